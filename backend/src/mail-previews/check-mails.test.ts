import { createLog } from '../log/pino-logger.js';

/** Starts a backend with this template for buttons. */
async function startWith(button: { html: string; text: string }): Promise<unknown> {
  jest.resetModules();
  jest.doMock('../mail/templates.js', () => {
    const real = jest.requireActual('../mail/templates.js');
    return { ...real, BLOCK_TEMPLATES: { ...real.BLOCK_TEMPLATES, button } };
  });
  const { createApp } = await import('../create-app.js');
  const { readConfig } = await import('../config/config.js');
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  return createApp(config, createLog('silent'));
}

test.each([
  ['is not closed', { html: '{{#if label}}', text: '{{label}}' }],
  ['uses an unknown field', { html: '{{label}}', text: '{{labell}}' }],
])('a template that %s prevents the start with a message that names the mail', async (_what, button) => {
  await expect(startWith(button)).rejects.toThrow(/^The mail activationMail cannot be rendered: [^\n]+\.$/);
});
