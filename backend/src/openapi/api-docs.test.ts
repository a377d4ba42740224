import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
afterEach(() => backend.stop());

test('in development a page documents the calls, and runs only its own scripts', async () => {
  backend = await TestBackend.start({ NODE_ENV: 'development' });
  const browser = backend.browser();
  for (const address of ['/api/docs', '/api/docs/']) {
    const page = await browser.get(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const scripts = [...page.text.matchAll(/<script src=["']([^"']+)/g)].map(([, src = '']) => src);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const { pathname } = new URL(script, `http://site${address}`);
      const { status, headers } = await browser.get(pathname);
      expect({ pathname, status, type: headers.get('content-type') }).toEqual({
        pathname,
        status: 200,
        type: expect.stringContaining('javascript'),
      });
    }
  }
  expect((await browser.get('/api/openapi.json')).body.paths).toHaveProperty('/api/contact');
});

test('every other path keeps the strict policy', async () => {
  backend = await TestBackend.start({ NODE_ENV: 'development' });
  for (const address of ['/api/docsx', '/api/openapi.json', '/api/health/live']) {
    const { headers } = await backend.browser().get(address);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
  }
});

test('in production there is no such page', async () => {
  const secrets = {
    SESSION_SECRET: 'uKx3vQ9tLr7Wm2ZpYb5Nc8Jd4Hf6Gs1A',
    CODE_SECRET: 'mT4wXe8RzB2nVq6KyC9jLp3Fh7Ds5GaU',
  };
  backend = await TestBackend.start({ NODE_ENV: 'production', ...secrets });
  for (const address of ['/api/docs', '/api/docs/', '/api/docs/swagger-ui-init.js', '/api/openapi.json']) {
    expect((await backend.browser().get(address)).status).toBe(404);
  }
});
