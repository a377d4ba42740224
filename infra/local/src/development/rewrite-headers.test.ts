import { toBrowser, toSite } from './rewrite-headers';

const origins = { site: 'https://www.voorbeeld.nl', local: 'http://localhost:8090' };

describe('toSite', () => {
  test('a request of a page of the site comes from its own origin there', () => {
    const headers = { origin: origins.local, referer: `${origins.local}/contact` };
    expect(toSite(headers, origins)).toMatchObject({
      origin: origins.site,
      referer: 'https://www.voorbeeld.nl/contact',
    });
  });

  test('a request of another page keeps its origin, so that the site can reject it', () => {
    const headers = { origin: 'https://elders.example', referer: 'https://elders.example/' };
    expect(toSite(headers, origins)).toMatchObject(headers);
  });

  test('cookies have the names that the site gave them', () => {
    const { cookie } = toSite({ cookie: 'deployed-Host-sid=abc; keuze=ja' }, origins);
    expect(cookie).toBe('__Host-sid=abc; keuze=ja');
  });

  test('only encodings are accepted that can be undone', () => {
    expect(toSite({ 'accept-encoding': 'gzip, deflate, br, zstd' }, origins)['accept-encoding']).toBe(
      'gzip, br',
    );
  });
});

describe('toBrowser', () => {
  test.each([
    [
      '__Host-sid=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
      'deployed-Host-sid=abc; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['a=b; Domain=voorbeeld.nl; Secure; SameSite=None', 'a=b; SameSite=Lax'],
    ['security=secure; Path=/', 'security=secure; Path=/'],
  ])('the cookie %j works on http', (cookie, expected) => {
    expect(toBrowser({ 'set-cookie': cookie }, origins)['set-cookie']).toEqual([expected]);
  });

  test('a redirect stays on this machine', () => {
    expect(toBrowser({ location: 'https://www.voorbeeld.nl/login' }, origins).location).toBe(
      'http://localhost:8090/login',
    );
    for (const location of ['/login', 'https://elders.example/']) {
      expect(toBrowser({ location }, origins).location).toBe(location);
    }
  });

  test('nothing makes the browser use https, and the rest of the policy stays', () => {
    const headers = {
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'self';frame-ancestors 'none';upgrade-insecure-requests",
    };
    expect(toBrowser(headers, origins)).toEqual({
      'content-security-policy': "default-src 'self';frame-ancestors 'none'",
    });
  });
});
