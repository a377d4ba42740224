import { ERROR_PATHS, type ErrorPath, type ErrorStatus } from './error-paths';

/** An error page, with its title and its description for the document's head. */
export interface ErrorPage {
  path: string;
  title: string;
  /** Two sentences: the problem and what to do. */
  description: string;
  status: ErrorStatus;
}

const TEXTS: Record<ErrorPath, Pick<ErrorPage, 'title' | 'description'>> = {
  '/error/400': {
    title: 'Onjuiste aanvraag',
    description: 'Wij begrijpen niet wat u opvraagt. Controleer het adres of ga terug naar de vorige pagina.',
  },
  '/error/401': {
    title: 'Inloggen vereist',
    description:
      'Deze pagina is alleen voor ingelogde gebruikers. Log in, of neem contact op als u geen account hebt.',
  },
  '/error/403': {
    title: 'Toegang geweigerd',
    description:
      'Deze pagina is alleen voor bepaalde gebruikersgroepen. Ga terug of neem contact met ons op.',
  },
  '/error/410': {
    title: 'Pagina verwijderd',
    description: 'Deze pagina is verwijderd en komt niet terug. Bekijk ons aanbod of ga naar de homepagina.',
  },
  '/error/500': {
    title: 'Serverfout',
    description:
      'Er ging iets mis op onze server. Laad de pagina opnieuw of probeer het over een paar minuten nog eens.',
  },
  '/error/502': {
    title: 'Verbindingsprobleem (Bad Gateway)',
    description: 'Onze servers kunnen elkaar even niet bereiken. Laad de pagina over een minuut opnieuw.',
  },
  '/error/503': {
    title: 'Tijdelijk offline',
    description:
      'De website is even niet bereikbaar. Probeer het over een paar minuten opnieuw, of bel of mail ons.',
  },
  '/error/504': {
    title: 'Time-out',
    description: 'Het antwoord van onze server duurde te lang. Probeer het nog een keer.',
  },
};

/** The pages `/error/…`. They are the shell's own, so that they work when every remote is down. */
export const errorPages: readonly ErrorPage[] = (Object.keys(ERROR_PATHS) as ErrorPath[]).map((path) => ({
  path,
  status: ERROR_PATHS[path],
  ...TEXTS[path],
}));
