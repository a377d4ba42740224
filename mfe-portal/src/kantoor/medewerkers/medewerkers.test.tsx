import { OFFICE_CALLS } from '@site/contract/office';
import { axe, type KitOptions, renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { seeToast } from '../../testing/see';
import MedewerkersPage from './page';

const DIRK = {
  id: '9a55c0e0-3f0a-4f6e-9a55-0d4f7c1f2a61',
  naam: 'Dirk Visser',
  email: 'dirk@zakenwiel.example',
  rol: 'medewerker',
  sessies: 0,
  uitnodigingTot: '2026-11-20T09:00:00.000Z',
};

async function show(api: KitOptions['api'] = {}) {
  const page = renderWithKit(<MedewerkersPage />, {
    site: WITH_OFFICE,
    api: {
      'GET /api/office/employee': () => ({
        body: { success: true, medewerker: { ...KARIN, rol: 'beheerder' } },
      }),
      'GET /api/office/employees': () => ({
        body: { success: true, medewerkers: [DIRK, { ...KARIN, rol: 'beheerder', sessies: 1 }] },
      }),
      ...api,
    },
  });
  const list = await screen.findByRole('list', { name: 'Medewerkers' });
  const form = within(screen.getByRole('form', { name: 'Medewerker toevoegen' }));
  return { ...page, list, form };
}

const done = () => ({ body: { success: true } });

test('a beheerder adds a colleague with a role, who gets an invitation', async () => {
  const { user, calls, container, form } = await show({ 'POST /api/office/employees': done });
  await user.type(form.getByRole('textbox', { name: 'Naam' }), 'Piet Nieuw');
  await user.type(form.getByRole('textbox', { name: 'E-mailadres' }), 'piet@zakenwiel.example');
  await user.click(form.getByRole('combobox', { name: /^Rol/ }));
  await user.click(screen.getByRole('option', { name: 'Beheerder' }));
  expect((await axe(container)).violations).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Voeg toe en verstuur de uitnodiging' }));
  await seeToast('Uitnodiging verstuurd', 'Piet Nieuw kan drie dagen lang een passkey maken.');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    naam: 'Piet Nieuw',
    email: 'piet@zakenwiel.example',
    rol: 'beheerder',
  });
  expect(form.getByRole('textbox', { name: 'Naam' })).toHaveValue('');
});

test('an address that exists is refused at its field, and what was typed stays', async () => {
  const message = 'Er is al een medewerker met dit e-mailadres.';
  const { user, form } = await show({
    'POST /api/office/employees': () => ({
      status: 409,
      body: { success: false, message, errors: { email: message } },
    }),
  });
  await user.type(form.getByRole('textbox', { name: 'Naam' }), 'Dirk');
  await user.type(form.getByRole('textbox', { name: 'E-mailadres' }), DIRK.email);
  await user.click(form.getByRole('button', { name: 'Voeg toe en verstuur de uitnodiging' }));
  const field = form.getByRole('textbox', { name: 'E-mailadres' });
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveValue(DIRK.email);
});

test.each([
  ['Maak beheerder', 'Rol gewijzigd', `PUT ${OFFICE_CALLS.officeChangeRole.path}`, { rol: 'beheerder' }],
  [
    'Stuur een nieuwe uitnodiging',
    'Uitnodiging verstuurd',
    `POST ${OFFICE_CALLS.officeInviteAgain.path}`,
    undefined,
  ],
  ['Stop de toegang', 'Toegang gestopt', `DELETE ${OFFICE_CALLS.officeEndEmployee.path}`, undefined],
])('%s asks first, and then does it', async (button, title, call, body) => {
  const { user, calls, container } = await show({ [call]: done });
  await user.click(screen.getByRole('button', { name: `${button}: ${DIRK.naam}` }));
  expect(screen.getByText(/^Weet u zeker dat u /)).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  const isDone = () => calls.filter(({ method }) => method !== 'GET');
  expect(isDone()).toEqual([]);
  await user.click(screen.getByRole('button', { name: new RegExp(`^Ja, ${button}`, 'i') }));
  await seeToast(title, DIRK.naam);
  expect(screen.getByRole('list', { name: 'Medewerkers' })).toHaveFocus();
  const [method, path = ''] = call.split(' ');
  expect(isDone()).toMatchObject([{ method, path: path.replace('{employee}', DIRK.id), body }]);
});

test('a refusal is said at the employee', async () => {
  const { user, list } = await show({
    [`DELETE ${OFFICE_CALLS.officeEndEmployee.path}`]: () => ({
      status: 403,
      body: { success: false, message: 'Alleen een beheerder mag dit.' },
    }),
  });
  await user.click(screen.getByRole('button', { name: `Stop de toegang: ${DIRK.naam}` }));
  await user.click(screen.getByRole('button', { name: 'Ja, stop de toegang' }));
  expect(await within(list).findByText('Alleen een beheerder mag dit.')).toBeVisible();
});

test('an invitation that is over is said, and nobody changes the own role or access', async () => {
  const { list } = await show();
  const [dirk, karin] = within(list).getAllByRole('listitem');
  expect(dirk).toHaveTextContent('Nog niet ingelogdDe uitnodiging werkte tot 20 november 2026 om 10.00');
  expect(
    within(karin as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Log overal uit']);
});
