import { CALLS } from '@site/contract';
import {
  EMPTY_VALUES,
  expectRejected,
  INVALID_EMAILS,
  NON_STRING_VALUES,
} from '../../test/expect-rejected.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let klant: LoggedIn;
beforeAll(async () => {
  backend = await TestBackend.start();
  klant = await backend.firstLogin('klant@bedrijf.nl');
});
afterAll(() => backend.stop());

/** Values that are not six digits, though some look similar. */
const NO_CODE = [
  '12345',
  '1234567',
  '12345a',
  'abcdef',
  '１２３４５６',
  '١٢٣٤٥٦',
  '-12345.',
  '1e5000',
  ...NON_STRING_VALUES,
];

describe.each([
  ['activate', {}],
  ['forgotCode', {}],
  ['verifyActivation', { code: '123456' }],
] as const)('%s', (call, rest) => {
  const rejected = (email: unknown, sentence: string) =>
    expectRejected(backend, () => backend.browser().post(CALLS[call].path, { ...rest, email }), {
      email: sentence,
    });

  test('requires an e-mail address', async () => {
    for (const email of [...EMPTY_VALUES, ...NON_STRING_VALUES])
      await rejected(email, 'Vul je emailadres in');
    for (const email of INVALID_EMAILS) {
      await rejected(email, 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.');
    }
    await rejected('x'.repeat(255), 'Dit e-mailadres is te lang.');
  });
});

test.each([
  ['verifyActivation', 'code', { email: 'klant@bedrijf.nl' }, 'Vul de complete 6-cijferige code in'],
  ['login', 'permanentCode', {}, 'Vul je 6-cijferige logincode in'],
  ['verify2fa', 'code', { customerId: 'x' }, 'Vul de complete 6-cijferige verificatiecode in'],
] as const)('%s needs six digits in %s', async (call, field, rest, sentence) => {
  for (const value of [...EMPTY_VALUES, ...NO_CODE]) {
    const body = { ...rest, [field]: value };
    await expectRejected(backend, () => backend.browser().post(CALLS[call].path, body), {
      [field]: sentence,
    });
  }
});

test('invisible characters in a copied address are ignored', async () => {
  const pasted = '\u202aGe\u200bplakt@bedrijf.nl\u202c\ufeff';
  expect((await backend.browser().post(CALLS.activate.path, { email: pasted })).status).toBe(200);
  const code = await backend.mailbox.takeCode('geplakt@bedrijf.nl', 'activatiecode');
  const activate = { email: 'geplakt@bedrijf.nl', code: `\u200b${code}\u200b` };
  expect((await backend.browser().post(CALLS.verifyActivation.path, activate)).status).toBe(200);
});

test('verify2fa requires the customer', async () => {
  for (const customerId of [...EMPTY_VALUES, ...NON_STRING_VALUES]) {
    const body = { customerId, code: '123456' };
    await expectRejected(backend, () => backend.browser().post(CALLS.verify2fa.path, body), {
      customerId: 'Uw inlogpoging is verlopen. Begin opnieuw met uw logincode.',
    });
  }
});

describe('profile', () => {
  const change = (body: unknown) =>
    klant.browser.put(CALLS.profile.path.replace('{id}', klant.customer.id), body);
  const current = async () => (await klant.browser.get(CALLS.customer.path)).body;

  test.each(['voornaam', 'achternaam', 'telefoon', 'bedrijfsnaam', 'kvkNummer'])(
    '%s is text of 200 characters at most',
    async (field) => {
      for (const value of NON_STRING_VALUES) {
        await expectRejected(backend, () => change({ [field]: value }), { [field]: 'Vul hier tekst in.' });
      }
      await expectRejected(backend, () => change({ [field]: 'x'.repeat(201) }), {
        [field]: 'Gebruik hoogstens 200 tekens.',
      });
    },
  );

  test('is trimmed, with normalised phone and KvK number', async () => {
    const reply = await change({
      voornaam: '  Jan ',
      achternaam: '\tvan  der\nBerg',
      telefoon: '+31 (0)6 - 12 34 56 78',
      bedrijfsnaam: ' Van der Berg <Bouw> ',
      kvkNummer: ' 1234-56.78 ',
    });
    expect([reply.status, reply.body]).toEqual([
      200,
      { success: true, message: 'Uw profiel is succesvol bijgewerkt' },
    ]);
    expect(await current()).toEqual({
      id: klant.customer.id,
      email: 'klant@bedrijf.nl',
      voornaam: 'Jan',
      achternaam: 'van der Berg',
      telefoon: '0612345678',
      bedrijfsnaam: 'Van der Berg <Bouw>',
      kvkNummer: '12345678',
      accountSinds: klant.customer.accountSinds,
    });
  });

  test('remembers that a company was chosen at the KvK, until another number is typed', async () => {
    await change({ kvkNummer: '6875 0110', kvkGekozen: true });
    await change({ voornaam: 'Jan' });
    expect(await current()).toMatchObject({ kvkNummer: '68750110', kvkGekozen: true });
    await change({ kvkNummer: '12345678' });
    expect(await current()).not.toHaveProperty('kvkGekozen');
  });

  test.each([
    ['06-12345678', '0612345678'],
    ['0031612345678', '0612345678'],
    ['+31 20 794 0000', '0207940000'],
    ['+32 470 12 34 56', '+32470123456'],
    ['020-7654321 ext. 34', '020-7654321 ext. 34'],
    ['06-12345678 liever mailen', '06-12345678 liever mailen'],
    ['06-12345678 (Piet)', '06-12345678 (Piet)'],
    ['14010', '14010'],
    ['bel mijn vrouw', 'bel mijn vrouw'],
    ['12', '12'],
    ['', ''],
  ])('the phone number %j is taken and stored as %j', async (telefoon, stored) => {
    expect((await change({ telefoon })).status).toBe(200);
    expect((await current()).telefoon).toBe(stored);
  });

  test.each([
    ['12 34 56 78', '12345678'],
    ['1234.5678', '12345678'],
    ['123', '123'],
    ['in oprichting', 'in oprichting'],
    ['', ''],
  ])('the KvK number %j is taken and stored as %j', async (kvkNummer, stored) => {
    expect((await change({ kvkNummer })).status).toBe(200);
    expect((await current()).kvkNummer).toBe(stored);
  });

  test('loses invisible characters, and keeps the joiners of emoji', async () => {
    const path = CALLS.profile.path.replace('{id}', klant.customer.id);
    const pasted = {
      telefoon: '\u202a+31 6 12 34 56 78\u202c',
      kvkNummer: '\u200e12345678',
      voornaam: '\u3164\u200b',
      achternaam: '👨‍👧',
    };
    expect((await klant.browser.put(path, pasted)).status).toBe(200);
    expect((await klant.browser.get(CALLS.customer.path)).body).toMatchObject({
      telefoon: '0612345678',
      kvkNummer: '12345678',
      voornaam: '',
      achternaam: '👨‍👧',
    });
  });

  test('without a field keeps its value', async () => {
    const before = await current();
    for (const body of [{}, { voornaam: null }, { voornaam: undefined, nieuw: 'x' }]) {
      expect((await change(body)).status).toBe(200);
    }
    expect(await current()).toEqual(before);
  });
});
