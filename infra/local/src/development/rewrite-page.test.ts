import { compositionIn, rewritePage } from './rewrite-page';

const LOCAL = [{ name: 'mfe-forms', paths: ['/contact', '/afspraak'] }];

const composition = {
  id: 'x1',
  remotes: {
    'mfe-forms': {
      version: '0.1.0-live',
      entry: '/releases/mfe-forms/remoteEntry.0.1.0-live.js',
      paths: ['/contact', '/oud'],
    },
    'mfe-portal': {
      version: '0.2.0-live',
      entry: '/releases/mfe-portal/remoteEntry.0.2.0-live.js',
      paths: ['/login'],
    },
  },
  unavailable: {},
  incomplete: false,
};

function page(boot: object = { composition, shell: '1', contentProtection: true }): string {
  return [
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">',
    '<title data-page-head="">Van de site</title><meta name="robots" content="noindex" data-page-head="">',
    '<script type="application/ld+json" data-page-head="">{}</script><style id="styles">a{}</style>',
    '<script data-scripts="/assets/js/main.js" data-preload="/assets/js/content.js /releases/mfe-forms/js/contact.1.js https://cdn.example/site/mfe-forms/1/web/js/x.js#sha256-YQ==">start()</script>',
    '</head><body><div id="site"><header>kop</header><main id="inhoud"><h1>Van de site</h1></main><footer>voet</footer></div>',
    `<script type="application/json" id="boot">${JSON.stringify(boot)}</script></body></html>`,
  ].join('');
}

const rewritten = (pathname: string, html = page()) => {
  const result = rewritePage(html, pathname, LOCAL);
  if (!result) throw new Error('It is no page.');
  const json = /id="boot">(.*?)<\/script>/.exec(result.html)?.[1] ?? '';
  return { ...result, boot: JSON.parse(json) };
};

test('a canary of the remote that is developed is shown to nobody', () => {
  const canaries = {
    'mfe-forms': { version: '2', percent: 50 },
    'mfe-portal': { version: '3', percent: 10 },
  };
  const { boot } = rewritten('/contact', page({ composition: { ...composition, canaries } }));
  expect(boot.composition.canaries).toEqual({ 'mfe-portal': canaries['mfe-portal'] });
});

test('the composition has the local build, and the other remotes as they are', () => {
  const { boot } = rewritten('/login');
  expect(boot.composition.remotes).toEqual({
    'mfe-portal': composition.remotes['mfe-portal'],
    'mfe-forms': {
      version: 'local',
      entry: '/releases/mfe-forms/remoteEntry.local.js',
      paths: ['/contact', '/afspraak'],
    },
  });
  expect(boot).toMatchObject({ shell: '1', contentProtection: false });
});

test('a page of another remote keeps its HTML', () => {
  const { html, boot, isLocal } = rewritten('/login');
  expect(isLocal).toBe(false);
  expect(boot.clientRendered).toBeUndefined();
  expect(html).toContain('<h1>Van de site</h1>');
  expect(html).toContain('<title data-page-head="">');
});

test.each(['/contact', '/contact/', '/afspraak', '/oud'])(
  'of %s only the frame of the site stays',
  (path) => {
    const { html, boot, isLocal } = rewritten(path);
    expect([isLocal, boot.clientRendered]).toEqual([true, true]);
    expect(html).toContain('<header>kop</header><main id="inhoud"></main><footer>voet</footer>');
    expect(html).not.toContain('data-page-head');
    expect(html).toContain('<style id="styles">');
    expect(html).toContain('data-preload="/assets/js/content.js"');
  },
);

test('the start script comes before all others', () => {
  const { html } = rewritten('/');
  expect(html).toContain('<head><script src="/__local/start.js"></script><meta charset="utf-8">');
});

test('pages of a remote that is unavailable on the site are available', () => {
  const { 'mfe-forms': _away, ...remotes } = composition.remotes;
  const unavailable = { '/contact': 'mfe-forms', '/search': 'mfe-calculator' };
  const { boot } = rewritten('/contact', page({ composition: { ...composition, remotes, unavailable } }));
  expect(boot.composition.unavailable).toEqual({ '/search': 'mfe-calculator' });
  expect(boot.composition.remotes['mfe-forms'].version).toBe('local');
});

test('a path that another remote has is named', () => {
  const own = [{ name: 'mfe-forms', paths: ['/login'] }];
  expect(rewritePage(page(), '/', own)?.taken).toEqual({
    path: '/login',
    name: 'mfe-forms',
    by: 'mfe-portal',
  });
  expect(rewritten('/').taken).toBeUndefined();
});

test('a text in the boot data cannot end its element', () => {
  const { boot, html } = rewritten(
    '/',
    page({ composition, site: { naam: '\u003c/script>' } }).replace('</script>"', '\\u003c/script>"'),
  );
  expect(boot.site.naam).toBe('</script>');
  expect(html).toContain('\\u003c/script>');
});

test.each(['', '<html></html>', page({}), page({ composition: {} }), '<script id="boot">{</script>'])(
  'HTML without a composition is no page of the site (%#)',
  (html) => {
    expect(compositionIn(html)).toBeUndefined();
    expect(rewritePage(html, '/contact', LOCAL)).toBeUndefined();
  },
);
