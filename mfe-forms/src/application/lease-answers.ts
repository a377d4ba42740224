import {
  checkLease,
  isLooptijd,
  type LeaseFout,
  type LeaseInvoer,
  LOOPTIJDEN,
  type VoertuigType,
} from '@site/contract';

/** The answers about the lease in both wizards, as typed: amounts as digits in whole euros, the term in months as text. */
export interface LeaseAnswers {
  /** Not asked: the type in the calculator, else a car or van. It determines the indicative rate and is not sent. */
  voertuigType: VoertuigType;
  voertuigLink: string;
  aanschafprijs: string;
  wantAanbetaling: boolean;
  /** Empty unless a down payment is wanted. */
  aanbetaling: string;
  wantSlottermijn: boolean;
  /** Empty unless a final instalment is wanted. */
  slottermijn: string;
  /** Empty until a term is chosen. */
  looptijd: string;
}

/** Without answers: no down payment and no final instalment. */
export const NO_LEASE_ANSWERS: LeaseAnswers = {
  voertuigType: 'auto',
  voertuigLink: '',
  aanschafprijs: '',
  wantAanbetaling: false,
  aanbetaling: '',
  wantSlottermijn: false,
  slottermijn: '',
  looptijd: '',
};

/** The answers as numbers. What is declined or empty counts as 0. */
export function leaseInput(answers: LeaseAnswers): LeaseInvoer {
  return {
    voertuigType: answers.voertuigType,
    aanschafprijs: Number(answers.aanschafprijs),
    aanbetaling: answers.wantAanbetaling ? Number(answers.aanbetaling) : 0,
    slottermijn: answers.wantSlottermijn ? Number(answers.slottermijn) : 0,
    looptijd: Number(answers.looptijd),
  };
}

/**
 * The error message of an amount, or `null`. The caps follow the price, so an amount that was valid when it was typed can be
 * too high later.
 */
export function brokenRule(answers: LeaseAnswers, field: LeaseFout['veld']): string | null {
  const input = leaseInput(answers);
  // The rules for amounts also apply before a term is chosen.
  const looptijd = isLooptijd(input.looptijd) ? input.looptijd : LOOPTIJDEN[0];
  return checkLease({ ...input, looptijd }).find((fout) => fout.veld === field)?.melding ?? null;
}

/** Adds the `https://` that people leave out. */
export function openableLink(link: string): string {
  const trimmed = link.trim();
  return trimmed.startsWith('http') ? trimmed : `https://${trimmed}`;
}
