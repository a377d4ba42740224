import { BACKEND_CALLS_PATH } from '../protocol/addresses';
import { backendCalls, parseOpenApi } from '../protocol/open-api';
import { type BackendCalls, parseBackendCalls } from '../protocol/release';
import { missingInBackend } from '../protocol/rules';
import { get } from './hosts';
import { canariesAmong, liveAmong, readStates } from './pointers';
import { openStore } from './store';

/**
 * The calls that the backend knows. Undefined when nobody says where it is, or when it does not say them: it is away, or too old.
 *
 * @param address of its health checks
 */
export async function askBackend(
  address: string | undefined = process.env.BACKEND_HEALTH_URL,
): Promise<BackendCalls | undefined> {
  if (!address) return undefined;
  try {
    return parseBackendCalls(await get(new URL(BACKEND_CALLS_PATH, address)));
  } catch {
    return undefined;
  }
}

/**
 * What the live releases and the canaries of a store need that another backend does not know, before that backend replaces the one that
 * runs.
 *
 * @param openApi its OpenAPI document
 * @returns a sentence for each
 * @throws InvalidRelease when it is no such document
 */
export async function missingInOtherBackend(location: string, openApi: string): Promise<string[]> {
  const { contract, calls } = parseOpenApi(openApi);
  const store = openStore(location);
  const states = await readStates(store);
  const known = backendCalls(contract, calls);
  const releases = [...liveAmong(states), ...(await canariesAmong(store, states))];
  return releases.flatMap((release) => missingInBackend(release, known) ?? []);
}
