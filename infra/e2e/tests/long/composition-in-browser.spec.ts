import { expect, test } from '@playwright/test';
import { publish, stage } from '@site/platform/store';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf } from '@site/testkit/shell';
import { LONG, testRefusedInBrowser } from '../../support/refused-in-browser';

testRefusedInBrowser(LONG);

const PROBE = distOf('remote-probe');

test('a release that does not work in the browser cannot be staged', async () => {
  const browserCode = { file: 'js/edition', code: 'throw new Error("kapot");' };
  const dist = await releaseVariant(PROBE, { name: 'staged', browserCode });
  await expect(stage({ store: await createStore([]), dist })).rejects.toThrow(
    '/proef in a browser: it throws: kapot',
  );
});

test('a shell with which the pages of a live remote are not hydrated is refused', async () => {
  const store = await createStore(['remote-probe']);
  const code = 'throw new Error("de schil is stuk");';
  const shell = await releaseVariant(distOf('shell'), {
    name: 'broken',
    browserCode: { file: 'js/main', code },
  });
  await expect(publish({ store, dist: shell })).rejects.toThrow(
    /^remote-probe \S+ does not render: \/proef\S* in a browser: it throws: de schil is stuk$/,
  );
});
