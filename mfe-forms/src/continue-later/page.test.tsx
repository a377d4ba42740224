import type { Customer } from '@site/contract';
import { myLease } from '@site/kit';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import ContinuePage from './page';

const JAN: Customer = {
  id: 'klant-1',
  email: 'jan@bakkerij.nl',
  voornaam: 'Jan',
  achternaam: 'van der Berg',
  telefoon: '0612345678',
  bedrijfsnaam: 'Bakkerij Van der Berg',
  kvkNummer: '12345678',
};

const DRAFT = { success: true, antwoorden: '{"naam":"Jan","aanschafprijs":"25000"}', stap: 'prijs' };
const PUBLIC = '/lease-aanvragen/verder';
const OF_CUSTOMER = '/klant/lease-aanvraag/verder';

beforeEach(() => sessionStorage.clear());

const open = (path: string, api: FakeApi = {}) => renderWithKit(<ContinuePage />, { path, api });
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const refusal = (status: number, message: string): FakeApi => ({
  'POST /api/lease-drafts/open': () => ({ status, body: { success: false, message } }),
});

test('The link goes on to the wizard, with everything filled in, at the step where the visitor was', async () => {
  myLease.store({
    voertuigType: 'auto',
    aanschafprijs: '9000',
    aanbetaling: '',
    slottermijn: '',
    looptijd: '12',
  });
  sessionStorage.setItem('lease-aanvragen-verstuurd', '{"email":"x@y.nl","at":1}');
  const { calls, location } = open(`${PUBLIC}#abc-DEF_1`, {
    'POST /api/lease-drafts/open': () => ({ body: DRAFT }),
  });
  expect(await screen.findByText('Uw aanvraag wordt geopend')).toBeInTheDocument();
  await expectAt(location, '/lease-aanvragen');
  expect(calls.find(({ path }) => path === '/api/lease-drafts/open')?.body).toEqual({ concept: 'abc-DEF_1' });
  expect(location()).toMatchObject({
    hash: '',
    state: { wizard: { 'lease-aanvragen': { step: 'prijs' } } },
  });
  expect(stored('lease-aanvragen')).toEqual({
    values: { naam: 'Jan', aanschafprijs: '25000', concept: 'abc-DEF_1', dealer: '' },
    step: 'prijs',
  });
  // Neither another calculation of this tab nor an application that it sent before takes its place.
  expect(myLease.read()).toBeNull();
  expect(stored('lease-aanvragen-verstuurd')).toBeNull();
});

test('What a dealer began says who did, before the customer goes on at the first step', async () => {
  const { user, location } = open(`${PUBLIC}#abc`, {
    'POST /api/lease-drafts/open': () => ({ body: { ...DRAFT, stap: '', dealer: 'Autobedrijf De Brug' } }),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Autobedrijf De Brug begon deze aanvraag voor u' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Verder met uw aanvraag' }));
  await expectAt(location, '/lease-aanvragen');
  expect(stored('lease-aanvragen')).toMatchObject({ values: { dealer: 'Autobedrijf De Brug' }, step: '' });
});

test('A link that was used, is old or was replaced says what to do', async () => {
  const reason = 'U hebt later een nieuwe link gekregen. Open de link in onze nieuwste e-mail.';
  const { container } = open(`${PUBLIC}#oud`, refusal(410, reason));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nieuwe aanvraag beginnen' })).toHaveAttribute(
    'href',
    '/lease-aanvragen',
  );
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([PUBLIC, OF_CUSTOMER])(
  '%s without a link says where it is, and asks the backend nothing',
  async (path) => {
    const { calls } = open(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Open de link in uw e-mail' }),
    ).toBeInTheDocument();
    expect(calls.some((call) => call.path.startsWith('/api/lease-drafts'))).toBe(false);
  },
);

test('After a lost connection it can be tried again', async () => {
  let reachable = false;
  const { user, location } = open(`${PUBLIC}#abc`, {
    'POST /api/lease-drafts/open': () => {
      if (!reachable) throw new TypeError('no connection');
      return { body: DRAFT };
    },
  });
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  reachable = true;
  await user.click(again);
  await expectAt(location, '/lease-aanvragen');
});

test('What was filled in is deleted only after a question, because mail programs open links', async () => {
  const { calls, user } = open(`${PUBLIC}#verwijder=abc`, {
    'DELETE /api/lease-drafts': () => ({ body: { success: true } }),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Verwijderen wat u invulde?' }),
  ).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.startsWith('/api/lease-drafts'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verwijder wat ik invulde' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Verwijderd' })).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ concept: 'abc' });
});

test('The link of a customer asks for a login, which returns to it', async () => {
  const { user, location } = open(`${OF_CUSTOMER}#abc`);
  await user.click(await screen.findByRole('link', { name: 'Inloggen' }));
  expect(location()).toMatchObject({ pathname: '/login/klant', state: { naar: `${OF_CUSTOMER}#abc` } });
});

test('The link of a customer goes on to the wizard of the account', async () => {
  const { location } = open(`${OF_CUSTOMER}#abc`, {
    'GET /api/customers/auth': () => ({ body: JAN }),
    'POST /api/lease-drafts/open': () => ({ body: DRAFT }),
  });
  await expectAt(location, '/klant/lease-aanvraag');
  expect(stored('lease-aanvraag-klant-1').step).toBe('prijs');
});

function expectAt(location: () => { pathname: string }, pathname: string): Promise<void> {
  return waitFor(() => expect(location().pathname).toBe(pathname));
}
