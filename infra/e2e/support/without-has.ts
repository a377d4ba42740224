import type { Page } from '@playwright/test';

/**
 * Simulates a browser without the selector `:has()` (Firefox before 121): removes the rules that use it and applies the
 * fallbacks. Call it again after new styles have loaded.
 *
 * @returns how many rules were removed or applied
 */
export async function removeHasRules(page: Page): Promise<number> {
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
