import { expect, test } from '@playwright/test';
import { type DevelopmentSession, startDevelopment } from '../support/development';

const PAGE = 'mfe-calculator/src/search/page.tsx';
const TABLE = 'mfe-calculator/src/pages.ts';

let session: DevelopmentSession;

test.beforeAll(async () => {
  session = await startDevelopment(['mfe-calculator']);
});
test.afterAll(() => session?.stop());

/** How long the first builds and the start may take, in ms, while other tests use the processors; and each change after that. */
const LIMITS_MS = { start: 900_000, change: 300_000 };

/** Waits until a page of the watched remote has a text. */
async function untilShown(text: string, timeout = LIMITS_MS.change): Promise<void> {
  const html = () =>
    fetch(`${session.url}/search`).then(
      (answer) => answer.text(),
      () => '',
    );
  try {
    await expect.poll(html, { timeout }).toContain(text);
  } catch {
    throw new Error(`"${text}" is not shown. npm run dev said:\n${session.lines.join('\n')}`);
  }
}

const said = (text: string) =>
  expect.poll(() => session.lines.join('\n'), { timeout: 60_000 }).toContain(text);

test('npm run dev shows each saved change of a page, and goes on after a mistake in the page table', async () => {
  test.setTimeout(1_800_000);
  await untilShown('Typ een woord en vind', LIMITS_MS.start);
  await session.edit(PAGE, 'Typ een woord en vind', 'Typ een begrip en vind');
  await untilShown('Typ een begrip en vind');
  await session.edit(PAGE, 'Typ een begrip en vind', 'Typ een onderwerp en vind');
  await untilShown('Typ een onderwerp en vind');

  await session.edit(TABLE, "definePages('mfe-calculator'", "definePages('mfe-wrong'");
  await said('mfe-calculator: src/pages.ts has a mistake: it is written for "mfe-wrong".');
  await said('mfe-calculator   is not built: the last good build stays live');
  await untilShown('Typ een onderwerp en vind');

  await session.edit(TABLE, "definePages('mfe-wrong'", "definePages('mfe-calculator'");
  await said('mfe-calculator   builds again');
  await session.edit(PAGE, 'Typ een onderwerp en vind', 'Typ een term en vind');
  await untilShown('Typ een term en vind');
  expect(await session.stop()).toBe(0);
});
