import type { CompanyFields } from '@site/kit/controls';
import { type LeaseAnswers, NO_LEASE_ANSWERS } from './lease-answers';

export interface Applicant extends CompanyFields {
  /** First and last name in one field. */
  naam: string;
  email: string;
  telefoon: string;
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
