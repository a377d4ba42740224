import type { VoertuigType } from '@site/contract';

/** As shown on the choice screen and in the form. */
export const VOERTUIG_TYPE_LABELS: Readonly<Record<VoertuigType, string>> = {
  auto: 'Auto / Bedrijfswagen',
  equipment: 'Equipment / Scooters',
};
