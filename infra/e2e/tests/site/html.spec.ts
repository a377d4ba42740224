import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ERROR_PAGES, personalPages, publicPages } from '../../support/routes';
import { answerTo } from '../../support/server-answer';

// What is asked of the HTML of every page, as the server sends it.

test.describe.configure({ mode: 'default' });

const PUBLIC = [...publicPages(), '/search?q=lease'];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The menu has headings of its own before that of the page.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // How React and styled-components serialise: no difference for a browser.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
  },
});

for (const address of [...PUBLIC, ...personalPages(), ...Object.keys(ERROR_PAGES), '/bestaat-niet']) {
  test(`${address} is valid HTML`, async () => {
    const { results } = await validator.validateString((await answerTo(address)).html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}

/** Words with a capital inside that belong on a page: brands, and the names of what the browser stores in the cookie statement. */
const NAMES = /LinkedIn|TikTok|YouTube|WhatsApp|JavaScript|cookiePreferences|cookiesAccepted|isFirstLogin/g;

test('no public page shows a name out of the code', async () => {
  const found: string[] = [];
  for (const address of [...PUBLIC, '/search?q=zzzz']) {
    const { html } = await answerTo(address);
    const texts = html
      .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
      .split(/<[^>]*>/)
      .filter((text) => /\p{Ll}\p{Lu}\p{Ll}/u.test(text.replace(NAMES, '')));
    found.push(...texts.map((text) => `${address}: ${text}`));
  }
  expect(found).toEqual([]);
});

test('every link of every public page leads somewhere', async () => {
  const links = new Set<string>();
  for (const address of PUBLIC) {
    for (const link of (await answerTo(address)).document.querySelectorAll('a[href^="/"]')) {
      links.add(link.getAttribute('href')?.split('#')[0] as string);
    }
  }
  expect(links.size).toBeGreaterThan(25);
  for (const link of links) expect.soft((await answerTo(link)).status, link).toBe(200);
});
