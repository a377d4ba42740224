import { CALLS } from '@site/contract';
import {
  EMPTY_VALUES,
  expectRejected,
  INVALID_EMAILS,
  NON_STRING_VALUES,
} from '../../test/expect-rejected.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const MESSAGE = { name: 'Anna', email: 'anna@bedrijf.nl', subject: 'Vraag', message: 'Hoe zit het?' };

const rejected = (field: string, value: unknown, sentence: string) =>
  expectRejected(backend, () => backend.browser().post(CALLS.contact.path, { ...MESSAGE, [field]: value }), {
    [field]: sentence,
  });

test.each([
  ['name', 'Vul uw naam in.'],
  ['email', 'Vul uw e-mailadres in.'],
  ['subject', 'Vul een onderwerp in.'],
  ['message', 'Vul uw bericht in.'],
])('without text in %s: %s', async (field, sentence) => {
  for (const value of [...EMPTY_VALUES, ...NON_STRING_VALUES]) await rejected(field, value, sentence);
});

test.each([
  ['name', 201, 'Gebruik hoogstens 200 tekens.'],
  ['email', 255, 'Dit e-mailadres is te lang.'],
  ['subject', 201, 'Gebruik hoogstens 200 tekens.'],
  ['message', 20_001, 'Gebruik hoogstens 20000 tekens.'],
])('%s of %i characters: %s', async (field, length, sentence) => {
  await rejected(field, 'x'.repeat(length), sentence);
});

test.each(INVALID_EMAILS)('%j is not an e-mail address', async (email) => {
  await rejected('email', email, 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.');
});

test('the maximum length of every field is accepted', async () => {
  const body = {
    name: 'x'.repeat(200),
    email: `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.nl`,
    subject: 'x'.repeat(200),
    message: 'x'.repeat(20_000),
  };
  expect((await backend.browser().post(CALLS.contact.path, body)).status).toBe(200);
});
