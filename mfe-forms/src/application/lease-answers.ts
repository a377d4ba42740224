import {
  controleerLease,
  isLooptijd,
  type LeaseFout,
  type LeaseInvoer,
  LOOPTIJDEN,
  type VoertuigType,
} from '@site/contract';

/** What both wizards ask about the lease, as it is typed: amounts as digits in whole euros, the term in months as text. */
export interface LeaseAnswers {
  /** Not asked: what the calculator was set to, and a car or van otherwise. It sets the rate of the indication and is not sent. */
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

/** The lease before anything is answered: no down payment and no final instalment unless asked for. */
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

/** The answers as numbers. What is not wanted or not filled in counts as 0. */
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
 * The rule of the lease that an amount breaks, in words, or `null`. The caps follow the price, so an amount that was
 * fine when it was typed can be too high later on.
 */
export function brokenRule(answers: LeaseAnswers, field: LeaseFout['veld']): string | null {
  const input = leaseInput(answers);
  // The rules on amounts hold before a term is chosen as well.
  const looptijd = isLooptijd(input.looptijd) ? input.looptijd : LOOPTIJDEN[0];
  return controleerLease({ ...input, looptijd }).find((fout) => fout.veld === field)?.melding ?? null;
}

/** A link as a browser can open it: people leave `https://` out. */
export function openableLink(link: string): string {
  const trimmed = link.trim();
  return trimmed.startsWith('http') ? trimmed : `https://${trimmed}`;
}
