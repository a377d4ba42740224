import type { ParsedMail } from 'mailparser';

/** Expected mail. Non-breaking spaces count as ordinary ones. */
export interface ExpectedMail {
  to: string;
  /** Missing when replies go to the sender. */
  replyTo?: string;
  subject: string;
  contains: string[];
}

/** Checks recipient, reply address and subject, and that HTML and plain text have equal words, including the expected ones. */
export function expectMail(mail: ParsedMail, { to, replyTo, subject, contains }: ExpectedMail): void {
  expect(addressesOf(mail.to)).toEqual([to]);
  expect(addressesOf(mail.replyTo)).toEqual(replyTo ? [replyTo] : []);
  expect(addressesOf(mail.from)).toEqual(['info@zakenwiel.example']);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.subject).toBe(subject);
  const words = wordsOfText(mail.text ?? '');
  expect(wordsOfHtml(mail.html || '')).toEqual(words);
  for (const sentence of contains) expect(words.join(' ')).toContain(sentence);
}

/** The visible words of the HTML of a mail, below its header. */
export function wordsOfHtml(html: string): string[] {
  return html
    .slice(html.indexOf('<h1'))
    .replace(/<!--.*?-->|<td[^>]*aria-hidden="true"[^>]*>.*?<\/td>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x[0-9A-F]+|[a-z]+);/gi, (entity, name: string) =>
      name.startsWith('#x')
        ? String.fromCodePoint(Number.parseInt(name.slice(2), 16))
        : (NAMED[name] ?? entity),
    )
    .split(/\s+/)
    .filter(Boolean);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of the plain text of a mail, without list markers and URLs. */
export function wordsOfText(text: string): string[] {
  return text
    .replace(/^- ([^:\n]*): /gm, '$1 ')
    .replace(/^- /gm, '')
    .replace(/^([^:\n]*): https?:\/\/\S+$/gm, '$1')
    .replace(/^--$|\nhttps?:\/\/\S+\s*$/gm, '')
    .split(/\s+/)
    .filter(Boolean);
}

function addressesOf(field: ParsedMail['to']): (string | undefined)[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));
}
