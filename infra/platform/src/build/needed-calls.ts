import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { backendCalls, parseOpenApi } from '../protocol/open-api';
import type { BackendCalls } from '../protocol/release';

/** What a Node build, whose names are kept, reads of the calls of the contract: `contract.CALLS.contact`, `office.OFFICE_CALLS.officeToday`. */
const READ_CALL = /\.(?:OFFICE_)?CALLS\b(?:\.(\w+))?/g;

/**
 * The calls that a remote makes, with all fields that the contract has for them: which of them it sends is not told by its code. All
 * calls, when it reads them in another way than by their names.
 *
 * @param folder of the Node build
 * @param openApi file with the OpenAPI document of the backend
 * @returns undefined when it makes none
 * @throws Error when it makes a call that is not described
 */
export async function neededCalls(folder: string, openApi: string): Promise<BackendCalls | undefined> {
  const made = new Set<string | undefined>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.c?js$/.test(file)) continue;
    const code = await readFile(path.join(folder, file), 'utf8');
    for (const [, name] of code.matchAll(READ_CALL)) made.add(name);
  }
  if (made.size === 0) return undefined;
  const { contract, calls } = parseOpenApi(await readFile(openApi, 'utf8'));
  if (made.has(undefined)) return backendCalls(contract, calls);
  const missing = [...made].find((name) => !calls.some((call) => call.name === name));
  if (missing) {
    throw new Error(`The call ${missing} is not in backend/openapi.json: run npm -C backend run openapi.`);
  }
  return backendCalls(
    contract,
    calls.filter(({ name }) => made.has(name)),
  );
}
