import { X509Certificate } from 'node:crypto';
import {
  EMAIL,
  emailAddress,
  flag,
  list,
  mustBe,
  oneOf,
  requiredSetting,
  SITE_SETTINGS,
  serverSettings,
  setting,
  wholeNumber,
} from '@site/server';
import * as v from 'valibot';

/** An address with one of these protocols. The message does not show it: it may contain a password. */
const address = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    ),
  );

/** What an error says about a secret that is missing or too short. */
export const SECRET_EXPECTED = 'must be set to at least 32 random characters.';
const secret = v.pipe(v.string(), v.minLength(32, SECRET_EXPECTED));

/** The name is empty when only an address is given. */
function toSender(value: string): { name: string; address: string } {
  const [, name = '', mail = value] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(value) ?? [];
  return { name, address: mail };
}

const sender = v.pipe(
  v.string(),
  v.check((value) => EMAIL.test(toSender(value).address), mustBe('"Name <address>" or an e-mail address')),
  v.transform(toSender),
);

function isCertificate(pem: string): boolean {
  try {
    return Boolean(new X509Certificate(pem));
  } catch {
    return false;
  }
}

/** Every environment variable that the backend reads. */
export const SETTINGS = {
  ...SITE_SETTINGS,
  ...serverSettings({ PORT: '3000', TRUST_PROXY: 'loopback' }),
  DATABASE_URL: requiredSetting(
    'The PostgreSQL database: postgres://user:password@host:5432/name.',
    address('postgres:', 'postgresql:'),
  ),
  NODE_ENV: setting(
    '`production` rejects missing and placeholder secrets; `development` and `test` have default secrets.',
    oneOf(['production', 'development', 'test']),
    'development',
  ),
  SESSION_SECRET: setting(
    'Signs the session cookies. At least 32 characters; changing it logs all customers out.',
    secret,
  ),
  CODE_SECRET: setting(
    'Key of the stored login codes and the queued mails. At least 32 characters; changing it invalidates all codes.',
    secret,
  ),
  DATA_KEYS: setting(
    'Keys of what is kept encrypted, separated by commas, at least 32 characters each: the first encrypts, all decrypt. Empty: CODE_SECRET, which always decrypts too.',
    v.pipe(
      list,
      v.array(
        v.pipe(v.string(), v.minLength(32, 'must be a list of keys of at least 32 random characters.')),
      ),
    ),
    '',
  ),
  SMTP_URL: setting(
    'The mail server: smtp://user:password@host:587 or smtps://….',
    address('smtp:', 'smtps:'),
    'smtp://127.0.0.1:1025',
  ),
  SMTP_REQUIRE_TLS: setting(
    '`true` sends mails over an encrypted connection only, `false` also in clear text. Empty: true in production, unless the mail server is on the same machine.',
    flag,
  ),
  MAIL_FROM: setting(
    'The sender of all mails, `Name <address>` or an address. Empty: name and address of the site.',
    sender,
  ),
  OFFICE_EMAIL: setting(
    'Recipient of notices about applications and messages. Empty: the address of the site.',
    emailAddress,
  ),
  ORIGINS: setting(
    'Additional origins, separated by commas, whose pages may call the backend, besides SITE_URL.',
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.check(
            (value) => URL.canParse(value),
            mustBe('a list of addresses such as https://www.example.nl'),
          ),
        ),
      ),
    ),
    '',
  ),
  COOKIE_SECURE: setting(
    '`true` sends cookies over https only, `false` over http too. Empty: true when SITE_URL is https.',
    flag,
  ),
  RDW_URL: setting(
    'The open data of the RDW, where number plates are looked up: https://opendata.rdw.nl. Empty: they are not looked up.',
    address('http:', 'https:'),
  ),
  KVK_API_KEY: setting('The key for the API of the KvK, required with KVK_URL.', v.string()),
  KVK_CA: setting(
    'The root certificates that are trusted for that API, as PEM: it has a private root. Empty: those of Node.',
    v.pipe(
      v.string(),
      v.check(isCertificate, 'must be a certificate as PEM, of which KVK_CA_FILE can name the file.'),
    ),
  ),
  DOCUMENT_STORE: setting(
    'Where the documents of customers are kept, encrypted: a folder, or a bucket, as s3://bucket/folder. Empty: a temporary folder; in production no documents can be asked.',
    v.string(),
  ),
  CLAMAV_URL: setting(
    'The clamd that searches documents for viruses: tcp://clamav:3310. Empty: they are not searched.',
    address('tcp:'),
  ),
  IP_LIMIT_FACTOR: setting(
    'Multiplies every limit that counts by IP address, for visitors who share one. 1 to 1000.',
    wholeNumber(1, 1000),
    '1',
  ),
};
