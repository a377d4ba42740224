import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '@site/local/ports';
import { parseRelease } from '@site/platform/protocol';
import { forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, startShell } from '@site/testkit/shell';
import { stopServer } from '@site/testkit/stop-server';
import { until } from '@site/testkit/until';
import { logInAsNewCustomer } from '../../support/customer';
import { becomesLive, refusalOf } from '../../support/hostile-site';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { resumeApplication } from '../../support/resume-application';
import { site } from '../../support/site';

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test('a customer whose session ends while a profile is completed for an application loses nothing', async ({
  page,
  context,
}) => {
  await logInAsNewCustomer(page, 'terug@bakkerij.example');
  await open(page, '/klant/lease-aanvraag');
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel niet compleet' })).toBeVisible();

  // A missing field, an expired session, and two attempts to save.
  await page.locator('main').getByRole('link', { name: 'Bedrijfsnaam' }).click();
  await expect(field(page, /^Bedrijfsnaam/)).toBeFocused();
  await context.clearCookies();
  for (const name of ['Bakkerij De Korst', 'Bakkerij De Kruimel']) {
    await field(page, /^Bedrijfsnaam/).fill(name);
    await button(page, 'Gegevens opslaan').click();
    await expect(page.getByRole('alert')).toContainText('Niet opgeslagen: uw sessie is verlopen.');
    await expect(field(page, /^Bedrijfsnaam/)).toHaveValue(name);
    await expect(button(page, 'Gegevens opslaan')).toBeFocused();
  }
});

test('an application whose answer is lost and that is sent again after a reload is stored once', async ({
  page,
}) => {
  const email = 'herladen@bakkerij.example';
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lease-email')) keys.push(request.headers()['idempotency-key']);
  });
  await resumeApplication(page, 'overzicht', { email });
  await page.route(
    '**/api/send-lease-email',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('alert')).toContainText('Wat u hebt ingevuld, staat er nog.');
  await waitForMail(email, /aanvraag/i);
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('pages open whatever is in the storage of the tab', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const keys = [
    'customer',
    'isFirstLogin',
    'lease-berekening',
    'lease-berekenen',
    'lease-aanvragen',
    'klacht-indienen',
    'contact',
  ];
  await page.addInitScript((names) => {
    for (const name of names) sessionStorage.setItem(name, '{"values":{"naam":{}},"step":"overzicht"}');
  }, keys);
  for (const address of [
    '/lease-aanvragen',
    '/klacht-indienen',
    '/lease-berekenen?type=auto',
    '/contact',
    '/klant',
  ]) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a release that sends a field which the backend does not know is not activated, and one that is live when the backend is rolled back is reported', async () => {
  const forms = distOf('mfe-forms');
  const { backend } = parseRelease(await readFile(path.join(forms, 'release.json'), 'utf8'));
  const contact = backend?.calls['POST /api/contact'] ?? [];
  expect(contact).toEqual(['name', 'email', 'subject', 'message']);
  expect(Object.keys(backend?.calls ?? {})).not.toContain('PUT /api/customers/{id}/profile');
  const calls = { ...backend?.calls, 'POST /api/contact': [...contact, 'btwNummer'] };
  const more = await releaseVariant(forms, {
    name: 'meer',
    release: { backend: { contract: '3.1.0', calls } },
  });
  const team = { remote: 'mfe-forms' };
  const sentence = (version: string) =>
    `mfe-forms ${version} sends the field btwNummer with POST /api/contact, which the backend does not know: it has contract ${backend?.contract}, and this release was built with 3.1.0. Release a backend that knows it first.`;

  const store = await createStore(['mfe-forms']);
  const env = { BACKEND_HEALTH_URL: site().backendUrl ?? '' };
  const shell = await startShell(store, { remotes: ['mfe-forms'], env, keepLog: true });
  const live = (await shell.health()).remotes['mfe-forms']?.live;
  const { version } = await forceLive(store, more);
  expect(await refusalOf(shell, team, version)).toBe(sentence(version));
  expect((await shell.health()).remotes['mfe-forms']?.live).toBe(live);
  expect(shell.log).toContainEqual(
    expect.objectContaining({ reason: sentence(version), msg: 'a release was not activated' }),
  );
  await shell.stop();

  // A backend that is too old to say what it knows holds up nothing. Then it is replaced by one that says it, and knows less.
  let isOld = true;
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch((site().backendUrl ?? '') + url);
    response.writeHead(isOld ? 404 : answer.status).end(await answer.text());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const under = await startShell(store, {
    remotes: ['mfe-forms'],
    env: { BACKEND_HEALTH_URL: `http://127.0.0.1:${port}` },
    keepLog: true,
  });
  await becomesLive(under, team, version);
  expect((await under.health()).backend).toEqual({ contract: null, missing: [] });
  isOld = false;
  const reported = `site_backend_behind{remote="mfe-forms",version="${version}"} 1`;
  await until(async () => (await (await fetch(`${under.url}/metrics`)).text()).includes(reported));
  expect(under.log.filter(({ reason }) => reason === sentence(version))).toMatchObject([
    { msg: 'the backend does not know what a release needs' },
  ]);
  expect(await under.health()).toMatchObject({
    remotes: { 'mfe-forms': { live: version } },
    backend: { contract: backend?.contract, missing: [sentence(version)] },
  });
  expect((await fetch(`${under.url}/contact`)).status).toBe(200);
  await under.stop();
  await stopServer(server);
});
