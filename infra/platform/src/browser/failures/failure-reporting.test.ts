import type { Composition } from '../../protocol/composition';
import { FAILURE_EVENT, type SiteFailure } from '../../protocol/site-failure';
import { ownerOf } from './unhandled';

const composition: Composition = {
  id: 'x',
  remotes: { 'mfe-forms': { version: '1.0.0', entry: '', paths: ['/contact'] } },
  unavailable: {},
  incomplete: false,
};
const failure: SiteFailure = {
  kind: 'page-crashed',
  remote: 'mfe-forms',
  version: '1.0.0',
  path: '/contact',
};

let beacons: Promise<SiteFailure>[];

beforeEach(() => {
  sessionStorage.clear();
  beacons = [];
  navigator.sendBeacon = (address, body) => {
    expect(address).toBe('/report/failures');
    const reader = new FileReader();
    beacons.push(
      new Promise((resolve) => {
        reader.onload = () => resolve(JSON.parse(String(reader.result)));
      }),
    );
    reader.readAsText(body as Blob);
    return true;
  };
});

/** The module as after a page load. */
async function loaded() {
  jest.resetModules();
  return import('./report-failure');
}

describe('reportFailure', () => {
  test('dispatches the event every time and reports to the server once, also after a reload', async () => {
    const heard: SiteFailure[] = [];
    const onFailure = (event: Event) => heard.push((event as CustomEvent<SiteFailure>).detail);
    window.addEventListener(FAILURE_EVENT, onFailure);
    const { reportFailure } = await loaded();
    reportFailure(failure);
    reportFailure(failure);
    reportFailure({ ...failure, path: '/klacht-indienen' });
    window.removeEventListener(FAILURE_EVENT, onFailure);
    expect(heard).toHaveLength(3);
    expect(await Promise.all(beacons)).toEqual([failure, { ...failure, path: '/klacht-indienen' }]);

    (await loaded()).reportFailure(failure);
    expect(beacons).toHaveLength(2);
  });

  test.each(['{', 'null', '[1]', '{"a":1}'])(
    'is not stopped by %s in its place in the storage',
    async (text) => {
      sessionStorage.setItem('failures-reported', text);
      (await loaded()).reportFailure(failure);
      expect(beacons).toHaveLength(1);
      expect(JSON.parse(sessionStorage.getItem('failures-reported') ?? '')).toHaveLength(1);
    },
  );

  describe('tells where in the scripts it happened, and nothing else', () => {
    const sentOf = async (error: unknown) => {
      (await loaded()).reportFailure(failure, error);
      const [sent] = await Promise.all(beacons);
      return sent;
    };
    const thrown = (stack: string) => Object.assign(new Error('kapot'), { stack });
    const frames = ['contact.3f9a01bc.js:1:2345', 'main.0123abcd.js:2:67'];

    test.each([
      [
        'Chromium',
        `Error: jan@bakkerij.example
    at Contact (https://site.example/releases/mfe-forms/js/contact.3f9a01bc.js:1:2345)
    at async Promise.all (index 0)
    at chrome-extension://abc/content.js:1:2
    at https://cdn.example/site/shell/2/web/js/main.0123abcd.js:2:67`,
      ],
      [
        'Firefox and Safari',
        `Contact@https://site.example/releases/mfe-forms/js/contact.3f9a01bc.js:1:2345
@https://site.example/contact?mail=jan@bakkerij.example:1:1
g/<@https://site.example/assets/js/main.0123abcd.js:2:67
[native code]`,
      ],
    ])('from a stack of %s', async (_browser, stack) => {
      expect(await sentOf(thrown(stack))).toEqual({ ...failure, frames });
    });

    test('of a page that could not be loaded, of the reason', async () => {
      const cause = thrown(`f@https://site.example/releases/mfe-forms/js/${frames[0]}`);
      const missing = Object.assign(thrown('g@https://site.example/assets/js/main.0123abcd.js:1:1'), {
        cause,
      });
      expect(await sentOf(missing)).toEqual({ ...failure, frames: frames.slice(0, 1) });
    });

    test('from the five lines at the top', async () => {
      const stack = Array.from({ length: 9 }, (_, i) => `f@https://site.example/a.3f9a01bc.js:1:${i}`);
      const sent = (await sentOf(thrown(stack.join('\n')))) as { frames?: string[] };
      expect(sent.frames).toEqual([0, 1, 2, 3, 4].map((i) => `a.3f9a01bc.js:1:${i}`));
    });

    test.each(['kapot', null, { stack: 5 }, { stack: 'x'.repeat(1_000_000) }])(
      'nothing of what has no stack of this site: %#',
      async (error) => {
        expect(await sentOf(error)).toEqual(failure);
      },
    );
  });

  test('sends at most fifty reports per tab', async () => {
    const { reportFailure } = await loaded();
    for (let i = 0; i < 60; i++) reportFailure({ ...failure, path: `/${i}` });
    expect(beacons).toHaveLength(50);
  });
});

describe('ownerOf', () => {
  const thrownIn = (...frames: string[]) => {
    const error = new Error('kapot');
    error.stack = ['Error: kapot', ...frames.map((frame) => `    at f (${frame}:1:2)`)].join('\n');
    return error;
  };
  const ofRemote = `${location.origin}/releases/mfe-forms/js/contact.js`;
  const ofShell = `${location.origin}/assets/js/main.js`;

  test('names the owner of a script from the CDN', () => {
    const url = 'https://cdn.example/site';
    const owner = (address: string) =>
      ownerOf(thrownIn(address), { ...composition, cdn: { url, containers: {} } }, '2');
    expect(owner(`${url}/mfe-forms/1.0.0/web/js/contact.js`)).toEqual({
      remote: 'mfe-forms',
      version: '1.0.0',
    });
    expect(owner(`${url}/shell/2/web/js/main.js`)).toEqual({ remote: 'shell', version: '2' });
    expect(owner(`${location.origin}/releases/shell/2/web/js/main.js`)).toEqual({
      remote: 'shell',
      version: '2',
    });
    expect(owner('https://cdn.example/other/mfe-forms/x.js')).toBeUndefined();
  });

  test.each([
    ['the remote whose script threw', thrownIn(ofRemote, ofShell), { remote: 'mfe-forms', version: '1.0.0' }],
    ['the shell when its script threw', thrownIn(ofShell, ofRemote), { remote: 'shell', version: '2' }],
    ['undefined for an extension', thrownIn('chrome-extension://abc/x.js'), undefined],
    ['undefined for another site', thrownIn('https://elsewhere.example/assets/x.js'), undefined],
    ['undefined for a script inside the page', thrownIn(`${location.origin}/contact`), undefined],
    ['undefined for a non-error', 'kapot', undefined],
  ])('names %s', (_who, error, owner) => {
    expect(ownerOf(error, composition, '2')).toEqual(owner);
  });
});
