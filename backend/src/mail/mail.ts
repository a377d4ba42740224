/** A block of a mail. HTML and plain text are rendered from the same blocks, so their content is equal. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A remark in small print. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; title: string; items: string[] }
  /** The yellow number plate, for the one code that the mail is about. */
  | { kind: 'plate'; label: string; code: string }
  | { kind: 'facts'; title: string; facts: { label: string; value: string }[] }
  /** User input, with its line breaks. */
  | { kind: 'quote'; title: string; text: string }
  /** The primary action. */
  | { kind: 'button'; label: string; href: string }
  /** A secondary action. */
  | { kind: 'link'; label: string; href: string };

/** Recipient and content of a mail, without layout (`renderMail`) and delivery (`MailDelivery`). */
export interface Mail {
  to: string;
  /** Recipient of replies, when that is not the sender. */
  replyTo?: string;
  /** Must not contain a code: subjects are shown on locked screens. */
  subject: string;
  /** The preview line next to the subject in mail clients: one sentence, without a code. */
  preview: string;
  blocks: MailBlock[];
  /** Expiry: after this moment the mail is not delivered. */
  until?: Date;
}

/** Constructors of blocks. */
export const block = {
  paragraph: (text: string): MailBlock => ({ kind: 'paragraph', text }),
  note: (text: string): MailBlock => ({ kind: 'note', text }),
  list: (title: string, items: string[]): MailBlock => ({ kind: 'list', title, items }),
  plate: (label: string, code: string): MailBlock => ({ kind: 'plate', label, code }),
  /** Facts with an empty value are left out. */
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

/** Replaces spaces by non-breaking ones, so that a phone number stays on one line. */
export function nonBreaking(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
