import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRelease, REMOTES, type ReleasePage } from '@site/platform/protocol';
import { distOf } from '@site/testkit/shell';

/** The pages of remotes, as their builds describe them. */
function pagesOf(remotes: readonly string[]): readonly ReleasePage[] {
  return remotes.flatMap(
    (remote) => parseRelease(readFileSync(path.join(distOf(remote), 'release.json'), 'utf8')).pages,
  );
}

/** The address of every public page of these remotes, and of every document of its own below it. Default: of the whole site. */
export function publicPages(remotes = REMOTES): string[] {
  return pagesOf(remotes)
    .filter(({ personal }) => !personal)
    .flatMap(({ path: address, variants = [] }) => [address, ...variants.map((query) => address + query)]);
}

/** The addresses of the pages of one customer or employee. */
export function personalPages(remotes = REMOTES): string[] {
  return pagesOf(remotes)
    .filter(({ personal }) => personal)
    .map(({ path: address }) => address);
}

/** The addresses of the pages of one customer. Visitors are sent to the login, except from the wizard. */
export function customerPages(remotes = REMOTES): string[] {
  return personalPages(remotes).filter((address) => !address.startsWith('/kantoor'));
}

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
