import type { VoertuigType } from '@site/contract';

/** Path of the calculator's choice screen. */
export const CALCULATOR_PATH = '/lease-berekenen';

/** What can be leased, as the choice screen and the form name it. */
export const VOERTUIG_TYPE_LABELS: Readonly<Record<VoertuigType, string>> = {
  auto: 'Auto / Bedrijfswagen',
  equipment: 'Equipment / Scooters',
};

/** The address of the calculator for one type. The choice lives in the address, so it is a link and works in any browser. */
export function calculatorPath(type: VoertuigType): string {
  return `${CALCULATOR_PATH}?type=${type}`;
}

/** The chosen type out of the address, `null` when none or an unknown one stands there. */
export function voertuigTypeUit(parameters: URLSearchParams): VoertuigType | null {
  const type = parameters.get('type');
  return type === 'auto' || type === 'equipment' ? type : null;
}
