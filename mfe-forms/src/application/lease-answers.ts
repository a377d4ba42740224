import {
  checkLease,
  GEEN_VOERTUIG,
  isLooptijd,
  type LeaseFout,
  type LeaseInvoer,
  LOOPTIJDEN,
  type VoertuigType,
} from '@site/contract';
import { formatKenteken } from '@site/contract/facts';

/** The answers about the lease in both wizards, as typed: amounts as digits in whole euros, the term in months as text. */
export interface LeaseAnswers {
  /** Empty until it is chosen, here or in the calculator. It determines the indicative rate: without it that of a car or van. */
  voertuigType: VoertuigType | '';
  /** The applicant has not chosen a vehicle yet; `voertuigLink` does not count then. */
  geenVoertuig: boolean;
  voertuigLink: string;
  /** As typed; does not count either while there is no vehicle. */
  kenteken: string;
  /** With VAT. */
  aanschafprijs: string;
  /** The price is typed without VAT. Only for its field: what is sent is with VAT. */
  exclusiefBtw: boolean;
  wantAanbetaling: boolean;
  /** Empty unless a down payment is wanted. */
  aanbetaling: string;
  wantSlottermijn: boolean;
  /** Empty unless a final instalment is wanted. */
  slottermijn: string;
  /** Empty until a term is chosen. */
  looptijd: string;
  opmerking: string;
  /** The token of the draft that these answers were kept as; empty when they were not. It is never kept with them. */
  concept: string;
  /** The name of the dealer who began the application; empty when the visitor did. Not sent: the draft has it. */
  dealer: string;
}

/** Without answers: no down payment and no final instalment. */
export const NO_LEASE_ANSWERS: LeaseAnswers = {
  voertuigType: '',
  geenVoertuig: false,
  voertuigLink: '',
  kenteken: '',
  aanschafprijs: '',
  exclusiefBtw: false,
  wantAanbetaling: false,
  aanbetaling: '',
  wantSlottermijn: false,
  slottermijn: '',
  looptijd: '',
  opmerking: '',
  concept: '',
  dealer: '',
};

/** The vehicle in words: the address of its advertisement, what the applicant wrote instead, or that there is none yet. */
export function vehicleText({ geenVoertuig, voertuigLink }: LeaseAnswers): string {
  return geenVoertuig ? GEEN_VOERTUIG : voertuigLink.trim();
}

/** The plate with its dashes; empty when there is none. */
export function plateText({ geenVoertuig, kenteken }: LeaseAnswers): string {
  return geenVoertuig ? '' : formatKenteken(kenteken);
}

/** The answers as numbers. What is declined or empty counts as 0. */
export function leaseInput(answers: LeaseAnswers): LeaseInvoer {
  return {
    voertuigType: answers.voertuigType || 'auto',
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
