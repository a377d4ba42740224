/** A customer as the calls give it. Names, phone and company are empty text until they are known. */
export interface Customer {
  id: string;
  email: string;
  voornaam: string;
  achternaam: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
}

/** The part of a customer that he may change. The e-mail address is not in it: it can never be changed. */
export type CustomerProfile = Omit<Customer, 'id' | 'email'>;

/** The fields of a profile with the labels that people see. */
export const PROFIEL_LABELS: Readonly<Record<keyof CustomerProfile, string>> = {
  voornaam: 'Voornaam',
  achternaam: 'Achternaam',
  telefoon: 'Telefoonnummer',
  bedrijfsnaam: 'Bedrijfsnaam',
  kvkNummer: 'KvK nummer',
};

/** What makes an account complete, in the order in which it is asked. */
export const ACCOUNT_VELDEN = ['voornaam', 'achternaam', 'kvkNummer', 'bedrijfsnaam'] as const;

/** What an application needs: the account and a phone number to reach the applicant. */
export const AANVRAAG_VELDEN = ['voornaam', 'achternaam', 'telefoon', 'bedrijfsnaam', 'kvkNummer'] as const;

/** How far a profile is filled. */
export interface Volledigheid {
  /** Filled fields over asked fields, as a rounded percentage. */
  percentage: number;
  ontbreekt: (keyof CustomerProfile)[];
}

/** How far a profile is filled, over the given fields. A field of nothing but spaces counts as empty. */
export function volledigheid(
  profiel: Partial<CustomerProfile>,
  velden: readonly (keyof CustomerProfile)[] = ACCOUNT_VELDEN,
): Volledigheid {
  const ontbreekt = velden.filter((veld) => !profiel[veld]?.trim());
  return { percentage: Math.round(((velden.length - ontbreekt.length) / velden.length) * 100), ontbreekt };
}

/**
 * First and last name out of one field, as people fill it in: the first word is the first name, the rest, prefixes
 * such as "van der" included, the last name.
 */
export function splitsNaam(naam: string): { voornaam: string; achternaam: string } {
  const [voornaam = '', ...rest] = naam.trim().split(/\s+/);
  return { voornaam, achternaam: rest.join(' ') };
}
