import { STANDAARD_IDENTITEIT } from '@site/contract';
import { type Page, SiteProvider } from '@site/kit';
import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import marketing from './pages';

/** Pages of other remotes that this one links to. */
const ELSEWHERE = [
  '/lease-berekenen',
  '/lease-aanvragen',
  '/contact',
  '/klacht-indienen',
  '/klant/documenten',
  '/login',
];

const table = marketing.pages.map((page) => [page.path, page] as const);

async function htmlOf(page: Page) {
  const { default: Component } = await page.load();
  return renderToString(
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <MemoryRouter initialEntries={[page.path]}>
        <Component />
      </MemoryRouter>
    </SiteProvider>,
  );
}

async function show(page: Page) {
  const { default: Component } = await page.load();
  return renderWithKit(<Component />, { path: page.path });
}

describe('every page', () => {
  test.each(table)(
    '%s is rendered on the server with exactly one heading of the first level',
    async (_, page) => {
      const html = await htmlOf(page);
      expect(html.match(/<h1/g)).toHaveLength(1);
    },
  );

  // Plain selectors: queries by role compute styles, which is slow for eighteen whole pages.
  test.each(table)('%s has no heading that skips a level', async (_, page) => {
    const { container } = await show(page);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  test.each(table)('%s links only to pages that exist, and to home', async (path, page) => {
    const { container } = await show(page);
    const known = [...ELSEWHERE, ...marketing.pages.map((other) => other.path)];
    const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const inside = targets.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0] ?? '');
    expect(inside.filter((target) => !known.includes(target))).toEqual([]);
    if (path !== '/') expect(inside).toContain('/');
  });

  test.each(table)('%s makes no request', async (_, page) => {
    const { calls } = await show(page);
    expect(calls).toEqual([]);
  });
});

describe('the heads of the pages', () => {
  const heads = marketing.pages.map(({ head }) => head);

  test('have titles that differ', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  });

  test('have descriptions that differ', () => {
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  test('have keywords', () => {
    for (const { keywords } of heads) expect(keywords.length).toBeGreaterThan(2);
  });
});

test.each([['/financial-lease'], ['/auto-financieren'], ['/duurzaam-ondernemen'], ['/slimme-lease']])(
  '%s has the phone number and the mail address as links that call and mail',
  async (path) => {
    await show(marketing.pages.find((page) => page.path === path) as Page);
    expect(screen.getByRole('link', { name: /Bel ons/ })).toHaveAttribute('href', 'tel:+31850000000');
    expect(screen.getByRole('link', { name: /Mail ons/ })).toHaveAttribute(
      'href',
      'mailto:info@zakenwiel.example',
    );
  },
);

test('/binnenkort shows the phone number and the mail address on cards that lead to the contact page', async () => {
  await show(marketing.pages.find(({ path }) => path === '/binnenkort') as Page);
  expect(screen.getByRole('heading', { level: 1, name: 'Verzekeringen komen binnenkort' })).toBeVisible();
  for (const name of [/085 000 00 00/, /info@zakenwiel\.example/]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  }
});

test.each([
  ['/leasen-zonder-jaarcijfers', 4],
  ['/wat-is-financial-lease', 4],
  ['/halal-leasen', 4],
  ['/schade', 4],
  ['/aanbod', 4],
  ['/slimme-lease', 3],
])('%s explains the process in %i steps', async (path, count) => {
  const { container } = await show(marketing.pages.find((page) => page.path === path) as Page);
  const steps = container.querySelector('main ol, ol') as HTMLElement;
  expect(within(steps).getAllByRole('listitem')).toHaveLength(count);
});

test('/halal-leasen leads to the application and to contact, never to the calculator, which charges interest', async () => {
  await show(marketing.pages.find(({ path }) => path === '/halal-leasen') as Page);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(['/lease-aanvragen', '/contact']));
  expect(targets).not.toContain('/lease-berekenen');
});

test('/leasen-met-bkr explains the codes A, H, RO and SR', async () => {
  await show(marketing.pages.find(({ path }) => path === '/leasen-met-bkr') as Page);
  for (const name of [/^A Achterstand/, /^H Herstel/, /^RO Overige/, /^SR Schuldregeling/]) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
});
