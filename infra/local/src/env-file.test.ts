import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { writeEnvFile } from './env-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('Node reads back what was written, and only the owner can read the file', async () => {
  const file = path.join(folder, 'backend.env');
  const env = {
    MAIL_FROM: '"Zakenwiel Lease" <post@zakenwiel.example>',
    SITE_NAME: "'t Wiel & Zn # \\n",
    SITE_PHONE: '085 000 00 00',
    ORIGINS: '',
  };
  await writeEnvFile(file, { SITE_NAME: 'before' });
  await writeEnvFile(file, env);
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(env);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
