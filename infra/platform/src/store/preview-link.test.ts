import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PreviewRefused, parseWanted, readPreview, signPreview } from '../protocol/preview-link';
import { writeBuild } from './test-builds';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const grant = { releases: { 'mfe-forms': '1.2.0-3f9a01bc' }, until: NOW + 1000 };

const refusal = (token: string, secret = SECRET, now = NOW) => {
  try {
    readPreview(token, secret, now);
    return undefined;
  } catch (error) {
    return error instanceof PreviewRefused ? error.why : error;
  }
};

test('a link shows what was signed, until its end', () => {
  const token = signPreview(grant, SECRET);
  expect(readPreview(token, SECRET, NOW)).toEqual(grant);
  expect(refusal(token, SECRET, NOW + 1000)).toBe('expired');
});

test('a link that was changed, or signed with another secret, shows nothing', () => {
  const token = signPreview(grant, SECRET);
  const [text = '', mac = ''] = token.split('.');
  const later = Buffer.from(JSON.stringify({ ...grant, until: NOW + 1e12 })).toString('base64url');
  for (const changed of [
    '',
    '.',
    text,
    `${text}.`,
    `.${mac}`,
    `${later}.${mac}`,
    `${token}x`,
    `${text}.${mac.slice(1)}`,
  ]) {
    expect([changed, refusal(changed)]).toEqual([changed, 'invalid']);
  }
  expect(refusal(token, `${SECRET}.`)).toBe('invalid');
});

test('a command names remotes with their versions, of which the last counts', () => {
  expect(parseWanted(['mfe-forms@1.1.0', 'mfe-forms@1.2.0-3f9a01bc', 'mfe-portal@2.0.0'])).toEqual({
    'mfe-forms': '1.2.0-3f9a01bc',
    'mfe-portal': '2.0.0',
  });
  for (const wrong of ['mfe-forms', 'mfe-forms@', '@1.2.0', 'mfe-forms@1@2', 'Mfe@1', 'mfe-forms@../x']) {
    expect(() => parseWanted([wrong])).toThrow(`"${wrong}" is not the name of a remote, an @ and a version.`);
  }
});

test('the command refuses what it cannot show in one sentence', async () => {
  const store = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  mkdirSync(path.join(store, 'mfe-one'));
  renameSync(writeBuild(store), path.join(store, 'mfe-one/1.0.0-a'));
  const refusal = (...args: string[]) => {
    const program = path.join(import.meta.dirname, 'cli.ts');
    const all = ['--import', 'tsx', program, 'preview', ...args, '--store', store];
    const env = { ...process.env, PREVIEW_SECRET: SECRET };
    return new Promise<string>((resolve) => {
      execFile(process.execPath, all, { env }, (_error, _stdout, stderr) => resolve(stderr));
    });
  };
  const site = ['--site', 'https://www.example.nl'];
  const refusals = await Promise.all([
    refusal('mfe-one@1.0.0-a', ...site, '--for', '8d'),
    refusal('mfe-one@9.9.9', ...site),
    refusal('mfe-one@1.0.0-a', '--site', 'nowhere'),
  ]);
  expect(refusals).toEqual([
    '"8d" is no duration of at most seven days, such as 90s, 30m, 2h or 3d.\n',
    'mfe-one 9.9.9 is not in the store.\n',
    'Name the address of the site: --site https://www.example.nl, or SITE_URL.\n',
  ]);
  rmSync(store, { recursive: true });
});
