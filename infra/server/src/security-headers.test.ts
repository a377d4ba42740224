import fastify from 'fastify';
import { addHelmetHeaders } from './security-headers.js';

test('every answer has the headers of Helmet and those that are added, also an error', async () => {
  const app = fastify();
  addHelmetHeaders(
    app,
    {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
      strictTransportSecurity: false,
    },
    { 'permissions-policy': 'camera=()' },
  );
  app.get('/', async () => 'ok');
  for (const address of ['/', '/nowhere']) {
    const { headers } = await app.inject(address);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'permissions-policy': 'camera=()',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('a mistake in the options is reported at the start', () => {
  expect(() =>
    addHelmetHeaders(fastify(), { referrerPolicy: { policy: 'nowhere' as 'no-referrer' } }),
  ).toThrow(/nowhere/);
});
