import { createLog } from '../log/pino-logger.js';

/** Starts a backend of which the template of the button is this one. */
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
  ['asks for what no mail has', { html: '{{label}}', text: '{{labell}}' }],
])('a template that %s stops the start with one sentence that names the mail', async (_what, button) => {
  await expect(startWith(button)).rejects.toThrow(/^The mail activationMail cannot be made: [^\n]+\.$/);
});
