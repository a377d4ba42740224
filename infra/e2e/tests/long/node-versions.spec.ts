import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { CALLS, type ContactBody } from '@site/contract';
import { freePort } from '@site/local/ports';
import { readMails } from '@site/testkit/caught-mails';
import { copyCheckout, SAME_BUILDS } from '../../support/checkout';

/** The oldest supported version of Node, and that of the images: packages of `node-versions`. */
const VERSIONS = ['node-20', 'node-24'] as const;

const programOf = (version: string) =>
  path.resolve(import.meta.dirname, '../../node-versions/node_modules', version, 'bin/node');

const MESSAGE: ContactBody = {
  name: 'Fenna de Boer',
  email: 'fenna@bakkerij.example',
  subject: 'Een oven leasen',
  message: 'Kan ik bij u ook een oven leasen?',
};

for (const version of VERSIONS) {
  test(`with ${version}, npm start starts the site, whose pages are complete and whose mails are sent, until it is stopped`, async () => {
    const program = programOf(version);
    test.skip(!existsSync(program), 'It is packaged for Linux on x64 only.');
    const root = await copyCheckout();
    const [site, mail, smtp, backend] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const command = spawn(program, ['infra/local/run.mjs', 'start'], {
      cwd: root,
      env: {
        ...process.env,
        ...SAME_BUILDS,
        // For what is not in the cache.
        PATH: `${path.dirname(program)}:${process.env.PATH}`,
        SITE_PORT: String(site),
        MAIL_PORT: String(mail),
        SMTP_PORT: String(smtp),
        BACKEND_PORT: String(backend),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    createInterface({ input: command.stdout }).on('line', (line) => said.push(line));
    const ended = once(command, 'exit');
    const siteUrl = `http://localhost:${site}`;
    try {
      const isStarted = () => said.some((line) => line.includes('Ctrl-C stops it'));
      await expect.poll(() => isStarted() || command.exitCode !== null, { timeout: 0 }).toBe(true);
      expect(command.exitCode, said.join('\n')).toBeNull();
      for (const address of ['/', '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60', '/contact']) {
        const answer = await fetch(siteUrl + address);
        expect(answer.status, address).toBe(200);
        expect(await answer.text(), address).toMatch(/<h1[\s\S]*<\/html>$/);
      }
      const { method, path: call } = CALLS.contact;
      const answer = await fetch(siteUrl + call, {
        method,
        headers: { 'content-type': 'application/json', origin: siteUrl },
        body: JSON.stringify(MESSAGE),
      });
      expect(await answer.json()).toMatchObject({ success: true });
      const mails = () => readMails(`http://127.0.0.1:${mail}`, MESSAGE.email);
      await expect.poll(async () => (await mails()).length).toBe(1);
    } finally {
      command.kill('SIGINT');
    }
    expect(await ended).toEqual([0, null]);
    await expect(fetch(siteUrl)).rejects.toThrow();
    await rm(root, { recursive: true, force: true });
  });
}
