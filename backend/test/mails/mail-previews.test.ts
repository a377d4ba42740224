import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STANDAARD_IDENTITEIT as SITE } from '@site/contract';
import { renderMail } from '../../src/mail/render-mail.js';
import { BLOCK_TEMPLATES } from '../../src/mail/templates.js';
import { wordsOfHtml, wordsOfText } from '../expect-mail.js';
import { mailPreviews } from './mail-previews.js';

const SOURCES = join(__dirname, '../../src');
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /-mails\.ts$/.test(file),
);

/** The functions of a file that create a mail. */
async function mailsOf(file: string): Promise<string[]> {
  const names = Object.keys(await import(join(SOURCES, file)));
  return names.filter((name) => name.endsWith('Mail'));
}

const previews = mailPreviews(SITE).map(({ name, write }) => ({ name, mail: write() }));

test.each(FILES)('every mail of %s has a test of what it says beside it', async (file) => {
  const mails = await mailsOf(file);
  const tests = mails.length > 0 ? readFileSync(join(SOURCES, file.replace('.ts', '.test.ts')), 'utf8') : '';
  for (const mail of mails) expect(tests).toContain(`describe('${mail}'`);
});

test('every mail has a preview', async () => {
  const mails = (await Promise.all(FILES.map(mailsOf))).flat();
  const shown = new Set(previews.map(({ name }) => name.split(' ')[0]));
  expect([...shown].sort()).toEqual(mails.sort());
});

test('every part of a mail is in a preview', () => {
  const kinds = previews.flatMap(({ mail }) => mail.blocks.map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(BLOCK_TEMPLATES).sort());
});

test.each(previews)('$name shows no code in the subject and the line behind it', ({ mail }) => {
  const codes = mail.blocks.flatMap((block) => (block.kind === 'plate' ? [block.code] : []));
  for (const code of codes) expect(`${mail.subject} ${mail.preview}`).not.toContain(code);
  expect(mail.preview).toMatch(/^[A-Z].*[.?!]$/);
});

test.each(previews)('$name says the same in HTML and in plain text', ({ mail }) => {
  const { html, text } = renderMail(mail, SITE);
  expect(wordsOfHtml(html)).toEqual(wordsOfText(text));
});

test.each(previews)('$name loads nothing and is Dutch to a screen reader', ({ mail }) => {
  const { html } = renderMail(mail, SITE);
  expect(html).not.toMatch(/<(img|link|script|iframe|video|object|form)\b|url\(|@import|@font-face/i);
  expect(html).toContain('<html lang="nl"');
  expect(html).toContain('<div lang="nl"');
  const tables = html.match(/<table[^>]*>/g) ?? [];
  for (const table of tables) expect(table).toMatch(/role="presentation"|class="facts"/);
  const cells = html.match(/<(td|th|a)\b[^>]*background:[^>]*>/g) ?? [];
  for (const cell of cells.filter((one) => !one.includes('height="4"'))) expect(cell).toContain('bgcolor="#');
});
