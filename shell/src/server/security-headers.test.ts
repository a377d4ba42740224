/** @jest-environment node */
import fastify from 'fastify';
import { readConfig } from './config';
import { addSecurityHeaders } from './security-headers';

async function policy(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const app = fastify();
  await addSecurityHeaders(app, readConfig({ RELEASE_STORE: '/store', ...env }));
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
