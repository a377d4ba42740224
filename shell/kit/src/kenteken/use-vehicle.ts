import { CALLS, type KentekenAnswer, type VoertuigGegevens } from '@site/contract';
import { isKenteken, normaliseKenteken } from '@site/contract/facts';
import { useEffect, useState } from 'react';
import { callApi } from '../api/api-client';

/** What became of looking a plate up: `zoekt` while it is. */
export type Outcome =
  | { status: 'zoekt' | Exclude<KentekenAnswer['status'], 'gevonden'> }
  | { status: 'gevonden'; voertuig: VoertuigGegevens };

/** Looks up a Dutch plate as soon as it is complete; null while it is not. */
export function useVehicle(typed: string): Outcome | null {
  const plate = isKenteken(typed) ? normaliseKenteken(typed) : null;
  const [found, setFound] = useState<{ plate: string; outcome: Outcome } | null>(null);
  useEffect(() => {
    if (plate === null) return;
    let isWanted = true;
    lookUp(plate).then((outcome) => isWanted && setFound({ plate, outcome }));
    return () => {
      isWanted = false;
    };
  }, [plate]);
  if (plate === null) return null;
  return found?.plate === plate ? found.outcome : { status: 'zoekt' };
}

/** Whatever fails, the visitor goes on without. */
async function lookUp(kenteken: string): Promise<Outcome> {
  const { ok, answer } = await callApi(CALLS.kenteken, { params: { kenteken } }).catch(() => NO_ANSWER);
  if (ok && answer.status === 'onbekend') return { status: answer.status };
  return ok && answer.voertuig
    ? { status: 'gevonden', voertuig: answer.voertuig }
    : { status: 'niet-beschikbaar' };
}

const NO_ANSWER = { ok: false, answer: null } as const;
