import type { AanvraagRij } from '@site/contract/office';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { seeToast } from '../../testing/see';
import AanvragenPage from '../aanvragen/page';
import { Behandelaar } from './behandelaar';
import { PhoneLink } from './contact-links';
import { OfficePage } from './office-page';
import { useKeptForm } from './use-kept-form';

beforeEach(() => sessionStorage.clear());

const BEA = { id: '9a55c0e0-3f0a-4f6e-9a55-0d4f7c1f2a61', naam: 'Bea Bakker' };
const row = (leaseCode: string, more: Partial<AanvraagRij> = {}): AanvraagRij => ({
  leaseCode,
  status: 'pending',
  ontvangenOp: '2026-11-20T09:00:00.000Z',
  naam: 'Jan van der Berg',
  bedrijfsnaam: `Bedrijf ${leaseCode}`,
  kvkNummer: '68750110',
  telefoon: '06 - 12 34 56 78',
  email: 'jan@bedrijf.example',
  aanschafprijs: 25_000,
  looptijd: 60,
  ...more,
});
const LOGGED_IN: FakeApi = {
  'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }),
};
const listed = (rijen: AanvraagRij[], totaal = rijen.length): FakeApi => ({
  ...LOGGED_IN,
  'GET /api/office/applications': () => ({ body: { success: true, rijen, totaal, meer: false } }),
});
const renderList = (api: FakeApi, path = '/kantoor/aanvragen') =>
  renderWithKit(<AanvragenPage />, { site: WITH_OFFICE, api, path });
const asked = (calls: { path: string }[]) =>
  calls.flatMap(({ path }) =>
    path.startsWith('/api/office/applications') ? [path.split('?')[1] ?? ''] : [],
  );

test('a list shows who, how far and who has it, and each row leads to its case', async () => {
  const rijen = [row('K7M2PQ9', { behandelaar: BEA, offerte: 'akkoord' }), row('B2C3D4F')];
  const { container } = renderList(listed(rijen));
  const table = await screen.findByRole('table', { name: 'Aanvragen' });
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Bedrijf K7M2PQ9.*In behandeling.*Akkoord.*€ 25\.000.*Bea Bakker/);
  expect(within(table).getByRole('link', { name: 'Bedrijf K7M2PQ9' })).toHaveAttribute(
    'href',
    '/kantoor/aanvraag?code=K7M2PQ9',
  );
  expect(screen.getByText('2 aanvragen')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('filters, order and search are in the address, and the file has the same', async () => {
  const { user, location, calls } = renderList(
    listed([row('K7M2PQ9')], 120),
    '/kantoor/aanvragen?status=onzin',
  );
  await user.click(await screen.findByRole('link', { name: 'Van mij' }));
  await user.click(screen.getByRole('link', { name: 'Oudste eerst' }));
  await user.click(await screen.findByRole('link', { name: 'Volgende' }));
  await user.type(screen.getByLabelText('Zoeken'), 'jansen');
  await waitFor(() => expect(location().search).toBe('?behandelaar=ik&sorteer=oudste&zoek=jansen'));
  expect(asked(calls).at(0)).toBe('');
  expect(asked(calls)).toContain('behandelaar=ik&sorteer=oudste&pagina=2');
  await waitFor(() => expect(asked(calls).at(-1)).toBe('zoek=jansen&behandelaar=ik&sorteer=oudste'));
  expect(screen.getByRole('link', { name: 'Download als csv' })).toHaveAttribute(
    'href',
    '/api/office/applications/csv?zoek=jansen&behandelaar=ik&sorteer=oudste',
  );
});

test('a row that is opened right after typing stays open, with the search before it', async () => {
  const { user, location, calls } = renderList(listed([row('K7M2PQ9')]));
  await screen.findByRole('table');
  await user.type(screen.getByLabelText('Zoeken'), 'jansen');
  await user.click(screen.getByRole('link', { name: 'Bedrijf K7M2PQ9' }));
  expect(asked(calls)).toContain('zoek=jansen');
  expect(location()).toMatchObject({ pathname: '/kantoor/aanvraag', search: '?code=K7M2PQ9' });
});

test('with the keyboard: / searches, j and k walk through the rows, until that is switched off', async () => {
  const { user } = renderList(listed([row('K7M2PQ9'), row('B2C3D4F')]));
  await screen.findByRole('table');
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Bedrijf B2C3D4F' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Bedrijf K7M2PQ9' })).toHaveFocus();
  await user.keyboard('/jk');
  expect(screen.getByLabelText('Zoeken')).toHaveFocus();
  expect(screen.getByLabelText('Zoeken')).toHaveValue('jk');
  const off = screen.getByRole('button', { name: 'Sneltoetsen uitzetten' });
  await user.click(off);
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Sneltoetsen aanzetten' })).toHaveFocus();
});

test('a search that finds nothing says so and leads back to all', async () => {
  renderList(listed([]), '/kantoor/aanvragen?zoek=niemand');
  expect(await screen.findByRole('heading', { name: 'Geen aanvragen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toon alle aanvragen' })).toBeVisible();
});

test('a list that cannot be read says so, and can be asked again', async () => {
  let fails = true;
  const { user } = renderList({
    ...LOGGED_IN,
    'GET /api/office/applications': () => {
      if (fails) throw new TypeError('No connection.');
      return { body: { success: true, rijen: [row('K7M2PQ9')], totaal: 1, meer: false } };
    },
  });
  expect(await screen.findByText(/Wij konden de aanvragen niet ophalen/)).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: /opnieuw/i }));
  expect(await screen.findByText('1 aanvraag')).toBeVisible();
});

test('when the session expired, the page leads to the login and back', async () => {
  let loggedIn = true;
  const { location } = renderList(
    {
      'GET /api/office/employee': () =>
        loggedIn ? { body: { success: true, medewerker: KARIN } } : { status: 401, body: { success: false } },
      'GET /api/office/applications': () => {
        loggedIn = false;
        return { status: 401, body: { success: false, message: 'Log opnieuw in.' } };
      },
    },
    '/kantoor/aanvragen?status=pending',
  );
  await waitFor(() => expect(location().pathname).toBe('/login/medewerker'));
  expect(location().state).toEqual({ naar: '/kantoor/aanvragen?status=pending' });
});

const renderCase = (api: FakeApi, behandelaar?: typeof BEA, onChanged = () => {}) =>
  renderWithKit(
    <OfficePage title="Aanvraag">
      {() => <Behandelaar soort="aanvraag" kenmerk="K7M2PQ9" {...{ behandelaar, onChanged }} />}
    </OfficePage>,
    { site: WITH_OFFICE, api: { ...LOGGED_IN, ...api } },
  );
const ASSIGN = 'PUT /api/office/assignments/{soort}/{kenmerk}';

test('an employee takes on what nobody has', async () => {
  const changed = jest.fn();
  const { user, calls } = renderCase({ [ASSIGN]: () => ({ body: { success: true } }) }, undefined, changed);
  await user.click(await screen.findByRole('button', { name: 'Ik pak dit op' }));
  await seeToast('Gewijzigd', 'U hebt dit opgepakt.');
  expect(calls.at(-1)).toMatchObject({
    path: '/api/office/assignments/aanvraag/K7M2PQ9',
    body: { van: null, naar: KARIN.id },
  });
  expect(changed).toHaveBeenCalled();
});

test('who hands something over chooses a colleague first', async () => {
  const { user, calls, container } = renderCase({
    [ASSIGN]: () => ({ body: { success: true } }),
    'GET /api/office/colleagues': () => ({
      body: { success: true, collegas: [{ id: KARIN.id, naam: KARIN.naam }, BEA] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Draag over aan …' }));
  await user.click(screen.getByRole('button', { name: 'Draag over' }));
  expect(screen.getByText('Kies een collega.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /Collega/ }));
  await user.click(await screen.findByRole('option', { name: 'Bea Bakker' }));
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Draag over' }));
  await seeToast('Gewijzigd', 'Bea Bakker heeft dit nu.');
  expect(calls.at(-1)?.body).toEqual({ van: null, naar: BEA.id });
});

test('who is second is told who has it, and the case is read again', async () => {
  const message = 'Bea Bakker heeft dit intussen opgepakt. Overleg eerst voordat u het overneemt.';
  const changed = jest.fn();
  const { user } = renderCase(
    { [ASSIGN]: () => ({ status: 409, body: { success: false, message } }) },
    undefined,
    changed,
  );
  await user.click(await screen.findByRole('button', { name: 'Ik pak dit op' }));
  await waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());
  expect(changed).toHaveBeenCalled();
});

function Note({ of }: { of: string }) {
  const form = useKeptForm(`${of} notitie`, { tekst: '' });
  return (
    <>
      <input
        aria-label="Notitie"
        value={form.values.tekst}
        onChange={({ target }) => form.change({ tekst: target.value })}
      />
      <button type="button" onClick={form.forget}>
        Verstuur
      </button>
    </>
  );
}

test('what is typed stays with its case until it is sent', async () => {
  const render = (of: string) =>
    renderWithKit(<OfficePage title="Aanvraag">{() => <Note of={of} />}</OfficePage>, {
      site: WITH_OFFICE,
      api: LOGGED_IN,
    });
  const first = render('K7M2PQ9');
  await first.user.type(await screen.findByLabelText('Notitie'), 'Gebeld.');
  first.unmount();
  const other = render('B2C3D4F');
  expect(await screen.findByLabelText('Notitie')).toHaveValue('');
  other.unmount();
  const again = render('K7M2PQ9');
  expect(await screen.findByLabelText('Notitie')).toHaveValue('Gebeld.');
  await again.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  again.unmount();
  render('K7M2PQ9');
  expect(await screen.findByLabelText('Notitie')).toHaveValue('');
});

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['0201234567', '020 123 45 67'],
  ['0512345678', '0512 34 56 78'],
  ['+4915112345678', '+4915112345678'],
  ['0612345678 na 17 uur', '0612345678 na 17 uur'],
])('the number %s is read as %s', (number, read) => {
  renderWithKit(<PhoneLink number={number} />);
  expect(screen.getByRole('link', { name: read })).toBeVisible();
});
