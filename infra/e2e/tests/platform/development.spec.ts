import { expect, test } from '@playwright/test';
import { until } from '@site/testkit/until';
import { type DevelopmentSession, startDevelopment } from '../../support/development';

const PAGE = 'mfe-calculator/src/search/page.tsx';
const TABLE = 'mfe-calculator/src/pages.ts';

let session: DevelopmentSession;

test.beforeAll(async () => {
  session = await startDevelopment(['mfe-calculator']);
});
test.afterAll(() => session?.stop());

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(`npm run dev said:\n${session.lines.join('\n')}`);
});

const html = () =>
  fetch(`${session.url}/search`).then(
    (answer) => answer.text(),
    () => '',
  );

/** Waits until a page of the watched remote has a text. */
const isShown = (text: string) => until(async () => (await html()).includes(text));
/** Waits until it says this. */
const isSaid = (text: string) => until(() => session.lines.join('\n').includes(text));

test('npm run dev shows each saved change of a page, and goes on after a mistake in the page table', async () => {
  await isShown('Typ een woord en vind');
  await session.edit(PAGE, 'Typ een woord en vind', 'Typ een begrip en vind');
  await isShown('Typ een begrip en vind');

  await session.edit(TABLE, "definePages('mfe-calculator'", "definePages('mfe-wrong'");
  await isSaid('mfe-calculator: src/pages.ts has a mistake: it is written for "mfe-wrong".');
  await isSaid('mfe-calculator   is not built: the last good build stays live');
  await isShown('Typ een begrip en vind');

  await session.edit(TABLE, "definePages('mfe-wrong'", "definePages('mfe-calculator'");
  await isSaid('mfe-calculator   builds again');
  await session.edit(PAGE, 'Typ een begrip en vind', 'Typ een term en vind');
  await isShown('Typ een term en vind');
  expect(await session.stop()).toBe(0);
});
