import { CALLS, type ComplaintBody, KLACHT_CATEGORIEEN, KLACHT_TEKENS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import {
  EMPTY_VALUES,
  expectRejected,
  INVALID_EMAILS,
  NON_STRING_VALUES,
} from '../../test/expect-rejected.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ SITE_PRODUCT: 'fietslease' });
});
afterAll(() => backend.stop());

const send = (changes: object) =>
  backend.browser().post(CALLS.complaints.path, { ...aComplaint({ klachtType: 'fietslease' }), ...changes });

const rejected = (changes: object, errors: Record<string, string>) =>
  expectRejected(backend, () => send(changes), errors);

test.each([
  ['klachtType', 'Kies over wie uw klacht gaat.'],
  ['naam', 'Vul uw naam in.'],
  ['email', 'Vul uw e-mailadres in.'],
  ['telefoon', 'Vul uw telefoonnummer in.'],
  ['klachtOnderwerp', 'Vul het onderwerp van uw klacht in.'],
  ['beschrijving', 'Beschrijf wat er is gebeurd.'],
])('without text in %s: %s', async (field, sentence) => {
  for (const value of [...EMPTY_VALUES, ...NON_STRING_VALUES])
    await rejected({ [field]: value }, { [field]: sentence });
});

test.each(['bedrijf', 'garagenaam', 'partnernaam', 'gewenstUitkomst', 'eerderContact'])(
  '%s may be empty or missing, and is text otherwise',
  async (field) => {
    for (const value of EMPTY_VALUES) {
      expect((await send({ [field]: value, email: `${field}@bedrijf.nl` })).status).toBe(200);
    }
    for (const value of NON_STRING_VALUES)
      await rejected({ [field]: value }, { [field]: 'Vul hier tekst in.' });
  },
);

test.each([
  ['naam', 1001, 'Gebruik hoogstens 1000 tekens.'],
  ['email', 255, 'Dit e-mailadres is te lang.'],
  ['telefoon', 201, 'Gebruik hoogstens 200 tekens.'],
  ['bedrijf', 1001, 'Gebruik hoogstens 1000 tekens.'],
  ['klachtOnderwerp', 1001, 'Gebruik hoogstens 1000 tekens.'],
  ['garagenaam', 1001, 'Gebruik hoogstens 1000 tekens.'],
  ['partnernaam', 1001, 'Gebruik hoogstens 1000 tekens.'],
  ['beschrijving', 200_001, 'Gebruik hoogstens 200.000 tekens.'],
  ['gewenstUitkomst', 200_001, 'Gebruik hoogstens 200.000 tekens.'],
  ['eerderContact', 200_001, 'Gebruik hoogstens 200.000 tekens.'],
])('%s of %i characters: %s', async (field, length, sentence) => {
  await rejected({ [field]: 'x'.repeat(length) }, { [field]: sentence });
});

test.each(INVALID_EMAILS)('%j is not an e-mail address', async (email) => {
  await rejected({ email }, { email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' });
});

test('a complaint is about the company by its configured name, a garage or a partner', async () => {
  for (const klachtType of ['zakenwiel', 'Fietslease', 'iemand', '__proto__', 'constructor']) {
    await rejected({ klachtType }, { klachtType: 'Kies over wie uw klacht gaat.' });
  }
  const types: Partial<ComplaintBody>[] = [
    { klachtType: 'fietslease' },
    { klachtType: 'garage', garagenaam: 'Garage Jansen' },
    { klachtType: 'partner', partnernaam: 'Bank' },
  ];
  for (const type of types) expect((await send({ ...type, email: 'over@bedrijf.nl' })).status).toBe(200);
});

test('a complaint about a garage or a partner requires its name, and not the other name', async () => {
  await rejected(
    { klachtType: 'garage', garagenaam: ' ', partnernaam: 'Bank' },
    { garagenaam: 'Vul de naam van de garage in bij een klacht over een garage.' },
  );
  await rejected(
    { klachtType: 'partner', garagenaam: 'Garage Jansen', partnernaam: null },
    { partnernaam: 'Vul de naam van de financial partner in bij een klacht over een partner.' },
  );
});

test('exactly the listed categories are accepted', async () => {
  for (const klachtCategorie of Object.keys(KLACHT_CATEGORIEEN)) {
    expect((await send({ klachtCategorie, email: 'categorie@bedrijf.nl' })).status).toBe(200);
  }
  for (const klachtCategorie of ['Communicatie', 'weer', '__proto__', 'toString', ...NON_STRING_VALUES]) {
    await rejected({ klachtCategorie }, { klachtCategorie: 'Kies een categorie uit de lijst.' });
  }
});

test('several errors are returned at once, each at its field', async () => {
  await rejected(
    { naam: '', email: 'jan@', beschrijving: '' },
    {
      naam: 'Vul uw naam in.',
      email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
      beschrijving: 'Beschrijf wat er is gebeurd.',
    },
  );
});

test('a complaint of the maximum length is stored and mailed in full, also in emoji', async () => {
  const email = 'lang@bedrijf.nl';
  const naam = 'n'.repeat(KLACHT_TEKENS.naam);
  const beschrijving = '🚐'.repeat(KLACHT_TEKENS.beschrijving);
  const eerderContact = `begin ${'regel\n'.repeat(KLACHT_TEKENS.eerderContact / 6 - 2)} eind`;
  const gewenstUitkomst = 'x'.repeat(KLACHT_TEKENS.gewenstUitkomst);
  const klachtOnderwerp = 'Een lang verhaal';
  const sent = await send({ email, naam, klachtOnderwerp, beschrijving, eerderContact, gewenstUitkomst });
  expect(sent.status).toBe(200);
  const { text = '' } = await backend.mailbox.take(
    'klachten@zakenwiel.example',
    'Nieuwe klacht: Een lang verhaal',
  );
  for (const answer of [naam, beschrijving, eerderContact, gewenstUitkomst]) {
    expect(text.includes(answer)).toBe(true);
  }
});
