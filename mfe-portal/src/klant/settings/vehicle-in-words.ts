import type { VoertuigGegevens } from '@site/contract';
import { aandachtspunten, opgezochtOp, VOERTUIG_BRONNEN, voertuigInWoorden } from '@site/contract/facts';

/** What the register said about a vehicle, a line for each, with where that comes from. */
export function vehicleInWords(voertuig: VoertuigGegevens): string {
  return [
    ...voertuigInWoorden(voertuig).map(([name, value]) => `${name}: ${value}`),
    ...aandachtspunten(voertuig),
    `Bron: ${VOERTUIG_BRONNEN[voertuig.bron]}, ${opgezochtOp(voertuig)}`,
  ].join('\n');
}
