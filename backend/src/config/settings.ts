import { STANDAARD_IDENTITEIT as SITE } from '@site/contract';

/** A setting of the backend, read from an environment variable of the same name. */
export interface Setting {
  name: string;
  /** `null` when there is no default and the variable must be set. */
  default: string | null;
  /** Purpose and allowed values. */
  meaning: string;
  /** Required in production, and must not be a placeholder there. */
  secret?: true;
}

/** Every environment variable that the backend reads. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'DATABASE_URL',
    default: null,
    meaning: 'The PostgreSQL database: postgres://user:password@host:5432/name.',
  },
  { name: 'HOST', default: '127.0.0.1', meaning: 'The address that the backend listens on.' },
  { name: 'PORT', default: '3000', meaning: 'The port that the backend listens on; 0 takes a free one.' },
  {
    name: 'INTERNAL_PORT',
    default: '',
    meaning:
      'A separate port for /metrics and /api/health, which PORT then does not serve. Empty: the same port.',
  },
  {
    name: 'NODE_ENV',
    default: 'development',
    meaning:
      '`production` refuses missing and placeholder secrets; `development` and `test` have default secrets.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'What is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'SESSION_SECRET',
    default: '',
    meaning: 'Signs the session cookies. At least 32 characters; changing it logs all customers out.',
    secret: true,
  },
  {
    name: 'CODE_SECRET',
    default: '',
    meaning:
      'Key of the stored login codes and the queued mails. At least 32 characters; changing it invalidates all codes.',
    secret: true,
  },
  {
    name: 'SMTP_URL',
    default: 'smtp://127.0.0.1:1025',
    meaning: 'The mail server: smtp://user:password@host:587 or smtps://….',
  },
  {
    name: 'MAIL_FROM',
    default: '',
    meaning: 'The sender of all mails, `Name <address>` or an address. Empty: name and address of the site.',
  },
  {
    name: 'OFFICE_EMAIL',
    default: '',
    meaning: 'Recipient of notices about applications and messages. Empty: the address of the site.',
  },
  {
    name: 'ORIGINS',
    default: '',
    meaning: 'Additional origins, separated by commas, whose pages may call the backend, besides SITE_URL.',
  },
  {
    name: 'COOKIE_SECURE',
    default: '',
    meaning:
      '`true` sends cookies over https only, `false` over http too. Empty: true when SITE_URL is https.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'loopback',
    meaning:
      'Whose X-Forwarded-* headers are trusted: `loopback`, addresses or subnets separated by commas, `true` (all), `false` (none), or the number of proxies when nothing else can reach the backend.',
  },
  {
    name: 'IP_LIMIT_FACTOR',
    default: '1',
    meaning: 'Multiplies every limit that counts by IP address, for visitors who share one. 1 to 1000.',
  },
  { name: 'SITE_NAME', default: SITE.naam, meaning: 'The name of the company.' },
  {
    name: 'SITE_PRODUCT',
    default: SITE.productWaarde,
    meaning: 'The value of a complaint about the company itself.',
  },
  { name: 'SITE_PHONE', default: SITE.telefoon, meaning: 'The phone number, as it is shown.' },
  { name: 'SITE_EMAIL', default: SITE.email, meaning: 'The mail address of the office.' },
  { name: 'SITE_COMPLAINTS_EMAIL', default: SITE.klachtenEmail, meaning: 'The mail address for complaints.' },
  { name: 'SITE_URL', default: SITE.url, meaning: 'Where visitors reach the site.' },
];
