/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import fastify from 'fastify';
import { readSecurityContact, serveSecurityTxt } from './security-txt';

const DAY_MS = 86_400_000;
const site = { ...STANDAARD_IDENTITEIT, url: 'https://www.voorbeeld.nl' };
const SETTINGS = {
  SECURITY_CONTACT: 'mailto:security@voorbeeld.nl',
  SECURITY_EXPIRES: '2099-01-01T00:00:00+01:00',
};

/** The site with this contact, and what its log warns of. */
function served(contact: ReturnType<typeof readSecurityContact>) {
  const warnings: string[] = [];
  const app = fastify();
  app.log.warn = (line: unknown) => void warnings.push(String(line));
  if (contact) serveSecurityTxt(app, contact, site);
  return { get: () => app.inject('/.well-known/security.txt'), warnings };
}

test('security.txt says where leaks are reported, until when, and at which address it is', async () => {
  const { get, warnings } = served(readSecurityContact(SETTINGS));
  const { headers, body } = await get();
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@voorbeeld.nl',
    'Expires: 2098-12-31T23:00:00.000Z',
    'Preferred-Languages: nl, en',
    'Canonical: https://www.voorbeeld.nl/.well-known/security.txt',
    '',
  ]);
  expect(warnings).toEqual([]);
});

test('without a contact there is no security.txt', async () => {
  expect((await served(readSecurityContact({})).get()).statusCode).toBe(404);
});

test.each([
  ['is found, and the log asks for a new date, when it expires within thirty days', 29, 200],
  ['is not found when it has expired', -1, 404],
])('it %s', async (_, days, status) => {
  const contact = { contact: 'https://voorbeeld.nl/lek', expires: Date.now() + days * DAY_MS };
  const { get, warnings } = served(contact);
  expect((await get()).statusCode).toBe(status);
  expect(warnings).toEqual([expect.stringContaining('security.txt expires on')]);
});

test.each([
  ['SECURITY_CONTACT', { ...SETTINGS, SECURITY_CONTACT: 'security@voorbeeld.nl' }],
  ['SECURITY_EXPIRES', { ...SETTINGS, SECURITY_EXPIRES: '' }],
  ['SECURITY_EXPIRES', { ...SETTINGS, SECURITY_EXPIRES: '2027-01-01' }],
])('a wrong %s stops the start', (name, env) => {
  expect(() => readSecurityContact(env)).toThrow(name);
});
