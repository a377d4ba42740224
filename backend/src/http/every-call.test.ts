import { KLACHT_BYTES } from '@site/contract';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';
import { EVERY_CALL, type EveryCallName } from './every-call.js';

let backend: TestBackend;
let klant: LoggedIn;
beforeAll(async () => {
  backend = await TestBackend.start();
  klant = await backend.customer('klant@bedrijf.nl');
});
afterAll(() => backend.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const rejection = (message: string) => ({ success: false, message });

const calls = Object.entries(EVERY_CALL).map(([name, { method, path }]) => ({
  name: name as EveryCallName,
  method,
  path,
}));
/** Without those that take files: see `src/documents/`. */
const changes = calls.filter(({ method, name }) => method !== 'GET' && !name.startsWith('sendDocument'));

/** Calls as the customer, with their id in the path. */
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  klant.browser.send(method, path.replace('{id}', klant.customer.id), body, headers);

test.each(calls)(
  '$name with another method than $method is rejected, with the methods that it has',
  async ({ method, path }) => {
    const known = calls.filter((call) => call.path === path).map((call) => call.method as string);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => !known.includes(other));
    expect(others).not.toContain(method);
    for (const other of others) {
      const { status, body, headers } = await send(other, path, other === 'GET' ? undefined : {}, {});
      expect([status, headers.get('allow')?.split(', ').sort()]).toEqual([405, [...known].sort()]);
      expect(body).toEqual(rejection('Dit adres bestaat niet.'));
    }
  },
);

test.each(changes)('$name accepts JSON only', async ({ method, path }) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
    '*/*',
    'json',
  ]) {
    const { status, body } = await send(method, path, '{"email":"a@b.nl"}', { 'content-type': type });
    expect([type, status]).toEqual([type, 415]);
    expect(body).toEqual(
      rejection('Wat u stuurde, heeft niet de juiste vorm. Open de website opnieuw en probeer het nog eens.'),
    );
  }
});

test.each(changes)('$name rejects invalid JSON and JSON that is not an object', async ({ method, path }) => {
  for (const text of [
    '{',
    '{"email":',
    '[]',
    '[[]]',
    '[{}]',
    '"tekst"',
    '1',
    'true',
    '{}x',
    '\u0000',
    "{'a':1}",
  ]) {
    const { status, body } = await send(method, path, text, JSON_TYPE);
    expect([text, status]).toEqual([text, 400]);
    expect(body).toEqual(rejection('Wat u stuurde, is niet goed aangekomen. Probeer het opnieuw.'));
  }
});

test.each(changes)('$name rejects keys for prototype pollution', async ({ method, path }) => {
  for (const text of ['{"__proto__":{"success":false}}', '{"constructor":{"prototype":{"x":1}}}']) {
    const { status } = await send(method, path, text, JSON_TYPE);
    expect(status).toBe(400);
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test.each(changes)('$name rejects a body that is too large', async ({ name, path, method }) => {
  const limit = name === 'complaints' ? KLACHT_BYTES : 64 * 1024;
  const { status, body } = await send(method, path, `{"x":"${'x'.repeat(limit)}"}`, JSON_TYPE);
  expect(status).toBe(413);
  expect(body).toEqual(rejection('Uw bericht is te groot. Maak het korter en probeer het opnieuw.'));
});

test.each(changes)('$name rejects requests of another site', async ({ path, method }) => {
  const { status, body } = await send(method, path, {}, { ...JSON_TYPE, origin: 'https://kwaad.example' });
  expect(status).toBe(403);
  expect(body).toEqual(
    rejection('Deze aanvraag komt niet van onze website. Open de website opnieuw en probeer het nog eens.'),
  );
});

const behindLogin: EveryCallName[] = [
  'customer',
  'profile',
  'customerData',
  'deleteCustomer',
  'applications',
  'documents',
  'documentFile',
  'removeDocumentFile',
  'linkApplication',
  'leaseApplication',
];
test.each(behindLogin)('%s needs a session', async (name) => {
  const { method, path } = EVERY_CALL[name];
  const body = method === 'GET' ? undefined : {};
  const reply = await backend.browser().send(method, path.replace('{id}', klant.customer.id), body, {});
  expect([reply.status, reply.body]).toEqual([401, rejection('U bent niet ingelogd. Log opnieuw in.')]);
});
