import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STANDAARD_IDENTITEIT as SITE } from '@site/contract';
import { BLOCK_TEMPLATES } from '../mail/templates.js';
import { mailSpecimens } from './mail-specimens.js';

const SOURCES = join(__dirname, '..');
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-mails.ts'),
);

/** The functions of a file that write a mail. */
async function mailsOf(file: string): Promise<string[]> {
  const names = Object.keys(await import(join(SOURCES, file)));
  return names.filter((name) => name.endsWith('Mail'));
}

const specimens = mailSpecimens(SITE).map(({ name, write }) => ({ name, mail: write() }));

test.each(FILES.filter((file) => !file.startsWith('mail-specimens')))(
  'every mail of %s has a specimen',
  async (file) => {
    const mails = await mailsOf(file);
    expect(mails).not.toEqual([]);
    for (const mail of mails) expect(specimens.map(({ name }) => name.split(' ')[0])).toContain(mail);
  },
);

test('every part of a mail is in a specimen', () => {
  const kinds = specimens.flatMap(({ mail }) => mail.blocks.map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(BLOCK_TEMPLATES).sort());
});

test.each(specimens)('$name shows no code in the subject and the line behind it', ({ mail }) => {
  const codes = mail.blocks.flatMap((block) => (block.kind === 'plate' ? [block.code] : []));
  for (const code of codes) expect(`${mail.subject} ${mail.preview}`).not.toContain(code);
  expect(mail.preview).toMatch(/^[A-Z].*[.?!]$/);
});
