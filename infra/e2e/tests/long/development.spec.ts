import { expect, type Page, test } from '@playwright/test';
import { until } from '@site/testkit/until';
import { cookieChoiceAt } from '../../support/consent';
import { type DevelopmentSession, startDevelopment } from '../../support/development';
import { DESKTOP } from '../../support/suite';

const PAGE = 'mfe-calculator/src/search/page.tsx';
const TABLE = 'mfe-calculator/src/pages.ts';
const BUTTON = 'shell/kit/src/button/button.tsx';
const LAYOUT = 'shell/src/layout/layout.tsx';
const SERVER = 'shell/src/server.ts';
const HEALTH = 'backend/src/health/health.controller.ts';

let session: DevelopmentSession;

test.use({ ...DESKTOP, storageState: cookieChoiceAt(() => session) });
test.beforeAll(async () => {
  session = await startDevelopment(['mfe-calculator']);
  await isSaid(`The site:   ${session.url}`);
});
test.afterAll(() => session?.stop());

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(`npm run dev said:\n${session.lines.join('\n')}`);
});

/** Waits until it says this. */
const isSaid = (text: string) => until(() => session.lines.join('\n').includes(text));

const problem = (page: Page) => page.getByRole('alert').filter({ has: page.getByText('Close') });

test('npm run dev shows each saved change of a page, the shell and the backend, and goes on after a mistake', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${session.url}/search`);
  await expect(page.getByText('Typ een woord en vind')).toBeVisible();
  await session.edit(PAGE, 'Typ een woord en vind', 'Typ een begrip en vind');
  await expect(page.getByText('Typ een begrip en vind')).toBeVisible();

  // A mistake in the table of pages.
  await session.edit(TABLE, "definePages('mfe-calculator'", "definePages('mfe-wrong'");
  await isSaid('mfe-calculator: src/pages.ts has a mistake: it is written for "mfe-wrong".');
  await expect(problem(page)).toContainText('it is written for "mfe-wrong"');
  await expect(page.getByText('Typ een begrip en vind')).toBeVisible();
  await session.edit(TABLE, "definePages('mfe-wrong'", "definePages('mfe-calculator'");
  await isSaid('mfe-calculator   builds again');
  await expect(problem(page)).toHaveCount(0);
  await session.edit(PAGE, 'Typ een begrip en vind', 'Typ een naam en vind');
  await expect(page.getByText('Typ een naam en vind')).toBeVisible();

  // A type error, which holds nothing up.
  await session.edit(PAGE, 'export default', 'export const wrong: number = "text";\nexport default');
  await isSaid("error TS2322: Type 'string' is not assignable to type 'number'.");
  await session.edit(PAGE, 'export const wrong: number = "text";\n', '');
  expect(errors).toEqual([]);

  // A component of the kit is built while it is empty, as some editors leave it for a moment, and then saved twice in a row; what was typed
  // stays.
  const field = page.getByRole('main').getByLabel('Zoekterm', { exact: true });
  await field.fill('btw');
  const button = await session.read(BUTTON);
  await session.write(BUTTON, '');
  await isSaid('The file is empty.');
  expect(session.lines.join('\n')).not.toContain('was not found');
  await session.write(BUTTON, button.replace('busyText : children}', 'busyText : children} nu'));
  await session.edit(BUTTON, 'busyText : children} nu', 'busyText : children} meteen');
  await expect(page.getByRole('main').getByRole('button', { name: 'Zoeken meteen' })).toBeVisible();
  await isSaid('shell            restarted');
  await expect(field).toHaveValue('btw');

  // The shell is started again; it says when it does not start.
  await session.edit(LAYOUT, 'Naar de inhoud', 'Spring naar de inhoud');
  await expect(page.getByRole('link', { name: 'Spring naar de inhoud' })).toHaveCount(1);
  await session.edit(SERVER, 'async function main', "throw new Error('broken');\nasync function main");
  await isSaid('The shell did not start');
  await expect(problem(page)).toContainText('shell/src/server.ts');
  await session.edit(SERVER, "throw new Error('broken');\n", '');
  await isSaid('shell            runs again');
  await expect(page.getByRole('link', { name: 'Spring naar de inhoud' })).toHaveCount(1);
  await expect(page.getByText('Typ een naam en vind')).toBeVisible();

  const answers = (call: string) => fetch(`${session.url}/api/health/${call}`).then(({ ok }) => ok);
  await session.editByReplacing(HEALTH, "@Get('live')", "@Get('replaced')");
  await until(() => answers('replaced'));
  await session.edit(HEALTH, "@Get('replaced')", "@Get('edited')");
  await until(() => answers('edited'));
  await isSaid('backend          restarted');
  expect(await session.stop()).toBe(0);
});
