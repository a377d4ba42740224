import type { ErrorStatus } from './statuses';

/** An error page, with its title and its description for the document's head. */
export interface ErrorPage {
  path: string;
  title: string;
  /** Two sentences: the problem and what to do. */
  description: string;
  status: ErrorStatus;
}

/** The pages `/error/…`. They are the shell's own, so that they work when every remote is down. */
export const errorPages: readonly ErrorPage[] = [
  {
    path: '/error/400',
    status: 400,
    title: 'Onjuiste aanvraag',
    description: 'Wij begrijpen deze aanvraag niet. Controleer het adres of ga terug naar de vorige pagina.',
  },
  {
    path: '/error/401',
    status: 401,
    title: 'Inloggen vereist',
    description:
      'Deze pagina is alleen voor ingelogde gebruikers. Log in, of neem contact op als u geen account hebt.',
  },
  {
    path: '/error/403',
    status: 403,
    title: 'Toegang geweigerd',
    description:
      'Deze pagina is alleen voor bepaalde gebruikersgroepen. Ga terug of neem contact met ons op.',
  },
  {
    path: '/error/410',
    status: 410,
    title: 'Pagina verwijderd',
    description: 'Deze pagina is verwijderd en komt niet terug. Bekijk ons aanbod of ga naar de homepagina.',
  },
  {
    path: '/error/500',
    status: 500,
    title: 'Serverfout',
    description:
      'Er ging iets mis op onze server. Laad de pagina opnieuw of probeer het over een paar minuten nog eens.',
  },
  {
    path: '/error/502',
    status: 502,
    title: 'Verbindingsprobleem (Bad Gateway)',
    description: 'Onze servers kunnen elkaar even niet bereiken. Laad de pagina over een minuut opnieuw.',
  },
  {
    path: '/error/503',
    status: 503,
    title: 'Tijdelijk offline',
    description:
      'De website is even niet bereikbaar. Probeer het over een paar minuten opnieuw, of bel of mail ons.',
  },
  {
    path: '/error/504',
    status: 504,
    title: 'Time-out',
    description: 'Het antwoord van onze server duurde te lang. Probeer het nog een keer.',
  },
];
