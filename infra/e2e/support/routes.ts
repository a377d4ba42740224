/** Every public page of the site, with its own h1. */
export const PUBLIC_PAGES = [
  '/',
  '/login',
  '/login/klant',
  '/login/partner',
  '/login/medewerker',
  '/login/klant/code-vergeten',
  '/login/partner/code-vergeten',
  '/login/medewerker/code-vergeten',
  '/contact',
  '/lease-aanvragen',
  '/lease-berekenen',
  '/klacht-indienen',
  '/binnenkort',
  '/financial-lease',
  '/lease-voordelen',
  '/lease-voorwaarden',
  '/leasen-zonder-jaarcijfers',
  '/leasen-met-bkr',
  '/faq',
  '/wat-is-financial-lease',
  '/waar-kan-ik-auto-leasen',
  '/auto-financieren',
  '/halal-leasen',
  '/schade',
  '/duurzaam-ondernemen',
  '/slimme-lease',
  '/innovatief-financieren',
  '/aanbod',
  '/search',
  '/search?q=lease',
  '/juridisch',
  '/juridisch?section=privacy',
  '/juridisch?section=toegankelijkheid',
  '/juridisch?section=cookies',
] as const;

/** The pages of one customer. Anonymous visitors are sent to the login, except from the wizard. */
export const CUSTOMER_PAGES = [
  '/klant',
  '/klant/account',
  '/klant/lease-aanvragen',
  '/klant/lease-koppelen',
  '/klant/instellingen',
  '/klant/lease-aanvraag',
] as const;

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
