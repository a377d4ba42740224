import type { KvkGegevens, VoertuigGegevens } from '@site/contract';
import {
  aandachtspunten,
  BEDRIJF_BRONNEN,
  bedrijfInWoorden,
  opgezochtOp,
  VOERTUIG_BRONNEN,
  voertuigInWoorden,
} from '@site/contract/facts';

/** What the register said about a vehicle, a line for each, with where that comes from. */
export function vehicleInWords(voertuig: VoertuigGegevens): string {
  return [
    ...lines(voertuigInWoorden(voertuig)),
    ...aandachtspunten(voertuig),
    `Bron: ${VOERTUIG_BRONNEN[voertuig.bron]}, ${opgezochtOp(voertuig)}`,
  ].join('\n');
}

/** The same of a company. */
export function companyInWords(kvk: KvkGegevens): string {
  const source = `Bron: ${BEDRIJF_BRONNEN[kvk.bron]}, ${opgezochtOp(kvk)}`;
  return [...lines(bedrijfInWoorden(kvk, new Date(kvk.opgezochtOp))), source].join('\n');
}

function lines(facts: readonly [name: string, value: string][]): string[] {
  return facts.map(([name, value]) => `${name}: ${value}`);
}
