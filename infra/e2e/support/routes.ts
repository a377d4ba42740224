import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRelease, REMOTES } from '@site/release';
import { distOf } from '@site/testkit/shell';

/** All pages of the remotes, as their builds describe them. */
const pages = REMOTES.flatMap(
  (remote) => parseRelease(readFileSync(path.join(distOf(remote), 'release.json'), 'utf8')).pages,
);

/** The address of every public page and of every document of its own below it, each with its own h1; and a search with results. */
export const PUBLIC_PAGES: readonly string[] = [
  ...pages
    .filter(({ personal }) => !personal)
    .flatMap(({ path: address, variants = [] }) => [address, ...variants.map((query) => address + query)]),
  '/search?q=lease',
];

/** The pages of one customer. Anonymous visitors are sent to the login, except from the wizard. */
export const CUSTOMER_PAGES: readonly string[] = pages
  .filter(({ personal }) => personal)
  .map(({ path: address }) => address);

/** The pages about an error, with their titles. */
export const ERROR_PAGES: Readonly<Record<string, string>> = {
  '/error/400': 'Onjuiste aanvraag',
  '/error/401': 'Inloggen vereist',
  '/error/403': 'Toegang geweigerd',
  '/error/410': 'Pagina verwijderd',
  '/error/500': 'Serverfout',
  '/error/502': 'Verbindingsprobleem (Bad Gateway)',
  '/error/503': 'Tijdelijk offline',
  '/error/504': 'Time-out',
};
