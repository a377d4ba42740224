import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hydration } from './hydrate';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hydrate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the made-up shell of these tests does: it loads the code of the page and says that the page is hydrated. */
const SHELL = `
  const page = document.createElement('script');
  page.src = '/releases/page.js';
  page.onload = () => { document.documentElement.dataset.hydrated = 'true'; };
  document.head.append(page);
`;

/** A fifth of what a page gets: each test is about what happens, not about how long a browser might take. */
const MAX_TURNS = 200;

/** Hydrates a page with this code. @returns what goes wrong */
function problemOf(code: string, { shell = SHELL, body = '' } = {}): Promise<string | undefined> {
  const files = {
    '/assets/shell.js': path.join(folder, 'a.js'),
    '/releases/page.js': path.join(folder, 'b.js'),
  };
  writeFileSync(files['/assets/shell.js'], shell);
  writeFileSync(files['/releases/page.js'], code);
  const html = `<!doctype html><html><head><script defer src="/assets/shell.js"></script></head><body>${body}</body></html>`;
  return new Hydration(files, MAX_TURNS).of({ address: '/een', html });
}

test.each([
  ['throws when it is evaluated', 'throw new Error("kapot\\nregel twee");', 'it throws: kapot'],
  ['throws what is no error', 'throw "kapot";', 'it throws: kapot'],
  ['throws in a timer', 'setTimeout(() => { throw new Error("later"); }, 50);', 'it throws: later'],
  ['is no script', 'function (', 'it throws: Function statements require a function name'],
  [
    'needs a file that is not there',
    `const part = document.createElement('script'); part.src = '/releases/weg.js'; document.head.append(part);`,
    'it needs /releases/weg.js, which is in no release.',
  ],
])('for a page that %s, that is the problem', async (_what, code, problem) => {
  expect(await problemOf(code)).toBe(problem);
});

test('what takes longer than a page is watched is no problem', async () => {
  const code = `
    setTimeout(() => { throw new Error('too slow'); }, 150);
    for (const end = performance.now() + 200; performance.now() < end; );
  `;
  expect(await problemOf(code)).toBeUndefined();
});

test('a problem counts however slowly a page comes to it', async () => {
  const code = `
    let steps = 0;
    const work = () => {
      for (const end = performance.now() + 30; performance.now() < end; );
      steps += 1;
      if (steps === 15) throw new Error('kapot');
      setTimeout(work);
    };
    setTimeout(work);
  `;
  expect(await problemOf(code)).toBe('it throws: kapot');
});

test('a page that is never hydrated is a problem', async () => {
  expect(await problemOf('', { shell: '' })).toBe('it is not hydrated.');
});

test.each([
  ['page-not-loaded', 'its code does not load: het onderste'],
  ['page-crashed', 'it throws: het onderste'],
  ['hydration-mismatch', 'it differs from what the server rendered: het onderste'],
])(
  'the failure %s, which the shell reports, is a problem, with the cause that it logged',
  async (kind, problem) => {
    const code = `setTimeout(() => {
    console.error(new Error('het bovenste', { cause: new Error('het onderste') }));
    dispatchEvent(new CustomEvent('site:failure', { detail: { kind: '${kind}' } }));
  });`;
    expect(await problemOf(code)).toBe(problem);
  },
);

test('a page may use what browsers have, write to the console, and get no answer of the backend', async () => {
  const code = `
    for (const Observer of [IntersectionObserver, ResizeObserver, MutationObserver]) {
      new Observer(() => {}).observe(document.body, { childList: true });
    }
    matchMedia('(pointer: coarse)').addEventListener('change', () => {});
    CSS.supports('selector(:has(a))');
    scrollTo({ top: 0 });
    document.body.scrollIntoView();
    document.querySelector('dialog').showModal();
    navigator.sendBeacon('/report', new Blob(['{}']));
    new BroadcastChannel('session').postMessage('in');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => document.documentElement.lang = data;
    port2.postMessage('nl');
    new Request('/api', { signal: new AbortController().signal });
    localStorage.setItem('a', structuredClone('b'));
    console.error('Dit zegt een pagina die werkt.');
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(async () => {
      const answer = await fetch('/api/auth/user', { signal: AbortSignal.timeout(1000) });
      const { success } = await answer.json();
      document.title = [answer.status, success, document.documentElement.lang].join(' ');
      setTimeout(() => { throw new Error(document.title); });
    }, 50)));
  `;
  expect(await problemOf(code, { body: '<dialog></dialog>' })).toBe('it throws: 503 false nl');
});

test('what comes from elsewhere is not loaded, and a page that never rests is no problem', async () => {
  const code = `
    const again = () => setTimeout(again, 10);
    again();
    setInterval(() => {}, 10);
    const draw = () => requestAnimationFrame(draw);
    draw();
  `;
  const body =
    '<script src="https://elders.example/volg.js"></script><iframe src="/twee"></iframe><img src="/weg.png" alt="">';
  expect(await problemOf(code, { body })).toBeUndefined();
});
