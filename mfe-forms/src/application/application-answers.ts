import { type LeaseAnswers, NO_LEASE_ANSWERS } from './lease-answers';

export interface Applicant {
  /** First and last name in one field. */
  naam: string;
  email: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
}

export type ApplicationAnswers = Applicant & LeaseAnswers;

export const NO_APPLICATION_ANSWERS: ApplicationAnswers = {
  naam: '',
  email: '',
  telefoon: '',
  bedrijfsnaam: '',
  kvkNummer: '',
  ...NO_LEASE_ANSWERS,
};
