import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkHydration } from './hydration-check';

// Each starts a thread, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let program: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hydration-'));
  program = path.join(folder, 'thread.cjs');
  const modules = [require.resolve('tsx/cjs'), path.join(import.meta.dirname, 'hydration-thread.ts')];
  writeFileSync(program, modules.map((file) => `require(${JSON.stringify(file)});`).join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks pages with these scripts, whose addresses are `/0`, `/1`, … */
async function check(scripts: readonly string[], timeout = 60_000): Promise<void> {
  const files = Object.fromEntries(
    scripts.map((script, i) => {
      const file = path.join(folder, `${i}.js`);
      writeFileSync(file, `document.documentElement.dataset.hydrated = 'true'; ${script}`);
      return [`/assets/${i}.js`, file];
    }),
  );
  const pages = scripts.map((_script, i) => ({
    address: `/${i}`,
    html: `<!doctype html><script defer src="/assets/${i}.js"></script>`,
  }));
  await checkHydration(Promise.resolve(pages), { program, files, threads: 1, timeout });
}

test('each page has a window of its own, and all are checked', async () => {
  const first = 'globalThis.earlier = true; localStorage.setItem("earlier", "yes");';
  const second = 'if ("earlier" in globalThis || localStorage.length) throw new Error("niet leeg");';
  await expect(check([first, second, 'throw new Error("kapot");'])).rejects.toThrow(
    '/2 in a browser: it throws: kapot',
  );
});

test.each([
  [
    'leaves a rejected promise unhandled',
    'setTimeout(() => Promise.reject(new Error("later")), 50);',
    'it leaves a rejected promise unhandled: later',
  ],
  ['ends its process', 'setTimeout.constructor("return process")().exit();', 'it ends the process.'],
])('a page that %s is refused', async (_what, script, reason) => {
  await expect(check(['', script])).rejects.toThrow(`/1 in a browser: ${reason}`);
});

test('a page that loops without end is refused after some time', async () => {
  await expect(check(['for (;;);'], 500)).rejects.toThrow('/0 in a browser: it takes more than 0.5 seconds.');
});
