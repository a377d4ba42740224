import type { ParsedMail } from 'mailparser';

/** What a mail must be. Sentences may have their amounts and phone numbers with ordinary spaces. */
export interface ExpectedMail {
  to: string;
  /** Whom an answer goes to; away when that is the sender. */
  replyTo?: string;
  subject: string;
  says: string[];
}

/** Checks who gets a mail, who gets its answer, and that it says this in HTML and in plain text alike. */
export function expectMail(mail: ParsedMail, { to, replyTo, subject, says }: ExpectedMail): void {
  expect(addressesOf(mail.to)).toEqual([to]);
  expect(addressesOf(mail.replyTo)).toEqual(replyTo ? [replyTo] : []);
  expect(addressesOf(mail.from)).toEqual(['info@zakenwiel.example']);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.subject).toBe(subject);
  const words = wordsOfText(mail.text ?? '');
  expect(wordsOfHtml(mail.html || '')).toEqual(words);
  for (const sentence of says) expect(words.join(' ')).toContain(sentence);
}

/** The words that the HTML of a mail shows, below its header. */
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

/** The words of the plain text of a mail, without its marks for facts and items and without where links lead. */
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
