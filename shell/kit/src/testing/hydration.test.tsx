import { STANDAARD_IDENTITEIT } from '@site/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { ConsentProvider } from '../consent/consent';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { ToastView } from '../toast/toast-view';
import { EveryPiece, WIZARD_KEY } from './every-piece';
import { fakeBackend } from './fake-backend';

function page() {
  return (
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <QueryClientProvider client={createQueryClient()}>
        <ConsentProvider>
          <ToastProvider>
            <MemoryRouter>
              <EveryPiece />
              <ToastView />
            </MemoryRouter>
          </ToastProvider>
        </ConsentProvider>
      </QueryClientProvider>
    </SiteProvider>
  );
}

test('The first render in the browser equals the HTML of the server, also when answers were kept', async () => {
  const backend = fakeBackend({});
  sessionStorage.setItem(WIZARD_KEY, JSON.stringify({ values: { naam: 'Jan' }, step: 'overzicht' }));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page());
  expect(screen.getByRole('heading', { name: 'Hoe heet u?' })).toBeInTheDocument();

  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, page(), { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Klopt alles?' })).toBeInTheDocument();

  act(() => hydrated.unmount());
  root.remove();
  backend.restore();
});
