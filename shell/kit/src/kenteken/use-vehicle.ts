import { CALLS, type KentekenAnswer, type VoertuigGegevens } from '@site/contract';
import { isKenteken, normaliseKenteken } from '@site/contract/facts';
import { callApi } from '../api/api-client';
import { NO_ANSWER, type SEARCHES, useLookUp } from '../api/use-look-up';

/** What became of looking a plate up: the vehicle, or why there is none. */
export type Outcome = VoertuigGegevens | Exclude<KentekenAnswer['status'], 'gevonden'>;

/** Looks up a Dutch plate as soon as it is complete; null while it is not. */
export function useVehicle(typed: string): Outcome | typeof SEARCHES | null {
  return useLookUp(isKenteken(typed) ? normaliseKenteken(typed) : null, lookUp);
}

/** Whatever fails, the visitor goes on without. */
async function lookUp(kenteken: string): Promise<Outcome> {
  const { ok, answer } = await callApi(CALLS.kenteken, { params: { kenteken } }).catch(() => NO_ANSWER);
  if (ok && answer.status === 'onbekend') return answer.status;
  return (ok && answer.voertuig) || 'niet-beschikbaar';
}
