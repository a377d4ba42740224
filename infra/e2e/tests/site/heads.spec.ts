import { expect, test } from '@playwright/test';
import { recordBrowserLog } from '../../support/browser-log';
import { type DocumentHead, headOfDocument, headOfPage } from '../../support/head';
import { open } from '../../support/open';
import { ERROR_PAGES, personalPages, publicPages } from '../../support/routes';
import { answerTo } from '../../support/server-answer';
import { site } from '../../support/site';

const PUBLIC_PAGES = [...publicPages(), '/search?q=lease'];
const PERSONAL_PAGES = personalPages();

test.describe('the head from the server', () => {
  test.describe.configure({ mode: 'default' });

  const heads = new Map<string, DocumentHead>();

  test.beforeAll(async () => {
    for (const address of [...PUBLIC_PAGES, ...PERSONAL_PAGES, ...Object.keys(ERROR_PAGES)]) {
      heads.set(address, headOfDocument((await answerTo(address)).document));
    }
  });

  const headOf = (address: string) => heads.get(address) as DocumentHead;
  const breadcrumbOf = (address: string) =>
    (headOf(address).data[0]?.itemListElement ?? []) as { position: number; name: string; item: string }[];
  const canonicalOf = (address: string) => {
    const listed = /^\/juridisch\?section=(?:privacy|toegankelijkheid|cookies)$/.test(address);
    return site().siteUrl + (listed ? address : address.replace(/\?.*/, ''));
  };

  test('every public page has a title, a description that fits in search results, and keywords', () => {
    for (const address of PUBLIC_PAGES) {
      const { title, meta } = headOf(address);
      expect.soft(title, address).toMatch(/^.{3,} \| Zakenwiel$/);
      expect.soft(meta.description?.length, address).toBeGreaterThanOrEqual(120);
      expect.soft(meta.description?.length, address).toBeLessThanOrEqual(155);
      expect.soft(meta.keywords?.split(', ').length, address).toBeGreaterThan(1);
    }
  });

  test('no two public pages have the same title or description', () => {
    const pages = publicPages().map(headOf);
    for (const said of [pages.map(({ title }) => title), pages.map(({ meta }) => meta.description)]) {
      expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
    }
  });

  test('every public page has a share image of its own', () => {
    const images = new Map<string | undefined, string>();
    for (const address of PUBLIC_PAGES) {
      const page = canonicalOf(address);
      const image = headOf(address).meta['og:image'];
      expect.soft(image, address).toMatch(/\/share\/[a-z-]+\.[\da-f]{8}\.png$/);
      expect.soft(images.get(image) ?? page, `${address} shares its image`).toBe(page);
      images.set(image, page);
    }
  });

  test('every public page has its canonical address, and has it as the shared address, with its own title', () => {
    for (const address of PUBLIC_PAGES) {
      const { title, meta, canonical } = headOf(address);
      expect.soft(canonical, address).toBe(canonicalOf(address));
      expect.soft(meta, address).toMatchObject({
        'og:url': canonicalOf(address),
        'og:title': title,
        'og:description': meta.description,
        'og:site_name': 'Zakenwiel',
        'og:locale': 'nl_NL',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect.soft(meta['og:type'], address).toMatch(/^(?:website|article)$/);
    }
  });

  test('every page that answers 200 has a breadcrumb from home to its canonical address', () => {
    for (const [address, { data }] of heads) {
      const [breadcrumb] = data;
      expect.soft(breadcrumb?.['@type'], address).toBe('BreadcrumbList');
      const items = breadcrumbOf(address);
      expect.soft(items[0]?.item, address).toBe(`${site().siteUrl}/`);
      expect.soft(items.at(-1)?.item, address).toBe(canonicalOf(address));
      expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    }
  });

  test('the breadcrumb names the pages in between', () => {
    const names = (address: string) => breadcrumbOf(address).map(({ name }) => name);
    expect(names('/login/klant/code-vergeten').slice(0, 3)).toEqual([
      'Home',
      'Inloggen',
      'Inloggen als klant',
    ]);
    expect(names('/klant/lease-aanvraag').slice(0, 2)).toEqual(['Home', 'Klantportaal']);
    expect(names('/juridisch?section=privacy')).toEqual(['Home', 'Juridisch', 'Privacyverklaring']);
  });

  test('pages of a customer and pages about an error are not listed, and the head of a customer’s page has nothing else', () => {
    for (const address of [...PERSONAL_PAGES, ...Object.keys(ERROR_PAGES)]) {
      expect.soft(headOf(address).meta.robots, address).toBe('noindex');
      expect.soft(headOf(address).data, address).toHaveLength(1);
    }
    expect(PERSONAL_PAGES.filter((address) => headOf(address).meta['og:title'])).toEqual([]);
  });

  test('a search is titled after what was searched for, and is not listed', () => {
    expect(headOf('/search?q=lease').title).toBe('Zoeken naar lease | Zakenwiel');
    expect(headOf('/search?q=lease').meta.robots).toBe('noindex');
    expect(headOf('/search').meta.robots).toBeUndefined();
  });

  test('all structured data has a type and names this site and no other', () => {
    for (const [address, { data }] of heads) {
      for (const object of data) {
        expect.soft(object['@context'], address).toBe('https://schema.org');
        expect.soft(object['@type'], address).toBeTruthy();
      }
      const links = JSON.stringify(data).match(/https?:\/\/[^"{]*/g) ?? [];
      const elsewhere = links.filter(
        (link) => !link.startsWith(site().siteUrl) && link !== 'https://schema.org',
      );
      if (address !== '/') expect.soft(elsewhere, address).toEqual([]);
    }
  });

  test('the questions in the structured data are on the page, word for word', () => {
    const pages = [...heads].filter(([, { data }]) => data.some((object) => object['@type'] === 'FAQPage'));
    expect(pages.map(([address]) => address).sort()).toEqual(
      ['/contact', '/faq', '/schade', '/wat-is-financial-lease'].sort(),
    );
    for (const [address, { data, text }] of pages) {
      const faq = data.find((object) => object['@type'] === 'FAQPage');
      const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(questions.length, address).toBeGreaterThan(3);
      for (const { name, acceptedAnswer } of questions) {
        expect.soft(text, address).toContain(name);
        // Separate paragraphs on the page are joined by a space in the data.
        expect.soft(text.replaceAll(' ', ''), address).toContain(acceptedAnswer.text.replace(/\s/g, ''));
      }
    }
  });

  test('the home page describes the company, its phone hours, its rating and the search', () => {
    const [, company, website] = headOf('/').data;
    expect(company).toMatchObject({
      '@type': 'FinancialService',
      name: 'Zakenwiel',
      telephone: '+31850000000',
      openingHoursSpecification: { opens: '10:00', closes: '17:00' },
      areaServed: { name: 'Nederland' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
    });
    expect(company?.sameAs).toHaveLength(4);
    expect(headOf('/').text).toContain('4,8 van 5, uit 127 Google reviews');
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: `${site().siteUrl}/search?q={search_term_string}` },
      },
    });
  });
});

test.describe('the head in the browser', () => {
  test('follows the parts of the legal page, forward and back, without console errors', async ({ page }) => {
    const browserLog = recordBrowserLog(page);
    await open(page, '/juridisch?section=privacy');
    const first = await headOfPage(page);
    await page
      .getByRole('navigation', { name: 'Juridische onderwerpen' })
      .getByRole('link', { name: 'Cookies' })
      .click();
    await expect(page).toHaveTitle('Cookies | Zakenwiel');
    const second = await headOfPage(page);
    await page.goto(`${site().siteUrl}/juridisch?section=cookies`);
    const { text: _server, ...expected } = await headOfPage(page);
    expect(second).toMatchObject(expected);
    await page.goBack();
    await expect(page).toHaveTitle(first.title);
    expect((await headOfPage(page)).canonical).toBe(first.canonical);
    expect(browserLog).toEqual([]);
  });

  test('follows a search, and is indexed again without one', async ({ page }) => {
    await open(page, '/search');
    await page.locator('main').getByRole('textbox').fill('bkr');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Zoeken naar bkr | Zakenwiel');
    expect((await headOfPage(page)).meta.robots).toBe('noindex');
    await page.goBack();
    await expect(page).toHaveTitle('Zoeken | Zakenwiel');
    expect((await headOfPage(page)).meta.robots).toBeUndefined();
  });
});
