import type { Customer } from '@site/contract';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { type FakeApi, renderWithKit } from '../testing/index';
import { useAuthUser } from './auth-user';
import { useCustomer, useInvalidateCustomer } from './customer';
import { forgetVisitor } from './forget-visitor';
import { useLogout } from './logout';
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

/** The portal as a page: whoever goes elsewhere leaves it. */
function PortalPage() {
  return useLocation().pathname.startsWith('/klant') ? <Portal /> : null;
}

const known: FakeApi = {
  'GET /api/customers/auth': () => ({ body: JAN }),
  'GET /api/auth/user': () => ({ body: { id: '7', email: JAN.email, rol: 'klant' } }),
};

beforeEach(() => sessionStorage.clear());

describe('The copy of the customer in this tab', () => {
  test('is kept under the key customer', () => {
    storedCustomer.write(JAN);
    expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(JAN);
    expect(storedCustomer.read()).toEqual(JAN);
  });

  test.each(['{"id":', '[]', '"jan"', '{"id":7}'])('is removed when it is %s', (broken) => {
    sessionStorage.setItem('customer', broken);
    expect(storedCustomer.read()).toBeNull();
    expect(sessionStorage.getItem('customer')).toBeNull();
  });

  test('knows the first login once, under the key isFirstLogin', () => {
    firstLogin.set();
    expect(sessionStorage.getItem('isFirstLogin')).toBe('true');
    expect(firstLogin.take()).toBe(true);
    expect(firstLogin.take()).toBe(false);
  });

  test('is forgotten together with everything else that the tab kept', () => {
    storedCustomer.write(JAN);
    firstLogin.set();
    sessionStorage.setItem('lease-aanvraag-7', '{"values":{"naam":"Jan"}}');
    forgetVisitor();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('The customer of this session', () => {
  test('is fetched first, whatever the copy says, and the copy follows', async () => {
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

  test('is the copy, without a word, when the backend cannot be reached', async () => {
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

  test('is nobody without a session and without a copy', async () => {
    renderWithKit(<Portal />);
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
  });

  test('is nobody when the copy cannot be read', async () => {
    sessionStorage.setItem('customer', '{');
    renderWithKit(<Portal />);
    expect(await screen.findByText('none: niemand')).toBeInTheDocument();
    expect(sessionStorage.getItem('customer')).toBeNull();
  });

  test('is fetched once for all pages, and again for a page that wants it fresh', async () => {
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

test('A page with an expired session stays as it is while the backend is asked again', async () => {
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

describe('Whoever is logged in', () => {
  test('is unknown until the backend has answered', async () => {
    renderWithKit(<Portal />, { api: known });
    expect(screen.getByText('kop: onbekend')).toBeInTheDocument();
    expect(await screen.findByText('kop: jan@bedrijf.nl')).toBeInTheDocument();
  });

  test('is nobody after a 401, asked once', async () => {
    const { calls } = renderWithKit(<Portal />);
    expect(await screen.findByText('kop: anoniem')).toBeInTheDocument();
    expect(calls.filter((call) => call.path === '/api/auth/user')).toHaveLength(1);
  });

  test('is nobody when the answer is null', async () => {
    renderWithKit(<Portal />, { api: { 'GET /api/auth/user': () => ({ body: 'null' }) } });
    expect(await screen.findByText('kop: anoniem')).toBeInTheDocument();
  });
});

describe('Logging out', () => {
  test.each([
    ['the backend agrees', () => ({ status: 200, body: { success: true } })],
    ['the backend fails', () => ({ status: 500 })],
  ])('forgets everything and goes home when %s', async (_, customerLogout) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    firstLogin.set();
    const { user, location, calls, queryClient } = renderWithKit(<PortalPage />, {
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
    await waitFor(() => expect(queryClient.getQueryData(['/api/auth/user'])).toBeNull());
    expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
  });
});
