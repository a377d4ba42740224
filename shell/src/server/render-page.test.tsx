/** @jest-environment node */
import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { useLocation } from 'react-router-dom';
import {
  type PageAnswer,
  type RenderRequest,
  render,
} from '../../../infra/platform/src/host/rendering/render';
import type { ResolvedPage } from '../../../infra/platform/src/host/rendering/resolved-page';
import { renderForAnyAddress, renderOwnPage } from '../../../infra/platform/src/host/server/render-own-page';
import { OWN_PAGES } from './own-pages';
import { renderPage } from './render-page';

const composition = { id: 'abc', remotes: {}, unavailable: {}, incomplete: false };

function Address() {
  const { pathname, search } = useLocation();
  return <h1>{`Adres ${pathname}${search}`}</h1>;
}

function LongPage() {
  return <p>{'lang '.repeat(500_000)}</p>;
}

const shell = { identity: site, renderPage, ownPages: OWN_PAGES };
const asText = ({ status, html }: PageAnswer) => ({ status, html: String(html) });
const renderCrashed = () => asText(renderForAnyAddress(shell, OWN_PAGES.crashed));
const renderBusy = () => asText(renderForAnyAddress(shell, OWN_PAGES.busy));

const head = { title: 'Vragen', description: 'Tekst', keywords: [] };
const loaded = { Component: Address, head, status: 200, personal: false };
const settings = {
  site,
  contentProtection: false,
  shellVersion: '9',
  pageStart: 'start();',
  scripts: ['/assets/js/main.js'],
};

function requestFor(page: Partial<ResolvedPage>, more: Partial<RenderRequest> = {}): RenderRequest {
  const { path = '*' } = page;
  const resolved: ResolvedPage = {
    kind: 'remote-page',
    owner: { remote: 'mfe-one', version: '1' },
    path,
    address: path,
    preload: ['/p.js'],
    cacheable: true,
    memoryCacheable: true,
    ...page,
  };
  const address = path === '*' ? '/x' : path;
  // It is sent to another process.
  return structuredClone({ page: resolved, address, announcement: null, composition, ...more });
}

test('a page is rendered at its address, with the scripts and the data that hydrate it', () => {
  const request = requestFor({ path: '/faq' }, { address: '/faq?q=1' });
  const { status, html } = asText(render(shell, request, loaded, settings));
  expect(status).toBe(200);
  expect(html).toContain('<h1>Adres /faq?q=1</h1>');
  expect(html).toContain('<script data-scripts="/assets/js/main.js" data-preload="/p.js">start();</script>');
  expect(html).toContain('"composition":{"id":"abc"');
  expect(html).toContain(`<link rel="canonical" href="${site.url}/faq"`);
});

test('a page has the style of bare elements once', () => {
  const { html } = asText(render(shell, requestFor({ path: '/faq' }), loaded, settings));
  expect(html.match(/-webkit-text-size-adjust/g)).toHaveLength(1);
});

test('the classes of a page are called as their components, so that its rules need not say whose they are', () => {
  const { html } = asText(render(shell, requestFor({ path: '/faq' }), loaded, settings));
  const [, id] = /<main [^>]*class="([\w-]+)"/.exec(html) ?? [];
  expect(html).toContain(`.${id}{flex:1;}`);
  // One whose CSS depends on its properties, such as the look of a button.
  expect(html).toMatch(/class="([\w-]+) [\w-]+ \1_\w+"/);
  expect(
    html.match(/_\{content:"[^"]*"\}/g)?.filter((marker) => !/sc-(?:global|keyframes)-/.test(marker)),
  ).toEqual([]);
});

test('a page with more HTML than any page needs does not render', () => {
  const long = { ...loaded, Component: LongPage };
  expect(() => render(shell, requestFor({ path: '/lang' }), long, settings)).toThrow(
    /^The HTML of \/lang has \d+ bytes, and may have at most 2097152\.$/,
  );
});

test('a page with other releases than the live ones is not indexed', () => {
  const preview = { releases: { 'mfe-one': '2' }, until: 1 };
  const { html } = asText(render(shell, requestFor({ path: '/faq' }, { preview }), loaded, settings));
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test.each([
  ['error-page', '/error/503', 200, 'Tijdelijk offline'],
  ['not-found', '*', 404, 'Pagina niet gevonden'],
  ['unavailable', '/contact', 503, 'Deze pagina is even niet beschikbaar'],
] as const)('the shell’s own page %s needs no remote', (kind, path, status, title) => {
  const owner = { remote: 'shell', version: '9' };
  const answer = asText(renderOwnPage(shell, requestFor({ kind, path, owner }), settings));
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(title);
});

test.each([
  ['a page that does not render', renderCrashed, 500, 'Er ging iets mis op deze pagina'],
  ['a page for which no renderer is free', renderBusy, 503, 'Het is nu even druk'],
] as const)('the answer to %s is an error page without scripts', (_what, answer, status, title) => {
  const rendered = answer();
  expect(rendered.status).toBe(status);
  expect(rendered.html).toContain(title);
  expect(rendered.html).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test('the link of the answer when no renderer is free leads to the requested address', () => {
  expect(renderBusy().html).toMatch(/<a href=""[^>]*>Opnieuw proberen/);
});

test('a page with scripts has the message for when they do not arrive, hidden; one without them does not', () => {
  const { html } = asText(render(shell, requestFor({ path: '/faq' }), loaded, settings));
  expect(html).toMatch(/<section role="alert"[^>]* id="niet-geladen" data-shell="9" hidden=""/);
  expect(html).toContain('>start();</script>');
  expect(renderCrashed().html).not.toContain('niet-geladen');
});
