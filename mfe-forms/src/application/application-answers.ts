import { type LeaseAnswers, NO_LEASE_ANSWERS } from './lease-answers';

/** Who applies, as it is typed. */
export interface Applicant {
  /** First and last name in one field. */
  naam: string;
  email: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
}

/** All that the public wizard asks. */
export type ApplicationAnswers = Applicant & LeaseAnswers;

/** The public wizard before anything is answered. */
export const NO_APPLICATION_ANSWERS: ApplicationAnswers = {
  naam: '',
  email: '',
  telefoon: '',
  bedrijfsnaam: '',
  kvkNummer: '',
  ...NO_LEASE_ANSWERS,
};
