import { expect, test } from '@playwright/test';
import { publish, stage } from '@site/release';
import { type Difference, releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf } from '@site/testkit/shell';

const PROBE = distOf('remote-probe');
const EDITION = { browserCode: { file: 'js/edition', code: 'throw new Error("kapot");' } };

let store: string;

test.beforeAll(async () => {
  store = await createStore([]);
});

test('a release whose pages work in Node and in the browser is published', async () => {
  expect((await publish({ store, dist: PROBE })).changed).toBe(true);
});

/** Builds that work in Node and not in a browser, with the reason why they are refused. */
const BROKEN: readonly [what: string, difference: Omit<Difference, 'name'>, reason: RegExp][] = [
  [
    'the code of a page missing',
    { withoutBrowserFile: 'js/edition' },
    /\/proef in a browser: it needs \/releases\/\S+\/js\/edition\.\w+\.js, which is in no release\.$/,
  ],
  ['a page that throws when it is evaluated', EDITION, /\/proef in a browser: it throws: kapot$/],
  [
    'a container that throws',
    { browserCode: { file: 'remoteEntry', code: 'throw new Error("kapot");' } },
    /\/proef\S* in a browser: it throws: kapot$/,
  ],
  [
    'a container under another name',
    { browserText: { from: 'remote_probe', to: 'other_probe' } },
    /\/proef\S* in a browser: its code does not load: .*remoteEntry/,
  ],
  [
    'a page that throws while it is hydrated',
    { browserText: { from: '"Editie: eerste"', to: '(() => { throw new Error("kapot"); })()' } },
    /\/proef\S* in a browser: it throws: kapot$/,
  ],
  [
    'a page with another text than on the server',
    { browserText: { from: 'Editie: eerste', to: 'Editie: andere' } },
    /\/proef in a browser: it differs from what the server rendered: .*418/,
  ],
];

for (const [what, difference, reason] of BROKEN) {
  test(`a release with ${what} is refused in one line, with its name, the page and the reason`, async () => {
    const dist = await releaseVariant(PROBE, { name: 'broken', ...difference });
    const error = await publish({ store, dist }).catch((refused: Error) => refused.message);
    expect(error).toMatch(/^remote-probe \S+-broken does not render: [^\n]*$/);
    expect(error).toMatch(reason);
  });
}

test('a release that does not work in the browser cannot be staged', async () => {
  const dist = await releaseVariant(PROBE, { name: 'staged', ...EDITION });
  await expect(stage({ store, dist })).rejects.toThrow('/proef in a browser: it throws: kapot');
});

test('a shell with which the pages of a live remote are not hydrated is refused', async () => {
  const own = await createStore(['remote-probe']);
  const code = 'throw new Error("de schil is stuk");';
  const shell = await releaseVariant(distOf('shell'), {
    name: 'broken',
    browserCode: { file: 'js/main', code },
  });
  await expect(publish({ store: own, dist: shell })).rejects.toThrow(
    /^remote-probe \S+ does not render: \/proef\S* in a browser: it throws: de schil is stuk$/,
  );
});
