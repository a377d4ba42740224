/** A part of a mail. The same parts make the HTML and the plain text, so the two always say the same. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** What must be said and need not stand out, in smaller letters. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; title: string; items: string[] }
  /** The yellow number plate, for the one code that the mail is about. */
  | { kind: 'plate'; label: string; code: string }
  | { kind: 'facts'; title: string; facts: { label: string; value: string }[] }
  /** What a person wrote, with its line ends. */
  | { kind: 'quote'; title: string; text: string }
  /** The one thing that the mail asks for. */
  | { kind: 'button'; label: string; href: string }
  /** Where else something can be done. */
  | { kind: 'link'; label: string; href: string };

/** What a mail says and to whom. How it looks and how it is sent is decided elsewhere. */
export interface Mail {
  to: string;
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: string;
  /** Never holds a code: subjects are shown on locked screens. */
  subject: string;
  /** The line that mail programs show behind the subject: one sentence, and never a code either. */
  preview: string;
  blocks: MailBlock[];
  /** From this moment on the mail is of no use to anybody, so it is not delivered any more. */
  until?: Date;
}

/** Shorthands for the parts of a mail. */
export const part = {
  paragraph: (text: string): MailBlock => ({ kind: 'paragraph', text }),
  note: (text: string): MailBlock => ({ kind: 'note', text }),
  list: (title: string, items: string[]): MailBlock => ({ kind: 'list', title, items }),
  plate: (label: string, code: string): MailBlock => ({ kind: 'plate', label, code }),
  /** Facts without a value are left out. */
  facts: (title: string, facts: Record<string, string>): MailBlock => ({
    kind: 'facts',
    title,
    facts: Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label, value })),
  }),
  quote: (title: string, text: string): MailBlock => ({ kind: 'quote', title, text }),
  button: (label: string, href: string): MailBlock => ({ kind: 'button', label, href }),
  link: (label: string, href: string): MailBlock => ({ kind: 'link', label, href }),
};

/** A phone number that stays on one line. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
