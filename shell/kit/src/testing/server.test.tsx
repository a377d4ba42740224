/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { ConsentProvider } from '../consent/consent';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { ToastView } from '../toast/toast-view';
import { EveryPiece } from './every-piece';

function onServer(): string {
  return renderToString(
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <QueryClientProvider client={createQueryClient()}>
        <ConsentProvider>
          <ToastProvider>
            <StaticRouter location="/">
              <EveryPiece />
              <ToastView />
            </StaticRouter>
          </ToastProvider>
        </ConsentProvider>
      </QueryClientProvider>
    </SiteProvider>,
  );
}

describe('On the server', () => {
  test('every piece renders where there is no browser', () => {
    expect(typeof window).toBe('undefined');
    const html = onServer();
    expect(html).toContain('Hoe heet u?');
    expect(html).toContain('value="25.000"');
    expect(html).toContain('48 maanden');
    expect(html).toContain('Cijfer 1 van 6');
  });

  test('nothing of one request is left for the next', () => {
    expect(onServer()).toBe(onServer());
  });
});
