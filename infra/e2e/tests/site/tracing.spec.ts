import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Collector } from '@site/testkit/collector';
import { site } from '../../support/site';
import { pathTo, spanOf } from '../../support/traces';

test.describe.configure({ mode: 'default' });

let collector: Collector;
test.beforeAll(async () => {
  collector = await new Collector(site().collectorPort).open();
});
test.afterAll(() => collector.close());

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

test('a trace leads from the call to its SQL and its mail, and does not tell who the visitor is or what was typed', async ({
  page,
}) => {
  // This site begins no traces itself, and continues one that a gateway has begun.
  const traceId = randomBytes(16).toString('hex');
  const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  await page.route('**/api/contact', (route) =>
    route.continue({ headers: { ...route.request().headers(), traceparent } }),
  );
  await page.goto(`${site().siteUrl}/contact?naam=Wietske`);
  await page.waitForSelector('html[data-hydrated]');
  await sendMessage(page);
  const of = (name: string) => spanOf(collector, traceId, name);

  await of('shell POST /api/*');
  const call = await of('backend POST /api/contact');
  const above = ['shell POST /api/*', 'shell POST', 'backend POST /api/contact'];
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
