import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLogout } from '../session/logout';
import { renderWithKit } from '../testing/index';
import { queryOptions, useQuery, useQueryClient } from './use-query';

test('the main entry point works without the query library', () =>
  jest.isolateModulesAsync(async () => {
    jest.doMock('@tanstack/react-query', () => {
      throw new Error('The main entry point loads the query library.');
    });
    await expect(import('../index')).resolves.toHaveProperty('useAuthUser');
    await expect(import('../queries')).rejects.toThrow('loads the query library');
    jest.dontMock('@tanstack/react-query');
  }));

const applications = queryOptions<string[]>({ queryKey: ['/api/customers', '7', 'applications'] });

/** A page with a query of its own. */
function Applications() {
  const { data, isError } = useQuery(applications);
  const queryClient = useQueryClient();
  return (
    <>
      <p>{isError ? 'mislukt' : (data?.join(' en ') ?? 'laden')}</p>
      <button type="button" onClick={() => void queryClient.invalidateQueries(applications)}>
        Opnieuw
      </button>
    </>
  );
}

/** A page that may be left, below a header that stays. */
function Site() {
  const [shown, setShown] = useState(true);
  const logout = useLogout();
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Wissel
      </button>
      <button type="button" onClick={() => void logout()}>
        Uitloggen
      </button>
      {shown && <Applications />}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('A query of a page', () => {
  test('is fetched by its key, kept for the next page, and fetched again when it is invalidated', async () => {
    let answer = ['bus'];
    const { calls } = renderWithKit(<Site />, {
      api: { 'GET /api/customers/7/applications': () => ({ body: answer }) },
    });
    expect(await screen.findByText('bus')).toBeInTheDocument();
    press('Wissel');
    press('Wissel');
    expect(screen.getByText('bus')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    answer = ['bus', 'auto'];
    press('Opnieuw');
    expect(await screen.findByText('bus en auto')).toBeInTheDocument();
  });

  test('is forgotten at a logout', async () => {
    const { cachedQuery } = renderWithKit(<Site />, {
      api: {
        'GET /api/customers/7/applications': () => ({ body: ['bus'] }),
        'POST /api/customers/logout': () => ({ body: { success: true } }),
      },
    });
    await screen.findByText('bus');
    press('Wissel');
    expect(cachedQuery(applications.queryKey)).toEqual(['bus']);
    press('Uitloggen');
    await screen.findByText('U bent succesvol uitgelogd van uw account');
    expect(cachedQuery(applications.queryKey)).toBeUndefined();
  });

  test('that failed is fetched again when the browser is online again', async () => {
    let connected = false;
    renderWithKit(<Applications />, {
      api: {
        'GET /api/customers/7/applications': () => {
          if (!connected) throw new TypeError('offline');
          return { body: ['bus'] };
        },
      },
    });
    expect(await screen.findByText('mislukt')).toBeInTheDocument();
    connected = true;
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('bus')).toBeInTheDocument();
  });
});
