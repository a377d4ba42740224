import { expect, test } from '@playwright/test';
import { publish } from '@site/platform/store';
import { type Difference, releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf } from '@site/testkit/shell';
import { allBut } from './hostile/all-but';

const PROBE = distOf('remote-probe');

/** Builds that work in Node and not in a browser, with the reason why they are refused. */
const BROKEN = {
  'misses the code of a page': {
    difference: { withoutBrowserFile: 'js/edition' },
    reason: /\/proef in a browser: it needs \/releases\/\S+\/js\/edition\.\w+\.js, which is in no release\.$/,
  },
  'throws when a page is evaluated': {
    difference: { browserCode: { file: 'js/edition', code: 'throw new Error("kapot");' } },
    reason: /\/proef in a browser: it throws: kapot$/,
  },
  'throws in its container': {
    difference: { browserCode: { file: 'remoteEntry', code: 'throw new Error("kapot");' } },
    reason: /\/proef\S* in a browser: it throws: kapot$/,
  },
  'has a container under another name': {
    difference: { browserText: { from: 'remote_probe', to: 'other_probe' } },
    reason: /\/proef\S* in a browser: its code does not load: .*remoteEntry/,
  },
  'throws while it is hydrated': {
    difference: { browserText: { from: '"Editie: eerste"', to: '(() => { throw new Error("kapot"); })()' } },
    reason: /\/proef\S* in a browser: it throws: kapot$/,
  },
  'has another text': {
    difference: { browserText: { from: 'Editie: eerste', to: 'Editie: andere' } },
    reason: /\/proef in a browser: it differs from what the server rendered: .*418/,
  },
} as const satisfies Record<string, { difference: Omit<Difference, 'name'>; reason: RegExp }>;

type Broken = keyof typeof BROKEN;

/** Two, for `npm test`. */
export const SHORT: readonly Broken[] = ['throws while it is hydrated', 'has another text'];

/** All others. */
export const LONG = allBut(BROKEN, SHORT);

/** Tests that these builds are not published. */
export function testRefusedInBrowser(those: readonly Broken[]): void {
  for (const what of those) {
    const { difference, reason } = BROKEN[what];
    test(`a release that in a browser ${what} is refused in one line, with its name, the page and the reason`, async () => {
      const dist = await releaseVariant(PROBE, { name: 'broken', ...difference });
      const store = await createStore([]);
      const error = await publish({ store, dist }).catch((refused: Error) => refused.message);
      expect(error).toMatch(/^remote-probe \S+-broken does not render: [^\n]*$/);
      expect(error).toMatch(reason);
    });
  }
}
