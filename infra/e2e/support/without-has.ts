import type { Page } from '@playwright/test';

/**
 * Makes the page look as in a browser without the selector `:has()` (Firefox before 121): rules with it go, and what is written for
 * such browsers applies. To be called again when what came to the page since has to look so too.
 *
 * @returns how many rules were taken away or applied
 */
export async function withoutHas(page: Page): Promise<number> {
  return page.evaluate(() => {
    let changes = 0;
    const change = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSSupportsRule && /^not selector\(:has\(/.test(rule.conditionText)) {
          const inner = [...rule.cssRules].map(({ cssText }) => cssText);
          sheet.deleteRule(index);
          for (const text of inner.reverse()) sheet.insertRule(text, index);
          changes++;
        } else if (rule instanceof CSSStyleRule) {
          if (!rule.selectorText.includes(':has(')) continue;
          sheet.deleteRule(index);
          changes++;
        } else if (rule instanceof CSSGroupingRule) {
          change(rule);
        }
      }
    };
    for (const sheet of document.styleSheets) change(sheet);
    return changes;
  });
}
