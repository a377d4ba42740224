import fastify from 'fastify';
import { addSecurityHeaders } from './security-headers';
import { readHostSettings } from './settings';

async function policy(
  env: NodeJS.ProcessEnv,
  inlineScripts?: readonly string[],
): Promise<Record<string, string>> {
  const app = fastify();
  const settings = readHostSettings({ RELEASE_STORE: '/store', ...env });
  const url = env.SITE_URL ?? 'http://localhost:8080';
  addSecurityHeaders(app, { ...settings, url }, inlineScripts);
  app.get('/', async () => 'Hallo');
  const { headers } = await app.inject('/');
  await app.close();
  const rules = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    rules.map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')] as const),
  );
}

test('scripts and connections are limited to the site by default', async () => {
  expect(await policy({})).toMatchObject({
    'script-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' data:",
  });
});

test('scripts of the configured origins may run and report there; nothing else is allowed', async () => {
  const {
    'script-src': scripts,
    'connect-src': calls,
    'img-src': pictures,
    ...rest
  } = await policy({
    SCRIPT_SOURCES: 'https://scripts.example,https://count.example',
  });
  expect(scripts).toBe("'self' https://scripts.example https://count.example");
  expect(calls).toBe("'self' https://scripts.example https://count.example");
  expect(pictures).toBe("'self' data: https://scripts.example https://count.example");
  expect(JSON.stringify(rest)).not.toContain('.example');
});

test('of a CDN only the address of the store may send scripts, and be asked whether it answers', async () => {
  const {
    'script-src': scripts,
    'connect-src': calls,
    ...rest
  } = await policy({ ASSET_URL: 'https://cdn.example/site' });
  expect(scripts).toBe("'self' https://cdn.example/site/");
  expect(calls).toBe("'self' https://cdn.example/site/");
  expect(JSON.stringify(rest)).not.toContain('.example');
});

test('a script of the server’s own HTML may be inline, by its hash only', async () => {
  const { 'script-src': scripts } = await policy({ SCRIPT_SOURCES: 'https://count.example' }, [
    "alert('Hello, world.');",
  ]);
  // The example of the specification.
  expect(scripts).toBe("'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=' https://count.example");
});
