import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
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
  klant = await backend.customer('klant@bedrijf.nl');
});
afterAll(() => backend.stop());

describe.each(['sendLeaseEmail', 'leaseApplication'] as const)('%s', (call) => {
  const rejected = (changes: object, errors: Record<string, string>) =>
    expectRejected(
      backend,
      () => klant.browser.post(CALLS[call].path, { ...anApplication(), ...changes }),
      errors,
    );

  test.each([
    ['naam', 'Vul uw voor- en achternaam in.'],
    ['email', 'Vul uw e-mailadres in.'],
    ['telefoon', 'Vul uw telefoonnummer in.'],
    ['bedrijfsnaam', 'Vul de naam van uw bedrijf in.'],
    ['kvkNummer', 'Vul uw KvK-nummer in.'],
    ['voertuigLink', 'Vul de link naar het voertuig in.'],
  ])('without text in %s: %s', async (field, sentence) => {
    for (const value of [...EMPTY_VALUES, ...NON_STRING_VALUES])
      await rejected({ [field]: value }, { [field]: sentence });
  });

  test.each([
    ['naam', 201, 'Gebruik hoogstens 200 tekens.'],
    ['email', 255, 'Dit e-mailadres is te lang.'],
    ['telefoon', 51, 'Gebruik hoogstens 50 tekens.'],
    ['bedrijfsnaam', 201, 'Gebruik hoogstens 200 tekens.'],
    ['kvkNummer', 51, 'Gebruik hoogstens 50 tekens.'],
    ['voertuigLink', 2001, 'Gebruik hoogstens 2000 tekens.'],
  ])('%s of %i characters: %s', async (field, length, sentence) => {
    await rejected({ [field]: 'x'.repeat(length) }, { [field]: sentence });
  });

  test('an invalid e-mail address is rejected', async () => {
    for (const email of INVALID_EMAILS) {
      await rejected({ email }, { email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' });
    }
  });

  test.each([
    ['aanschafprijs', 'Vul een aanschafprijs in van meer dan €\u00a00.'],
    ['aanbetaling', 'Vul de aanbetaling in hele euro’s in.'],
    ['slottermijn', 'Vul de slottermijn in hele euro’s in.'],
    ['looptijd', 'Kies een looptijd.'],
  ])('%s is a whole number in digits: %s', async (field, sentence) => {
    const values = [
      '-1',
      '+5',
      '1e3',
      '0x10',
      '1.000',
      '1,50',
      '12 000',
      '€ 5',
      'NaN',
      '½',
      '١٢',
      '9'.repeat(16),
      -1,
      0.5,
    ];
    for (const value of [...values, true, {}, [], ['60']])
      await rejected({ [field]: value }, { [field]: sentence });
  });

  test.each([
    ['wantAanbetaling', 'Kies of u een aanbetaling wilt doen.'],
    ['wantSlottermijn', 'Kies of u een slottermijn wilt.'],
  ])('%s is yes or no: %s', async (field, sentence) => {
    for (const value of [undefined, null, '', 'true', 'ja', 0, 1, {}, []]) {
      await rejected({ [field]: value }, { [field]: sentence });
    }
  });

  test('a violated lease rule is rejected at the field to correct', async () => {
    const nul = { aanschafprijs: 'Vul een aanschafprijs in van meer dan €\u00a00.' };
    await rejected({ aanschafprijs: '0' }, nul);
    await rejected({ aanschafprijs: '000' }, nul);
    await rejected({ aanschafprijs: '' }, nul);
    for (const aanschafprijs of ['10000000', '999999999999999']) {
      await rejected(
        { aanschafprijs },
        { aanschafprijs: 'Vul een aanschafprijs in van hoogstens €\u00a09.999.999.' },
      );
    }
    await rejected(
      { aanschafprijs: '30000', aanbetaling: '23001' },
      { aanbetaling: 'De aanbetaling kan bij deze prijs hoogstens €\u00a023.000 zijn.' },
    );
    await rejected(
      { aanschafprijs: '7000', aanbetaling: '1' },
      { aanbetaling: 'Bij deze prijs is geen aanbetaling mogelijk.' },
    );
    await rejected(
      { aanschafprijs: '30001', slottermijn: '9001', wantSlottermijn: true },
      { slottermijn: 'De slottermijn kan bij deze prijs hoogstens €\u00a09.000 zijn (30% van de prijs).' },
    );
    await rejected(
      { aanschafprijs: '30000', aanbetaling: '23000', slottermijn: '9000', wantSlottermijn: true },
      {
        slottermijn:
          'Na uw aanbetaling blijft €\u00a07.000 over. De slottermijn moet lager zijn dan dat bedrag.',
      },
    );
    await rejected(
      { aanschafprijs: '30000', aanbetaling: '23000', slottermijn: '7000', wantSlottermijn: true },
      {
        slottermijn:
          'Na uw aanbetaling blijft €\u00a07.000 over. De slottermijn moet lager zijn dan dat bedrag.',
      },
    );
    for (const looptijd of ['0', '6', '13', '84', '600']) {
      await rejected({ looptijd }, { looptijd: 'Kies een looptijd van 12, 24, 36, 48, 60 of 72 maanden.' });
    }
    await rejected(
      {
        aanschafprijs: '30000',
        aanbetaling: '23001',
        slottermijn: '9001',
        wantSlottermijn: true,
        looptijd: '1',
      },
      {
        aanbetaling: 'De aanbetaling kan bij deze prijs hoogstens €\u00a023.000 zijn.',
        slottermijn: 'De slottermijn kan bij deze prijs hoogstens €\u00a09.000 zijn (30% van de prijs).',
        looptijd: 'Kies een looptijd van 12, 24, 36, 48, 60 of 72 maanden.',
      },
    );
  });
});

test.each([
  ['the largest down payment', { aanschafprijs: '30000', aanbetaling: '23000' }, [30_000, 23_000, 0, 60]],
  [
    'the largest final instalment',
    { aanschafprijs: '30001', aanbetaling: '0', slottermijn: '9000', wantSlottermijn: true },
    [30_001, 0, 9000, 60],
  ],
  [
    'both, when something is left to finance',
    { aanschafprijs: '30000', aanbetaling: '23000', slottermijn: '6999', wantSlottermijn: true },
    [30_000, 23_000, 6999, 60],
  ],
  ['the smallest price', { aanschafprijs: '1', wantAanbetaling: false, looptijd: '12' }, [1, 0, 0, 12]],
  ['the largest price', { aanschafprijs: '9999999', looptijd: '72' }, [9_999_999, 5000, 0, 72]],
  ['digits with zeros in front', { aanschafprijs: '0025000', looptijd: '060' }, [25_000, 5000, 0, 60]],
])('%s is stored in whole euros', async (what, changes, stored) => {
  const email = `${what.replace(/\W+/g, '-')}@bedrijf.nl`;
  const reply = await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email, ...changes }));
  expect([reply.status, reply.body.success]).toEqual([200, true]);
  const [row] = await backend.database.query('SELECT * FROM lease_applications WHERE email = $1', [email]);
  expect([row.aanschafprijs, row.aanbetaling, row.slottermijn, row.looptijd]).toEqual(stored);
  expect(row.status).toBe('pending');
});

test('every offered term is accepted', async () => {
  for (const looptijd of ['12', '24', '36', '48', '60', '72']) {
    const body = anApplication({ email: 'termijn@bedrijf.nl', looptijd });
    expect((await backend.browser().post(CALLS.sendLeaseEmail.path, body)).status).toBe(200);
  }
});

describe('linkApplication', () => {
  const link = (changes: object) => () =>
    klant.browser.post(CALLS.linkApplication.path, {
      customerId: klant.customer.id,
      leaseCode: 'ABCDEFG',
      ...changes,
    });

  test('a code is seven letters or digits', async () => {
    const wrong = 'Voer een geldige 7-cijferige code in';
    const length = 'De aanvraag code moet 7 tekens lang zijn';
    for (const leaseCode of [
      undefined,
      null,
      '',
      ' ',
      '- -',
      'ABC$EFG',
      "'OR'1'1",
      'ABCDEFÉ',
      ...NON_STRING_VALUES,
    ]) {
      await expectRejected(backend, link({ leaseCode }), { leaseCode: wrong });
    }
    for (const leaseCode of ['A', 'ABCDEF', 'ABCDEFGH', 'x'.repeat(10_000)]) {
      await expectRejected(backend, link({ leaseCode }), { leaseCode: length });
    }
  });

  test('the customer is required', async () => {
    for (const customerId of [...EMPTY_VALUES, ...NON_STRING_VALUES]) {
      await expectRejected(backend, link({ customerId }), {
        customerId: 'Voer een geldige 7-cijferige code in',
      });
    }
  });
});
