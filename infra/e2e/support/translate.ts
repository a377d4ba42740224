import type { Page } from '@playwright/test';

/**
 * Replaces every text of the page, and what becomes text of it later, as Chrome and Edge do that translate it. The words stay the same, so
 * that what is shown can be compared with the page that is not translated.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
}

/** The same for pages that are opened from now on, before their scripts run. */
export async function translateBeforeScripts(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('readystatechange', (${replaceTexts}), { capture: true, once: true })`,
  );
}

function replaceTexts(): void {
  const isLeftOut = (text: Node) =>
    !text.parentElement || text.parentElement.closest('script, style, textarea, font') !== null;
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!(text instanceof Text) || !text.data.trim() || isLeftOut(text)) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    }
  };
  replace(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) replace(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
