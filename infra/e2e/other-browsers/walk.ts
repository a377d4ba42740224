import { setTimeout as sleep } from 'node:timers/promises';
import { sixDigits, waitForMail } from '../support/mails';
import { customerPages, ERROR_PAGES, publicPages } from '../support/routes';
import { site } from '../support/site';
import type { Browser } from './browser';

/** The result of one page or journey. */
export interface Outcome {
  name: string;
  /** Sentences; empty when it passed. */
  failures: string[];
}

const text = (value: string) => JSON.stringify(value);

/** Expressions that return a visible element, or undefined. */
const find = {
  button: (name: string) =>
    `[...document.querySelectorAll('button, a, summary')].find((e) => e.getClientRects().length && e.textContent.trim() === ${text(name)})`,
  field: (label: string) =>
    `[...document.querySelectorAll('main input, main textarea')].find((e) => e.getClientRects().length && e.type !== 'radio' && e.labels?.[0]?.textContent.trim().startsWith(${text(label)}))`,
  box: (group: string) =>
    `[...document.querySelectorAll('main fieldset, main [role=group]')].find((e) => e.getClientRects().length && (e.querySelector('legend')?.textContent ?? e.getAttribute('aria-label') ?? '').includes(${text(group)}))?.querySelector('input')`,
  radio: (label: string) =>
    `[...document.querySelectorAll('main label')].find((e) => e.textContent.trim().startsWith(${text(label)}))?.querySelector('input')`,
  heading: (title: string) =>
    `[...document.querySelectorAll('h1, h2')].find((e) => e.getClientRects().length && e.textContent.trim() === ${text(title)})`,
  words: (words: string) => `document.body.innerText.includes(${text(words)})`,
};

/** Waits until the expression is truthy. @throws after 15 seconds, with the text on the screen */
async function until(browser: Browser, expression: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await browser.read<boolean>(`!!(${expression})`))) {
    if (Date.now() > deadline) {
      const shown = await browser.read<string>('document.querySelector("main")?.innerText ?? ""');
      throw new Error(`Timed out waiting for ${expression}. On the screen: ${shown.slice(0, 300)}`);
    }
    await sleep(50);
  }
}

async function open(browser: Browser, address: string): Promise<void> {
  await browser.open(site().siteUrl + address);
  await until(browser, 'document.documentElement.dataset.hydrated');
}

async function click(browser: Browser, expression: string): Promise<void> {
  await until(browser, expression);
  // The drivers do not wait for a page that scrolls smoothly.
  await browser.read(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await browser.click(expression);
}

async function focus(browser: Browser, expression: string): Promise<void> {
  await until(browser, expression);
  await browser.read(`${expression}.focus()`);
}

async function fill(browser: Browser, label: string, value: string): Promise<void> {
  await focus(browser, find.field(label));
  await browser.type(value);
}

async function typeCode(browser: Browser, group: string, code: string): Promise<void> {
  await focus(browser, find.box(group));
  await browser.type(code);
  await browser.press('Enter');
}

/** @throws an error with the message `otherwise` when the expression is falsy */
async function expectThat(browser: Browser, expression: string, otherwise: string): Promise<void> {
  if (!(await browser.read<boolean>(`!!(${expression})`))) throw new Error(otherwise);
}

const fitsTheWindow = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';

/** Chooses a radio button with an arrow key, from the one before it. */
async function choose(browser: Browser, label: string): Promise<void> {
  const radio = find.radio(label);
  await until(browser, radio);
  const group = `[...document.querySelectorAll('input[type=radio]')].filter((e) => e.name === ${radio}.name)`;
  await focus(browser, `${group}.at(${group}.indexOf(${radio}) - 1)`);
  await browser.press('ArrowDown');
  await until(browser, `${radio}.checked`);
}

/** Chooses an answer and checks that the choice and the focus are visible. */
async function expectChoiceDrawn(browser: Browser, label: string): Promise<void> {
  const radio = find.radio(label);
  await until(browser, radio);
  const look = `['', '::before'].map((part) => getComputedStyle(${radio}.nextElementSibling, part)).map((style) => style.backgroundColor + style.content).join()`;
  const before = await browser.read<string>(look);
  await choose(browser, label);
  await expectThat(browser, `${look} !== ${text(before)}`, `“${label}” looks the same when it is chosen.`);
  await expectThat(
    browser,
    // A window without the focus, as without a window manager, draws no focus ring.
    `!document.hasFocus() || getComputedStyle(${radio}.closest('label')).outlineStyle === 'solid'`,
    `No focus is drawn around “${label}”.`,
  );
}

const email = (browser: Browser) =>
  `${browser.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@bakkerij.example`;

/** The journeys, by their name in the report. */
const JOURNEYS: Record<string, (browser: Browser) => Promise<void>> = {
  'the menu opens, lies within the window and closes on Escape': async (browser) => {
    await open(browser, '/');
    await click(browser, 'document.querySelector("header summary")');
    await until(browser, 'document.querySelector("header details").open');
    await expectThat(
      browser,
      'document.querySelector("header details > :not(summary)").getBoundingClientRect().bottom <= innerHeight + 1',
      'The menu is longer than the window.',
    );
    await browser.press('Escape');
    await until(browser, '!document.querySelector("header details").open');
  },
  'a term is chosen by keyboard': async (browser) => {
    await open(browser, '/');
    await expectChoiceDrawn(browser, '24');
  },
  'an answer of the complaint is chosen by keyboard': async (browser) => {
    await open(browser, '/klacht-indienen');
    await click(browser, find.button('Start klacht formulier'));
    await expectChoiceDrawn(browser, 'Een garage');
  },
  'Back returns to the previous page at its scroll position': async (browser) => {
    await open(browser, '/faq');
    await browser.read('scrollTo({ top: 600, behavior: "instant" })');
    await until(browser, 'scrollY > 500');
    await browser.read('document.querySelector("footer a[href=\'/financial-lease\']").click()');
    await until(browser, 'location.pathname === "/financial-lease" && scrollY < 50');
    await browser.back();
    await until(browser, 'location.pathname === "/faq" && scrollY > 500');
  },
  'an application is sent, and its confirmation is on the screen': async (browser) => {
    await open(browser, '/lease-aanvragen');
    await click(browser, find.button('Start uw aanvraag'));
    const next = () => click(browser, find.button('Volgende'));
    const step = (number: number) => until(browser, find.words(`Stap ${number} van 10`));
    await step(1);
    await fill(browser, 'Voor- en achternaam', 'Fenna van der Meer');
    await next();
    await step(2);
    await fill(browser, 'E-mailadres', email(browser));
    await next();
    await step(3);
    await fill(browser, 'Telefoonnummer', '0612345678');
    await next();
    await step(4);
    await fill(browser, 'Bedrijfsnaam', 'Bakkerij De Korenaar');
    await fill(browser, 'KvK nummer', '12345678');
    await next();
    await step(5);
    await fill(browser, 'Link naar het voertuig', 'voorbeeld.example/bestelbus');
    await next();
    await step(6);
    await fill(browser, 'Aanschafprijs', '25000');
    await next();
    await step(7);
    await choose(browser, 'Nee');
    await next();
    await step(8);
    await choose(browser, 'Nee');
    await next();
    await step(9);
    await choose(browser, '60');
    await next();
    await step(10);
    await click(browser, find.button('Aanvraag versturen'));
    const sent = find.heading('Lease aangevraagd');
    await until(browser, sent);
    await until(
      browser,
      `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(${sent}.getBoundingClientRect())`,
    );
    await waitForMail(email(browser), /aanvraag/i);
  },
  'an account is activated, the customer logs in, and the portal pages are shown': async (browser) => {
    await open(browser, '/login/klant');
    await fill(browser, 'E-mailadres', email(browser));
    await browser.press('Enter');
    await until(browser, find.box('Activatiecode'));
    await typeCode(browser, 'Activatiecode', sixDigits(await waitForMail(email(browser), /activ/i)));
    await click(browser, find.button('Nu inloggen met mijn code'));
    await until(browser, find.box('Logincode'));
    await typeCode(browser, 'Logincode', sixDigits(await waitForMail(email(browser), /logincode/i)));
    await until(browser, find.box('Verificatiecode'));
    await typeCode(browser, 'Verificatiecode', sixDigits(await waitForMail(email(browser), /verificatie/i)));
    await until(browser, 'location.pathname === "/klant"');
    for (const address of customerPages()) {
      await open(browser, address);
      await expectThat(browser, fitsTheWindow, `${address} is wider than the window.`);
    }
  },
};

/** Checks one page on a phone. */
async function checkPage(browser: Browser, address: string): Promise<void> {
  await open(browser, address);
  await expectThat(browser, 'document.querySelectorAll("h1").length === 1', 'There is not exactly one h1.');
  await expectThat(browser, '/.{3,} \\| Zakenwiel$/.test(document.title)', 'It has no title of its own.');
  await expectThat(browser, fitsTheWindow, 'It is wider than the window.');
}

/** Checks every page and journey in a browser, and continues after a failure. */
export async function* walk(browser: Browser): AsyncGenerator<Outcome> {
  const pages = [...publicPages(), '/search?q=lease', ...Object.keys(ERROR_PAGES)].map(
    (address) => [address, () => checkPage(browser, address)] as const,
  );
  const journeys = Object.entries(JOURNEYS).map(([name, go]) => [name, () => go(browser)] as const);
  for (const [name, go] of [...pages, ...journeys]) {
    const failures: string[] = [];
    try {
      await go();
    } catch (error) {
      failures.push((error as Error).message);
    }
    yield { name, failures: [...failures, ...(await browser.failures())] };
  }
}
