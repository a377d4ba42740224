import type { Customer } from '@site/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useCustomer } from '../queries/customer';
import { type FakeApi, type MadeCall, renderWithKit } from '../testing/index';
import { timing } from '../theme/timing';
import { useAuthUser, useInvalidateCustomer } from './auth-user';
import { forgetVisitor } from './forget-visitor';
import { useLogout, useUnconfirmedLogout } from './logout';
import { firstLogin, storedCustomer } from './stored-customer';

const JAN: Customer = {
  id: '7',
  email: 'jan@bedrijf.nl',
  voornaam: 'Jan',
  achternaam: 'de Vries',
  telefoon: '',
  bedrijfsnaam: '',
  kvkNummer: '',
};

const PIET: Customer = { ...JAN, voornaam: 'Piet' };

function Portal({ fresh }: { fresh?: boolean }) {
  const { status, customer, refresh } = useCustomer({ fresh });
  const { user, pending } = useAuthUser();
  const logout = useLogout();
  const invalidate = useInvalidateCustomer();
  return (
    <>
      <p>{`${status}: ${customer?.voornaam ?? 'niemand'}`}</p>
      <p>{`kop: ${pending ? 'onbekend' : (user?.email ?? 'anoniem')}`}</p>
      <button type="button" onClick={() => void logout()}>
        Uitloggen
      </button>
      <button type="button" onClick={() => void refresh()}>
        Ververs
      </button>
      <button type="button" onClick={() => void invalidate()}>
        Opgeslagen
      </button>
    </>
  );
}

/** The portal as a page that is left on navigation. */
function PortalPage() {
  return useLocation().pathname.startsWith('/klant') ? <Portal /> : null;
}

const USER = { id: '7', email: JAN.email, rol: 'klant' };

const known: FakeApi = {
  'GET /api/customers/auth': () => ({ body: JAN }),
  'GET /api/auth/user': () => ({ body: USER }),
};

function User() {
  const { user, unavailable } = useAuthUser();
  return <li>{unavailable ? 'onbereikbaar' : (user?.email ?? 'anoniem')}</li>;
}

/** Several components need the user, as in header and menu. */
function Users() {
  return (
    <ul>
      <User />
      <User />
    </ul>
  );
}

/** The header stays mounted while the pages below it change. */
function HeaderAndPortal() {
  const { user, pending } = useAuthUser();
  const logout = useUnconfirmedLogout();
  return (
    <>
      <header>{`header: ${pending ? 'onbekend' : (user?.email ?? 'anoniem')}`}</header>
      {logout.unconfirmed && (
        <button type="button" onClick={() => void logout.retry()}>
          Opnieuw uitloggen
        </button>
      )}
      <PortalPage />
    </>
  );
}

/** Simulates the storage event for a change by another tab. */
function otherTabWrites(state: string): void {
  localStorage.setItem('session-state', state);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'session-state', newValue: state, storageArea: localStorage }),
    );
  });
}

/** Simulates a return from the back-forward cache. */
function returnFromCache(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('The copy of the customer in this tab', () => {
  test('is stored under the key customer', () => {
    storedCustomer.write(JAN);
    expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(JAN);
    expect(storedCustomer.read()).toEqual(JAN);
  });

  test.each(['{"id":', '[]', '"jan"', '{"id":7}'])('is removed when it is %s', (broken) => {
    sessionStorage.setItem('customer', broken);
    expect(storedCustomer.read()).toBeNull();
    expect(sessionStorage.getItem('customer')).toBeNull();
  });

  test('returns the first login once, under the key isFirstLogin', () => {
    firstLogin.set();
    expect(sessionStorage.getItem('isFirstLogin')).toBe('true');
    expect(firstLogin.take()).toBe(true);
    expect(firstLogin.take()).toBe(false);
  });

  test('is removed together with everything else that the tab stored', () => {
    storedCustomer.write(JAN);
    firstLogin.set();
    sessionStorage.setItem('lease-aanvraag-7', '{"values":{"naam":"Jan"}}');
    forgetVisitor();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('The customer of this session', () => {
  test('is fetched first, whatever the copy contains, and the copy is updated', async () => {
    storedCustomer.write(PIET);
    renderWithKit(<Portal />, { api: known });
    expect(screen.getByText('loading: niemand')).toBeInTheDocument();
    expect(await screen.findByText('known: Jan')).toBeInTheDocument();
    expect(storedCustomer.read()).toEqual(JAN);
  });

  test('is the copy, marked as expired, after a 401', async () => {
    storedCustomer.write(PIET);
    renderWithKit(<Portal />);
    expect(await screen.findByText('expired: Piet')).toBeInTheDocument();
  });

  test('is the copy, without a message, when the backend cannot be reached', async () => {
    storedCustomer.write(PIET);
    renderWithKit(<Portal />, {
      api: {
        'GET /api/customers/auth': () => {
          throw new TypeError('offline');
        },
      },
    });
    expect(await screen.findByText('known: Piet')).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('is the copy when the backend is broken', async () => {
    storedCustomer.write(PIET);
    renderWithKit(<Portal />, { api: { 'GET /api/customers/auth': () => ({ status: 500 }) } });
    expect(await screen.findByText('known: Piet')).toBeInTheDocument();
  });

  test('is none without a session and without a copy', async () => {
    renderWithKit(<Portal />);
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
  });

  test('is none when the copy is invalid', async () => {
    sessionStorage.setItem('customer', '{');
    renderWithKit(<Portal />);
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(sessionStorage.getItem('customer')).toBeNull();
  });

  test('is fetched once for all pages, and again for a page with the option fresh', async () => {
    const { calls, rerender } = renderWithKit(<Portal key="een" />, { api: known });
    await screen.findByText('known: Jan');
    rerender(<Portal key="twee" />);
    expect(screen.getByText('known: Jan')).toBeInTheDocument();
    rerender(<Portal key="drie" fresh />);
    expect(screen.getByText('loading: niemand')).toBeInTheDocument();
    expect(await screen.findByText('known: Jan')).toBeInTheDocument();
    expect(calls.filter((call) => call.path === '/api/customers/auth')).toHaveLength(2);
  });

  test('is fetched again after it was changed', async () => {
    let answer = JAN;
    const { user } = renderWithKit(<Portal />, {
      api: { ...known, 'GET /api/customers/auth': () => ({ body: answer }) },
    });
    await screen.findByText('known: Jan');
    answer = PIET;
    await user.click(screen.getByRole('button', { name: 'Opgeslagen' }));
    expect(await screen.findByText('known: Piet')).toBeInTheDocument();
    answer = JAN;
    await user.click(screen.getByRole('button', { name: 'Ververs' }));
    expect(await screen.findByText('known: Jan')).toBeInTheDocument();
  });
});

test('A page with an expired session stays unchanged while the customer is fetched again', async () => {
  storedCustomer.write(PIET);
  let answers = 0;
  const { user } = renderWithKit(<Portal />, {
    api: {
      'GET /api/customers/auth': () => {
        answers++;
        return answers === 1 ? { status: 401 } : new Promise(() => {});
      },
    },
  });
  await screen.findByText('expired: Piet');
  await user.click(screen.getByRole('button', { name: 'Opgeslagen' }));
  expect(answers).toBe(2);
  expect(screen.getByText('expired: Piet')).toBeInTheDocument();
});

describe('The user who is logged in', () => {
  test('is unknown until the backend has answered', async () => {
    renderWithKit(<Portal />, { api: known });
    expect(screen.getByText('kop: onbekend')).toBeInTheDocument();
    expect(await screen.findByText('kop: jan@bedrijf.nl')).toBeInTheDocument();
  });

  test('is null when nobody is logged in, fetched once', async () => {
    const { calls } = renderWithKit(<Portal />);
    expect(await screen.findByText('kop: anoniem')).toBeInTheDocument();
    expect(calls.filter((call) => call.path === '/api/auth/user')).toHaveLength(1);
  });

  test('is null after a 401 too', async () => {
    renderWithKit(<Portal />, { api: { 'GET /api/auth/user': () => ({ status: 401 }) } });
    expect(await screen.findByText('kop: anoniem')).toBeInTheDocument();
  });

  describe('after a failure', () => {
    let fails = true;
    const api: FakeApi = { 'GET /api/auth/user': () => (fails ? { status: 500 } : { body: USER }) };
    const requests = ({ calls }: { calls: MadeCall[] }) =>
      calls.filter(({ path }) => path === '/api/auth/user').length;
    beforeEach(() => {
      fails = true;
    });

    test('is fetched again for the next component that mounts, and not after that', async () => {
      const result = renderWithKit(<Users />, { api });
      expect(await screen.findAllByText('onbereikbaar')).toHaveLength(2);
      expect(requests(result)).toBe(1);
      fails = false;
      result.rerender(<Users key="volgende pagina" />);
      expect(await screen.findAllByText(USER.email)).toHaveLength(2);
      expect(requests(result)).toBe(2);
      result.rerender(<Users key="nog een pagina" />);
      expect(screen.getAllByText(USER.email)).toHaveLength(2);
      expect(requests(result)).toBe(2);
    });

    test('of a later request stays known, and is fetched again for the next component that mounts', async () => {
      fails = false;
      const result = renderWithKit(<Users />, { api });
      await screen.findAllByText(USER.email);
      fails = true;
      otherTabWrites('logged-in');
      expect(await screen.findAllByText('onbereikbaar')).toHaveLength(2);
      expect(result.authUser()).toEqual(USER);
      fails = false;
      result.rerender(<Users key="volgende pagina" />);
      expect(await screen.findAllByText(USER.email)).toHaveLength(2);
      expect(requests(result)).toBe(3);
    });

    test('is fetched again when the browser is online again, and only then', async () => {
      const result = renderWithKit(<Users />, { api });
      await screen.findAllByText('onbereikbaar');
      fails = false;
      fireEvent(window, new Event('online'));
      expect(await screen.findAllByText(USER.email)).toHaveLength(2);
      fireEvent(window, new Event('online'));
      expect(requests(result)).toBe(2);
    });
  });

  test('is not fetched until a component needs it, not even after a login in another tab', () => {
    const { calls } = renderWithKit(<p>Geen kop</p>, { api: known });
    otherTabWrites('logged-in');
    expect(calls).toEqual([]);
  });

  test('is the answer to the last request, whichever arrives last', async () => {
    const answers: ((answer: { body: unknown }) => void)[] = [];
    renderWithKit(<Users />, {
      api: { 'GET /api/auth/user': () => new Promise((resolve) => answers.push(resolve)) },
    });
    otherTabWrites('logged-in');
    expect(answers).toHaveLength(2);
    await act(async () => answers[1]?.({ body: USER }));
    await act(async () => answers[0]?.({ body: 'null' }));
    expect(screen.getAllByText(USER.email)).toHaveLength(2);
  });

  test('needs a SessionProvider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Users />)).toThrow('The session needs a SessionProvider above it.');
    jest.restoreAllMocks();
  });
});

describe('Logging out', () => {
  test.each([
    ['the backend agrees', () => ({ status: 200, body: { success: true } })],
    ['the backend fails', () => ({ status: 500 })],
  ])('forgets everything and goes home when %s', async (_, customerLogout) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    firstLogin.set();
    const { user, location, calls, authUser } = renderWithKit(<PortalPage />, {
      path: '/klant/instellingen',
      api: { ...known, 'POST /api/customers/logout': customerLogout },
    });
    await screen.findByText('known: Jan');
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByText('U bent succesvol uitgelogd van uw account')).toBeInTheDocument();
    expect(screen.getByText('Uitgelogd')).toBeInTheDocument();
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/customers/logout')).toBe(
      true,
    );
    await waitFor(() => expect(authUser()).toBeNull());
    expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
  });
});

describe('A session that was ended on another device', () => {
  const ENDED = { status: 401, body: { success: false, message: 'U bent uitgelogd.', ended: true } };

  test('removes what is shown and stored as soon as a call says so, and is left at the backend too', async () => {
    let ended = false;
    const { user, calls, authUser } = renderWithKit(<Portal />, {
      api: {
        'GET /api/customers/auth': () => (ended ? ENDED : { body: JAN }),
        'GET /api/auth/user': () => ({ body: USER }),
        'POST /api/customers/logout': () => ({ body: { success: true } }),
      },
    });
    await screen.findByText('known: Jan');
    sessionStorage.setItem('lease-aanvraag-7', '{"values":{"voertuigLink":"https://auto.example"}}');
    ended = true;
    await user.click(screen.getByRole('button', { name: 'Ververs' }));
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(authUser()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/customers/logout' });
  });

  test('is found out on pages outside the portal too', async () => {
    storedCustomer.write(JAN);
    renderWithKit(<Users />, { api: { 'GET /api/auth/user': () => ENDED } });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(screen.getAllByText('anoniem')).toHaveLength(2);
  });
});

describe('A logout that the backend has not confirmed', () => {
  const open: FakeApi = { ...known, 'POST /api/customers/logout': () => ({ status: 503 }) };

  test('keeps the portal closed in this browser, and is told at the next page', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    forgetVisitor();
    renderWithKit(
      <>
        <HeaderAndPortal />
        <Portal />
      </>,
      { api: open },
    );
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(screen.getByText('header: anoniem')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Opnieuw uitloggen' })).toBeInTheDocument();
    expect(storedCustomer.read()).toBeNull();
  });

  test('is repeated when the browser is online again, until it is confirmed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: { status?: number; body?: unknown } = { status: 503 };
    forgetVisitor();
    const { calls } = renderWithKit(<HeaderAndPortal />, {
      api: { ...open, 'POST /api/customers/logout': () => answer },
    });
    await screen.findByRole('button', { name: 'Opnieuw uitloggen' });
    answer = { body: { success: true } };
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Opnieuw uitloggen' })).toBeNull());
    fireEvent(window, new Event('online'));
    expect(calls.filter(({ path }) => path === '/api/customers/logout')).toHaveLength(2);
  });
});

describe('The header', () => {
  test('shows no user as soon as the customer logs out on a page of the portal', async () => {
    const { user } = renderWithKit(<HeaderAndPortal />, {
      path: '/klant',
      api: { ...known, 'POST /api/customers/logout': () => ({ body: { success: true } }) },
    });
    expect(await screen.findByText(`header: ${JAN.email}`)).toBeInTheDocument();
    await screen.findByText('known: Jan');
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByText('header: anoniem')).toBeInTheDocument();
  });

  test('shows a user who logged in in another tab', async () => {
    let answer: unknown = 'null';
    renderWithKit(<HeaderAndPortal />, { api: { ...known, 'GET /api/auth/user': () => ({ body: answer }) } });
    expect(await screen.findByText('header: anoniem')).toBeInTheDocument();
    answer = { id: '7', email: JAN.email, rol: 'klant' };
    otherTabWrites('logged-in');
    expect(await screen.findByText(`header: ${JAN.email}`)).toBeInTheDocument();
  });
});

describe('A logout in another tab', () => {
  test('removes the customer from the page, the storage and the header, without a request', async () => {
    const { calls } = renderWithKit(<HeaderAndPortal />, { path: '/klant', api: known });
    await screen.findByText('known: Jan');
    sessionStorage.setItem('lease-aanvraag-7', '{"values":{"voertuigLink":"https://auto.example"}}');
    const before = calls.length;
    otherTabWrites('logged-out');
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(screen.getByText('header: anoniem')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    expect(calls).toHaveLength(before);
  });

  test('is not undone by a pending answer', async () => {
    let answer = (_: { body: unknown }) => {};
    renderWithKit(<HeaderAndPortal />, {
      path: '/klant',
      api: {
        ...known,
        'GET /api/customers/auth': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await screen.findByText(`header: ${JAN.email}`);
    otherTabWrites('logged-out');
    await act(async () => answer({ body: JAN }));
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(storedCustomer.read()).toBeNull();
  });

  test('is not undone by a pending answer about the user', async () => {
    let answer = (_: { body: unknown }) => {};
    renderWithKit(<HeaderAndPortal />, {
      api: {
        'GET /api/auth/user': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    otherTabWrites('logged-out');
    await act(async () => answer({ body: USER }));
    expect(screen.getByText('header: anoniem')).toBeInTheDocument();
  });

  test('does not block the next login', async () => {
    const { rerender } = renderWithKit(<Portal key="een" />, { api: known });
    await screen.findByText('known: Jan');
    otherTabWrites('logged-out');
    await screen.findByText('none: niemand');
    rerender(<Portal key="twee" />);
    expect(screen.getByText('loading: niemand')).toBeInTheDocument();
    expect(await screen.findByText('known: Jan')).toBeInTheDocument();
    expect(localStorage.getItem('session-state')).toBe('logged-in');
  });

  test('reaches a tab that was on another site: its copy is not shown as an expired session', async () => {
    storedCustomer.write(JAN);
    localStorage.setItem('session-state', 'logged-out');
    renderWithKit(<Portal />);
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('does not remove the form answers of a later visitor', async () => {
    localStorage.setItem('session-state', 'logged-out');
    sessionStorage.setItem('lease-aanvragen', '{"values":{"naam":"Piet"}}');
    renderWithKit(<HeaderAndPortal />);
    await screen.findByText('header: anoniem');
    returnFromCache();
    expect(sessionStorage.getItem('lease-aanvragen')).not.toBeNull();
  });

  test('notifies the other tabs, also of a second logout in a row', async () => {
    localStorage.setItem('session-state', 'logged-out');
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    forgetVisitor();
    expect(remove).toHaveBeenCalledWith('session-state');
    expect(write).toHaveBeenCalledWith('session-state', 'logging-out');
    jest.restoreAllMocks();
  });
});

describe('A page that returns from the back-forward cache', () => {
  test('shows no customer after a logout', async () => {
    renderWithKit(<HeaderAndPortal />, { path: '/klant', api: known });
    await screen.findByText('known: Jan');
    forgetVisitor();
    returnFromCache();
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(screen.getByText('header: anoniem')).toBeInTheDocument();
  });

  test('otherwise stays unchanged while the session is fetched again', async () => {
    let answer: { body: unknown } | Promise<never> = { body: JAN };
    const { calls } = renderWithKit(<HeaderAndPortal />, {
      path: '/klant',
      api: { ...known, 'GET /api/customers/auth': () => answer },
    });
    await screen.findByText('known: Jan');
    await screen.findByText(`header: ${JAN.email}`);
    const before = calls.length;
    answer = new Promise<never>(() => {});
    returnFromCache();
    await waitFor(() => expect(calls).toHaveLength(before + 2));
    expect(screen.getByText('known: Jan')).toBeInTheDocument();
  });
});

describe('A logout that the backend does not confirm', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('is unconfirmed, and can be retried', async () => {
    let fails = true;
    const { user, calls } = renderWithKit(<HeaderAndPortal />, {
      path: '/klant',
      api: { ...known, 'POST /api/customers/logout': () => ({ status: fails ? 500 : 200, body: {} }) },
    });
    await screen.findByText('known: Jan');
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    const again = await screen.findByRole('button', { name: 'Opnieuw uitloggen' });
    await user.click(again);
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(again).toBeInTheDocument();
    fails = false;
    await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  });

  test('in time continues without it, and is confirmed when the answer arrives later', async () => {
    let answer = (_: { body: unknown }) => {};
    const { location } = renderWithKit(<HeaderAndPortal />, {
      path: '/klant',
      api: {
        ...known,
        'POST /api/customers/logout': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await screen.findByText('known: Jan');
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
      await act(() => jest.advanceTimersByTimeAsync(timing.logoutWait - 1));
      expect(location().pathname).toBe('/klant');
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(location().pathname).toBe('/');
      expect(screen.getByText('U bent succesvol uitgelogd van uw account')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Opnieuw uitloggen' })).toBeInTheDocument();
      await act(async () => answer({ body: { success: true } }));
      expect(screen.queryByRole('button', { name: 'Opnieuw uitloggen' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
