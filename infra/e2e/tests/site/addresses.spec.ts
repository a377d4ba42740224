import { expect, test } from '@playwright/test';
import { headOfDocument } from '../../support/head';
import { answerTo } from '../../support/server-answer';
import { site } from '../../support/site';

// What the server answers to addresses that are not written as a page's own.

/** The answer itself, also when it is a redirect. */
const ask = (address: string, options: RequestInit = {}) =>
  fetch(site().siteUrl + address, { redirect: 'manual', ...options });

test('an unknown address is answered with the 404 page, and so is one below a page: routes take no parameters', async () => {
  for (const address of ['/bestaat-niet', '/faq/algemeen', '/klant/123', `/${'a'.repeat(20_000)}`]) {
    const { status, document } = await answerTo(address);
    expect(status).toBe(404);
    expect(document.querySelector('h1')?.textContent).toBe('Pagina niet gevonden');
  }
});

test('a malformed address is answered with a page and status 400', async () => {
  for (const address of ['/%ff', '/%E0%A4%A', '/faq/%']) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(400);
    expect(await answer.text(), address).toContain('Onjuiste aanvraag');
  }
});

test('an invalid address is answered with a page, never with a redirect to another site', async () => {
  for (const address of [
    '//',
    '//elders.example/',
    '/.//elders.example/',
    '/.//elders.example',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/search?q=%E0%A4%A',
  ]) {
    const answer = await ask(address);
    expect(answer.status, address).toBeLessThan(500);
    expect(answer.headers.get('location') ?? '/', address).toMatch(/^\/(?!\/)/);
  }
});

test('a capital or an extra slash redirects once to the page', async () => {
  for (const [from, to] of [
    ['/contact/', '/contact'],
    ['/FAQ', '/faq'],
    ['/Login//Klant/?x=1', '/login/klant?x=1'],
    ['//login-klant', '/login-klant'],
  ] as const) {
    const answer = await ask(from);
    expect([answer.status, answer.headers.get('location')], from).toEqual([308, to]);
  }
});

test('/login-klant leads to /login/klant, which returns to the application', async () => {
  const answer = await ask('/login-klant');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/login/klant?naar=/klant/lease-aanvraag',
  ]);
});

test('percent-encoded letters show the page with its canonical address', async () => {
  const { status, document } = await answerTo('/f%61q');
  expect(status).toBe(200);
  expect(headOfDocument(document).canonical).toBe(`${site().siteUrl}/faq`);
});

test('a very long address of a page is answered without a redirect', async () => {
  expect((await ask(`/search/?q=${'a'.repeat(20_000)}`)).status).toBe(200);
});

for (const [what, q] of [
  ['10,000 characters', 'a'.repeat(10_000)],
  ['10,000 script tags', '<script>'.repeat(10_000)],
  ['10,000 characters outside the alphabet', '😀'.repeat(10_000)],
] as const) {
  test(`a search for ${what} is answered with the page and the text`, async () => {
    const { status, document } = await answerTo(`/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe('Zoeken');
    expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toMatch(/^(a|<script>|😀)/u);
    expect(document.querySelector('main')?.textContent).toContain('Geen resultaten gevonden');
  });
}

test('another method than GET or HEAD is refused with an error page', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await ask('/contact', { method, body: '{' });
    expect([400, 405], method).toContain(answer.status);
    expect(await answer.text(), method).toContain('Onjuiste aanvraag');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  }
  const refused = await ask('/contact', { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('API answers and unknown addresses are not indexed', async () => {
  for (const address of ['/api/auth/user', '/bestaat-niet', '/assets/bestaat-niet.js', '/health']) {
    expect((await ask(address)).headers.get('x-robots-tag'), address).toBe('noindex');
  }
  expect((await ask('/faq')).headers.get('x-robots-tag')).toBeNull();
});
