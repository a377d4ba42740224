import { normaliseKvkNumber } from '@site/contract';
import { type LeaseAnswers, NO_LEASE_ANSWERS } from './lease-answers';

export interface Applicant {
  /** First and last name in one field. */
  naam: string;
  email: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
  /** The number of the company that was chosen at the KvK; missing or empty when none was. */
  kvkGekozen?: string;
}

export type ApplicationAnswers = Applicant & LeaseAnswers;

export const NO_APPLICATION_ANSWERS: ApplicationAnswers = {
  naam: '',
  email: '',
  telefoon: '',
  bedrijfsnaam: '',
  kvkNummer: '',
  kvkGekozen: '',
  ...NO_LEASE_ANSWERS,
};

/** Was the company of this number chosen at the KvK? Not any more once another number is typed. */
export function isChosenAtKvk({
  kvkNummer,
  kvkGekozen,
}: Pick<Applicant, 'kvkNummer' | 'kvkGekozen'>): boolean {
  return Boolean(kvkGekozen) && normaliseKvkNumber(kvkNummer) === kvkGekozen;
}
