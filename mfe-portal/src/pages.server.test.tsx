/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import { ConsentProvider, SessionProvider, SiteProvider, ToastProvider } from '@site/kit';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import table from './pages';

test.each(table.pages)(
  'the server renders $path with one heading and without personal data',
  async ({ path, load }) => {
    const { default: Page } = await load();
    const html = renderToString(
      <SiteProvider site={STANDAARD_IDENTITEIT}>
        <ConsentProvider>
          <SessionProvider>
            <ToastProvider>
              <MemoryRouter initialEntries={[path]}>
                <Page />
              </MemoryRouter>
            </ToastProvider>
          </SessionProvider>
        </ConsentProvider>
      </SiteProvider>,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    if (path.startsWith('/klant')) {
      expect(html).toContain('Even geduld');
      expect(html).toContain('<noscript>');
      expect(html).toContain('href="/login/klant"');
    }
  },
);
