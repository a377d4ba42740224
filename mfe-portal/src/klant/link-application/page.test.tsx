import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { backendOf, FENNA } from '../../testing/fenna';
import { codeBoxes, seeFailure, seeToast, sent, typeCode } from '../../testing/see';
import LinkCodePage from './page';

async function open(
  answer: { profileUpdated: boolean } = { profileUpdated: false },
  api: FakeApi = {},
  search = '',
) {
  const opened = renderWithKit(<LinkCodePage />, {
    path: `/klant/lease-koppelen${search}`,
    api: {
      ...backendOf(FENNA),
      'POST /api/customers/link-application': () => ({ body: { success: true, ...answer } }),
      ...api,
    },
  });
  await screen.findByRole('group', { name: 'Aanvraagcode' });
  return opened;
}

const submit = () => screen.getByRole('button', { name: 'Aanvraag koppelen' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('seven boxes take one letter or digit each, in capitals', async () => {
  const { user } = await open();
  await typeCode(user, 'k7!r');
  expect(codeBoxes().map(({ value }) => value)).toEqual(['K', '7', 'R', '', '', '', '']);
  expect(codeBoxes()[3]).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(codeBoxes()[2]).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Aanvraagcode' })).toHaveAccessibleDescription(
    '7 letters en cijfers',
  );
});

test('an empty code gives an error and is not sent', async () => {
  const { user, calls } = await open();
  await user.click(submit());
  await seeFailure('Voer een geldige 7-cijferige code in');
  expect(sent(calls)).toEqual([]);
});

test('a code of another length gives an error and is not sent', async () => {
  const { user, calls } = await open();
  await typeCode(user, 'K7R2XP');
  await user.click(submit());
  await seeFailure('De aanvraag code moet 7 tekens lang zijn');
  expect(sent(calls)).toEqual([]);
});

test('"Later doen" leads back to the dashboard', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Later doen' })).toHaveAttribute('href', '/klant');
});

test('a code is sent in capitals, and the list opens', async () => {
  const { user, calls, location } = await open();
  await typeCode(user, 'k7r2xpd');
  await user.click(submit());
  await seeToast('Aanvraag gekoppeld!', 'Uw lease aanvraag is succesvol gekoppeld aan uw account');
  expect(sent(calls)).toEqual([
    { call: 'POST /api/customers/link-application', body: { customerId: 'k1', leaseCode: 'K7R2XPD' } },
  ]);
  expect(screen.getByRole('heading', { name: 'Uw aanvraag is gekoppeld' })).toHaveFocus();
  expect(location().pathname).toBe('/klant/lease-koppelen');
  await user.click(screen.getByRole('button', { name: 'Direct doorgaan' }));
  await waitFor(() => expect(location().pathname).toBe('/klant/lease-aanvragen'));
});

test('the list opens by itself after 2 seconds', async () => {
  const { user, location } = await open();
  await typeCode(user, 'K7R2XPD');
  jest.useFakeTimers();
  act(() => submit().click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'Uw aanvraag is gekoppeld' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(location().pathname).toBe('/klant/lease-koppelen');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(location().pathname).toBe('/klant/lease-aanvragen');
});

test('the visitor can stay on the page', async () => {
  const { user, location } = await open();
  await typeCode(user, 'K7R2XPD');
  jest.useFakeTimers();
  act(() => submit().click());
  await act(() => jest.advanceTimersByTimeAsync(100));
  act(() => screen.getByRole('button', { name: 'Blijf op deze pagina' }).click());
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(location().pathname).toBe('/klant/lease-koppelen');
});

test('a profile that was filled in is reported and refetched', async () => {
  const { user, calls } = await open({ profileUpdated: true });
  await typeCode(user, 'K7R2XPD');
  calls.length = 0;
  await user.click(submit());
  await seeToast(
    'Aanvraag gekoppeld!',
    'Uw aanvraag is gekoppeld en uw profiel is automatisch aangevuld met uw gegevens',
  );
  expect(calls.map(({ path }) => path)).toContain('/api/customers/auth');
});

test('without a connection the toast says "Er is een fout opgetreden", and the code stays', async () => {
  const { user } = await open(undefined, {
    'POST /api/customers/link-application': () => Promise.reject(new TypeError('offline')),
  });
  await typeCode(user, 'K7R2XPD');
  await user.click(submit());
  await seeFailure('Er is een fout opgetreden');
  expect(
    codeBoxes()
      .map(({ value }) => value)
      .join(''),
  ).toBe('K7R2XPD');
});

test.each(['EKYVTY7', 'eky-vty7'])('the code in a link is filled in, and not sent: %s', async (code) => {
  const { calls } = await open(undefined, {}, `?code=${code}`);
  expect(codeBoxes().map(({ value }) => value)).toEqual([...'EKYVTY7']);
  expect(sent(calls)).toEqual([]);
});

test('the code in a link leaves the address once it is read, and stays when the page is loaded again', async () => {
  const { location } = await open(undefined, {}, '?code=EKYVTY7&bron=mail');
  await waitFor(() => expect(location().search).toBe('?bron=mail'));
  expect(location().state).toEqual({ leaseCode: 'EKYVTY7' });
  expect(codeBoxes().map(({ value }) => value)).toEqual([...'EKYVTY7']);
});

test.each(['EKYVTY', 'EKYVTY77', 'EKYVT<7'])('an invalid code is not filled in: %s', async (code) => {
  await open(undefined, {}, `?code=${encodeURIComponent(code)}`);
  expect(codeBoxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '', '']);
});

test('a typed code is kept during a login when the session has expired', async () => {
  let isOver = false;
  const { user, location } = await open(undefined, {
    'GET /api/customers/auth': () => (isOver ? { status: 401, body: {} } : { body: FENNA }),
    'POST /api/customers/link-application': () => {
      isOver = true;
      return { status: 401, body: { success: false, message: 'U bent niet ingelogd. Log opnieuw in.' } };
    },
  });
  await typeCode(user, 'k7r2xpd');
  await user.click(submit());
  await waitFor(() => expect(location().search).toBe('?code=K7R2XPD'));
  await user.click(await screen.findByRole('link', { name: 'Log opnieuw in' }));
  expect(location()).toMatchObject({
    pathname: '/login/klant',
    state: { naar: '/klant/lease-koppelen?code=K7R2XPD' },
  });
});

test('an incomplete code gets the focus at its first empty box, at every try', async () => {
  const { user } = await open();
  await typeCode(user, 'K7R');
  for (let again = 0; again < 2; again++) {
    await user.click(submit());
    expect(codeBoxes()[3]).toHaveFocus();
  }
});

test('the page is accessible', async () => {
  const { container } = await open();
  expect((await axe(container)).violations).toEqual([]);
});
