import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Collector, type ReceivedSpan } from '@site/local/collector';
import { site } from '../../support/site';
import { namesIn, pathTo, spanOf, traceOf } from '../../support/traces';

test.describe.configure({ mode: 'default' });

let collector: Collector;
test.beforeAll(async () => {
  collector = await new Collector(site().collectorPort).open();
});
test.afterAll(() => collector.close());

/**
 * Opens a page and waits until it can be used. This site begins no traces itself, and continues one that a gateway has begun.
 *
 * @returns its trace
 */
async function open(page: Page, address: string): Promise<string> {
  const traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
  const url = site().siteUrl + address;
  await page.route(url, (route) =>
    route.continue({ headers: { ...route.request().headers(), traceparent } }),
  );
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]');
  return traceOf(page);
}

async function sendMessage(page: Page): Promise<void> {
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
  await fill('Naam', 'Wietske Hoogendoorn');
  await fill('E-mailadres', 'wietske@hoogendoorn.example');
  await fill('Onderwerp', 'Bestelbus voor de bakkerij');
  await fill('Bericht', 'Wij zoeken een elektrische bestelbus van ongeveer 30.000 euro.');
  const answer = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: /versturen|verzenden/i }).click();
  expect((await answer).status()).toBe(200);
}

test('a trace leads from the navigation to the call, its SQL and its mail, and does not tell who the visitor is or what was typed', async ({
  page,
}) => {
  const traceId = await open(page, '/contact?naam=Wietske');
  await sendMessage(page);
  const of = (name: string) => spanOf(collector, traceId, name);

  await of('browser navigation /contact');
  await of('browser POST /api/contact');
  const call = await of('backend POST /api/contact');
  const above = [
    'browser navigation /contact',
    'browser POST /api/contact',
    'shell POST /api/*',
    'shell POST',
    'backend POST /api/contact',
  ];
  expect(pathTo(collector, call)).toEqual(above);
  expect(call.attributes).toMatchObject({ 'http.route': '/api/contact', 'http.response.status_code': 200 });
  const insert = collector.spans.filter((span) => span.traceId === traceId && /^INSERT/.test(span.name));
  expect(insert.length).toBeGreaterThan(0);
  for (const span of insert) expect(pathTo(collector, span).slice(0, above.length)).toEqual(above);

  const mail = await of('backend process mail');
  expect(pathTo(collector, mail).slice(0, above.length)).toEqual(above);

  const sent = collector.requests.map(({ body }) => body).join('\n');
  expect(sent).toContain('/api/contact');
  expect(sent).not.toMatch(/wietske|hoogendoorn|bakkerij|30\.000|127\.0\.0\.1:\d+\/|naam=|mozilla/i);
});

test('the calls of a page that is navigated to are in the trace of that navigation', async ({ page }) => {
  const first = await open(page, '/');
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const before = collector.spans.length;
  await sendMessage(page);
  const call = () => collector.spans.slice(before).find(({ name }) => name === 'POST /api/*');
  await expect
    .poll(() => {
      const span = call();
      return span && pathTo(collector, span);
    })
    .toEqual(['browser navigation /contact', 'browser POST /api/contact', 'shell POST /api/*']);
  const { traceId } = call() as ReceivedSpan;
  expect(traceId).not.toBe(first);
  expect(namesIn(collector, traceId)).not.toContain('shell GET /contact');
});
