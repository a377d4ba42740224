import {
  type BedrijfAnswer,
  type BedrijvenAnswer,
  type KvkProfiel,
  type LeaseApplicationBody,
  STANDAARD_IDENTITEIT,
} from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NO_APPLICATION_ANSWERS } from '../application-answers';
import { leaseApplicationBody } from '../lease-application-body';
import { companyStep } from './company';

const user = userEvent.setup({ delay: null });

const FOUND: BedrijvenAnswer = {
  success: true,
  status: 'gevonden',
  bedrijven: [
    { kvkNummer: '68750110', naam: 'Van der Berg Bouw', straat: 'Dorpsstraat', plaats: 'Lutten' },
    { kvkNummer: '69599084', naam: 'Van der Berg Holding' },
  ],
  meer: false,
  bron: 'kvk',
};
const BOUW: KvkProfiel = {
  kvkNummer: '68750110',
  naam: 'Van der Berg Bouw',
  rechtsvorm: 'BeslotenVennootschap',
  begonnenOp: '2019-05-03',
  adres: 'Dorpsstraat 3, 7775 AB Lutten',
  bron: 'kvk',
  opgezochtOp: '2026-11-27T09:00:00.000Z',
};
const opened = (bedrijf: Partial<KvkProfiel> = {}): BedrijfAnswer => ({
  success: true,
  status: 'gevonden',
  bedrijf: { ...BOUW, ...bedrijf },
});

/** What an application with the answers of the step says. */
let application: LeaseApplicationBody;

function Company() {
  const [values, setValues] = useState(NO_APPLICATION_ANSWERS);
  const { Body } = companyStep;
  application = leaseApplicationBody(values, values);
  return (
    <Body
      values={values}
      set={(patch) => setValues((now) => ({ ...now, ...patch }))}
      error={null}
      fieldErrors={{}}
      goTo={() => {}}
    />
  );
}

function open(search: FakeApi[string], profile: FakeApi[string] = () => ({ body: opened() })) {
  return renderWithKit(<Company />, {
    site: { ...STANDAARD_IDENTITEIT, zoektBijKvk: true },
    api: { 'POST /api/company-search': search, 'GET /api/companies/{kvkNummer}': profile },
  });
}

const name = () => screen.getByRole('textbox', { name: 'Bedrijfsnaam' });
const number = () => screen.getByRole('textbox', { name: 'KvK nummer' });
const status = () => screen.getByRole('status');
const press = (button: string) => user.click(screen.getByRole('button', { name: button }));
const search = () => press('Zoek bij de KvK');

async function chooseBouw() {
  await user.type(name(), 'berg');
  await search();
  await user.click(await screen.findByRole('radio', { name: 'Van der Berg Bouw' }));
  await press('Vul dit bedrijf in');
}

it('finds companies by name, and fills in the one that is chosen', async () => {
  const { calls, container } = open(() => ({ body: FOUND }));
  await user.type(name(), 'berg');
  await search();
  await waitFor(() => expect(status()).toHaveTextContent('2 bedrijven gevonden.'));
  expect(screen.getByRole('radio', { name: 'Van der Berg Bouw' })).toHaveAccessibleDescription(
    'Dorpsstraat, Lutten, KvK 68750110',
  );
  await press('Vul dit bedrijf in');
  expect(screen.getByText('Kies eerst een bedrijf.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('radio', { name: 'Van der Berg Bouw' }));
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/company-search', { zoek: 'berg' }],
  ]);
  await press('Vul dit bedrijf in');
  expect(name()).toHaveValue('Van der Berg Bouw');
  expect(number()).toHaveValue('68750110');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  const facts = screen.getByRole('group', { name: 'Uw bedrijf volgens de KvK' });
  expect(facts).toHaveFocus();
  await screen.findByText('Bron: KvK. Opgezocht op 27 november 2026.');
  for (const fact of ['Bv', '3 mei 2019', 'Dorpsstraat 3, 7775 AB Lutten']) {
    expect(facts).toHaveTextContent(fact);
  }
  expect(calls.slice(1).map(({ path }) => path)).toEqual(['/api/companies/68750110']);
  expect(await axe(container)).toHaveNoViolations();
});

it('sends that the company was chosen, whatever its name is called, until another number is typed', async () => {
  open(() => ({ body: FOUND }));
  await user.type(number(), '6875.0110');
  expect(application).not.toHaveProperty('kvkGekozen');
  await user.clear(number());
  await chooseBouw();
  expect(application).toMatchObject({ bedrijfsnaam: 'Van der Berg Bouw', kvkGekozen: true });
  await user.type(name(), ' Jan');
  expect(application).toMatchObject({ bedrijfsnaam: 'Van der Berg Bouw Jan', kvkGekozen: true });
  await user.clear(number());
  await user.type(number(), '12345678');
  expect(application).not.toHaveProperty('kvkGekozen');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('searches for the number once that is complete, and one company needs no choice', async () => {
  const [company] = FOUND.bedrijven ?? [];
  const { calls } = open(() => ({ body: { ...FOUND, bedrijven: [company] } }));
  await user.type(name(), 'Bouwbedrijf');
  await user.type(number(), '6875 0110');
  await search();
  await waitFor(() => expect(status()).toHaveTextContent('1 bedrijf gevonden.'));
  expect(calls[0]?.body).toEqual({ zoek: '6875 0110' });
  await press('Vul dit bedrijf in');
  expect(name()).toHaveValue('Van der Berg Bouw');
});

it('asks for a name or a number first', async () => {
  const { calls } = open(() => ({ body: FOUND }));
  await search();
  expect(screen.getByText('Vul eerst uw bedrijfsnaam of KvK nummer in.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('says that there are more companies, and that examples are made up', async () => {
  open(
    () => ({ body: { ...FOUND, meer: true, bron: 'voorbeeld' } }),
    () => ({ body: opened({ bron: 'voorbeeld' }) }),
  );
  await chooseBouw();
  expect(await screen.findByText(/^Bron: voorbeeldgegevens, niet van de KvK\. Opgezocht/)).toBeVisible();
  await search();
  await waitFor(() => expect(status()).toHaveTextContent('Er zijn er meer.'));
  expect(screen.getByText('Bron: voorbeeldgegevens, niet van de KvK.')).toBeVisible();
});

it.each<[string, FakeApi[string], RegExp]>([
  ['finds nothing', () => ({ body: { success: true, status: 'onbekend' } }), /geen bedrijf met deze naam/],
  [
    'is not possible',
    () => ({ body: { success: true, status: 'niet-beschikbaar' } }),
    /nu niet bij de KvK zoeken/,
  ],
  ['is one too many', () => ({ status: 429, body: { success: false, message: 'Te vaak.' } }), /nu niet/],
  [
    'has no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /nu niet/,
  ],
  ['is answered by a newer backend', () => ({ body: { success: true, status: 'later' } }), /nu niet/],
])('a search that %s is one sentence, and no error', async (_what, answer, text) => {
  open(answer);
  await user.type(name(), 'berg');
  await search();
  await waitFor(() => expect(status()).toHaveTextContent(text));
  expect(status()).toHaveTextContent('gewoon verder');
  expect(name()).not.toHaveAttribute('aria-invalid');
});

it('a number that the register does not have is one sentence, and no error', async () => {
  open(() => ({ body: { success: true, status: 'onbekend' } }));
  await user.type(number(), '11111111');
  await search();
  await waitFor(() => expect(status()).toHaveTextContent('De KvK kent dit nummer niet. Klopt het?'));
  expect(number()).not.toHaveAttribute('aria-invalid');
});

it('says while it waits that it searches', async () => {
  open(() => new Promise(() => {}));
  await user.type(name(), 'berg');
  await search();
  await waitFor(() => expect(status()).toHaveTextContent('Wij zoeken bij de KvK.'));
});

it('keeps the choice when what the register says about it cannot be shown', async () => {
  open(
    () => ({ body: FOUND }),
    () => ({ body: { success: true, status: 'niet-beschikbaar' } }),
  );
  await chooseBouw();
  expect(await screen.findByText(/gegevens van dit bedrijf nu niet ophalen/)).toBeVisible();
  expect(application).toMatchObject({ kvkNummer: '68750110', kvkGekozen: true });
});

it('explains what a young company means for the application', async () => {
  const today = new Date().toISOString().slice(0, 10);
  open(
    () => ({ body: FOUND }),
    () => ({ body: opened({ begonnenOp: today }) }),
  );
  await chooseBouw();
  expect(await screen.findByText(/bestaat uw bedrijf nog geen maand/)).toBeVisible();
});

it('is not there where the site does not search at the KvK', () => {
  renderWithKit(<Company />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
