import type { VoertuigType } from '@site/contract';

/** What can be leased, as the choice screen and the form name it. */
export const VOERTUIG_TYPE_LABELS: Readonly<Record<VoertuigType, string>> = {
  auto: 'Auto / Bedrijfswagen',
  equipment: 'Equipment / Scooters',
};
