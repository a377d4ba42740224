/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import { SiteProvider } from '@site/kit';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import SearchPage from './page';
import { POPULAR_TERMS } from './search-index';

/** The HTML that the server sends for an address, without the comments of React between texts. */
const html = (path: string) =>
  renderToString(
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <MemoryRouter initialEntries={[path]}>
        <SearchPage />
      </MemoryRouter>
    </SiteProvider>,
  ).replaceAll('<!-- -->', '');

it('sends the popular terms as buttons that submit, before a search', () => {
  const page = html('/search');
  const buttons = page.match(/<button[^>]*name="q"[^>]*>/g) ?? [];
  expect(buttons.map((button) => /value="([^"]*)"/.exec(button)?.[1])).toEqual(POPULAR_TERMS);
  for (const button of buttons) expect(button).toContain('type="submit"');
  expect(page).not.toContain('<article');
  expect(page).not.toContain('Zoekterm wissen');
});

it('sends the filled-in field, the results and the clear link for a query', () => {
  const page = html('/search?q=jaarcijfers');
  expect(page).toContain('value="jaarcijfers"');
  expect(page).toContain('1 resultaat voor ‘jaarcijfers’');
  expect(page.match(/<article/g)).toHaveLength(1);
  expect(page).toMatch(/<a [^>]*aria-label="Zoekterm wissen"[^>]*href="\/search"/);
});

it('sends the query as text', () => {
  const page = html(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(page).not.toContain('<script');
  expect(page).toContain('0 resultaten voor ‘&quot;&gt;&lt;script&gt;');
});

it.each(['%', '%E0%A4%A', '%00', '%E2%80%AE', '%0A', '%F0%9F%98%80', '', '+', 'a&q=b'])(
  'sends a page for q=%s',
  (q) => {
    expect(html(`/search?q=${q}`)).toContain('<h1');
  },
);
