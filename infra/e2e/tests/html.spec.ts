import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { CUSTOMER_PAGES, ERROR_PAGES, PUBLIC_PAGES } from '../support/routes';
import { site } from '../support/site';

// The HTML that the server sends is valid, on every page.

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

for (const path of [...PUBLIC_PAGES, ...CUSTOMER_PAGES, ...Object.keys(ERROR_PAGES), '/bestaat-niet']) {
  test(`${path} is valid HTML`, async () => {
    const html = await (await fetch(site().siteUrl + path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}
