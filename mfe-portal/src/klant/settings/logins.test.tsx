import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { backendOf, FENNA, HERE } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import SettingsPage from './page';

const SESSIONS = `/api/customers/${FENNA.id}/sessions`;
const LAPTOP = {
  id: 'laptop',
  device: 'Firefox op Windows',
  since: '2026-03-01T21:00:00.000Z',
  lastUsed: '2026-03-02T09:30:00.000Z',
  current: false,
};

async function open(api: FakeApi = {}) {
  const opened = renderWithKit(<SettingsPage />, {
    path: '/klant/instellingen',
    api: {
      ...backendOf(FENNA),
      [`GET ${SESSIONS}`]: () => ({ body: { success: true, sessions: [HERE, LAPTOP] } }),
      ...api,
    },
  });
  await screen.findByRole('region', { name: 'Waar u bent ingelogd' });
  return opened;
}

const everywhere = () => screen.getByRole('button', { name: 'Uitloggen op alle apparaten' });

beforeEach(() => sessionStorage.clear());

test('the browsers that are logged in are listed with Dutch times, and this one is marked', async () => {
  const { container } = await open();
  const [here, laptop] = await screen.findAllByText(/^Ingelogd sinds/);
  expect(here?.closest('li')).toHaveTextContent('Chrome op Android');
  expect(here?.closest('li')).toHaveTextContent('Dit apparaat');
  expect(here).toHaveTextContent('Ingelogd sinds 2 maart om 10.15 uur');
  expect(laptop?.closest('li')).not.toHaveTextContent('Dit apparaat');
  expect(laptop).toHaveTextContent('Ingelogd sinds 1 maart om 22.00 uur, laatst gebruikt om 10.30 uur');
  expect(await axe(container)).toHaveNoViolations();
});

test('logging out everywhere asks first, then ends all sessions and goes home', async () => {
  const { user, calls, location } = await open({
    [`DELETE ${SESSIONS}`]: () => ({ body: { success: true } }),
  });
  await user.click(everywhere());
  expect(screen.getByText('Weet u zeker dat u overal wilt uitloggen, ook op dit apparaat?')).toHaveFocus();
  expect(sent(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, overal uitloggen' }));
  await seeToast('Overal uitgelogd', 'U bent op alle apparaten uitgelogd.');
  expect(sent(calls)).toEqual([{ call: `DELETE ${SESSIONS}`, body: undefined }]);
  expect(sessionStorage.getItem('customer')).toBeNull();
  await waitFor(() => expect(location().pathname).toBe('/'));
});

test('logging out of another browser ends that session, and the list is fetched again', async () => {
  let sessions = [HERE, LAPTOP];
  const { user, calls } = await open({
    [`GET ${SESSIONS}`]: () => ({ body: { success: true, sessions } }),
    [`DELETE ${SESSIONS}/laptop`]: () => {
      sessions = [HERE];
      return { body: { success: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Uitloggen op Firefox op Windows' }));
  await seeToast('Apparaat uitgelogd', 'Firefox op Windows is uitgelogd.');
  expect(sent(calls)).toEqual([{ call: `DELETE ${SESSIONS}/laptop`, body: undefined }]);
  await waitFor(() => expect(screen.queryByText('Firefox op Windows')).toBeNull());
  expect(screen.getByRole('list', { name: 'Apparaten' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Uitloggen op Chrome/ })).toBeNull();
});

test('a session that cannot be ended stays, and the customer is told so', async () => {
  const { user } = await open({
    [`DELETE ${SESSIONS}/laptop`]: () => {
      throw new TypeError('no connection');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Uitloggen op Firefox op Windows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dat apparaat is niet uitgelogd. Wij konden onze server niet bereiken.',
  );
  expect(screen.getByText('Firefox op Windows')).toBeVisible();
});

test('"Annuleren" keeps the sessions and returns the focus', async () => {
  const { user, calls } = await open();
  await user.click(everywhere());
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(everywhere()).toHaveFocus();
  expect(sent(calls)).toEqual([]);
});

test('without a connection the customer stays logged in and is told so', async () => {
  const { user } = await open({
    [`DELETE ${SESSIONS}`]: () => {
      throw new TypeError('no connection');
    },
  });
  await user.click(everywhere());
  await user.click(screen.getByRole('button', { name: 'Ja, overal uitloggen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'U bent niet uitgelogd. Wij konden onze server niet bereiken.',
  );
  expect(sessionStorage.getItem('customer')).not.toBeNull();
});

test('a list that cannot be loaded can be tried again, and logging out everywhere is still possible', async () => {
  let works = false;
  const { user } = await open({
    [`GET ${SESSIONS}`]: () =>
      works
        ? { body: { success: true, sessions: [HERE] } }
        : { status: 503, body: { success: false, message: 'Even geduld.' } },
  });
  await screen.findByText(/konden niet ophalen waar u bent ingelogd/);
  expect(everywhere()).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: /opnieuw/i }));
  await screen.findByText('Chrome op Android');
});
