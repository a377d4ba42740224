import { isBlank } from './text.js';

/** A customer as returned by the API. Names, phone and company are empty until known. */
export interface Customer {
  id: string;
  email: string;
  voornaam: string;
  achternaam: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
  /** Whether the customer chose that company at the KvK. Missing when it was typed. */
  kvkGekozen?: boolean;
  /** When the account was activated, ISO 8601, UTC. Missing in the answer of an older backend. */
  accountSinds?: string;
}

/** The fields that a customer may change. The e-mail address can never be changed. */
export type CustomerProfile = Omit<Customer, 'id' | 'email' | 'kvkGekozen' | 'accountSinds'>;

/** Labels of the profile fields. */
export const PROFIEL_LABELS: Readonly<Record<keyof CustomerProfile, string>> = {
  voornaam: 'Voornaam',
  achternaam: 'Achternaam',
  telefoon: 'Telefoonnummer',
  bedrijfsnaam: 'Bedrijfsnaam',
  kvkNummer: 'KvK nummer',
};

/** The fields of a complete account, in the order in which the pages ask them. */
export const ACCOUNT_VELDEN = ['voornaam', 'achternaam', 'kvkNummer', 'bedrijfsnaam'] as const;

/** The fields that an application requires. */
export const AANVRAAG_VELDEN = ['voornaam', 'achternaam', 'telefoon', 'bedrijfsnaam', 'kvkNummer'] as const;

export interface Volledigheid {
  /** Share of filled fields, rounded. */
  percentage: number;
  ontbreekt: (keyof CustomerProfile)[];
}

/** Completeness of a profile over the given fields. A field that shows nothing counts as empty. */
export function volledigheid(
  profiel: Partial<CustomerProfile>,
  velden: readonly (keyof CustomerProfile)[] = ACCOUNT_VELDEN,
): Volledigheid {
  const ontbreekt = velden.filter((veld) => isBlank(profiel[veld] ?? ''));
  return { percentage: Math.round(((velden.length - ontbreekt.length) / velden.length) * 100), ontbreekt };
}
