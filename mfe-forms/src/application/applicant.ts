import type { Customer } from '@site/contract';
import { createContext, useContext } from 'react';
import type { Applicant } from './application-answers';

/** The applicant, from the account: first and last name joined. */
export function applicantOf(customer: Customer): Applicant {
  return {
    naam: `${customer.voornaam.trim()} ${customer.achternaam.trim()}`,
    email: customer.email,
    telefoon: customer.telefoon,
    bedrijfsnaam: customer.bedrijfsnaam,
    kvkNummer: customer.kvkNummer,
    ...(customer.kvkGekozen && { kvkGekozen: customer.kvkNummer }),
  };
}

/** The applicant is not an answer of the wizard, so that it always matches the account. */
export const ApplicantContext = createContext<Applicant | null>(null);

/**
 * The applicant.
 *
 * @throws outside the customer's wizard.
 */
export function useApplicant(): Applicant {
  const applicant = useContext(ApplicantContext);
  if (!applicant) throw new Error('useApplicant needs an ApplicantContext above it.');
  return applicant;
}
