/**
 * What a visitor typed into a form, of a link too: a host name can be a message. A mail repeats it only to those who may read it: see `sentMail`.
 */
export interface Typed {
  typed: string;
  /** What every reader may see of it; empty when that is nothing. */
  safe: string;
}

/** A block of a mail. HTML and plain text are rendered from the same blocks, so their content is equal. */
export type SentBlock =
  | { kind: 'paragraph'; text: string }
  /** A remark in small print. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; title: string; items: string[] }
  /** The yellow number plate, for the one code that the mail is about. */
  | { kind: 'plate'; label: string; code: string }
  | { kind: 'facts'; title: string; facts: { label: string; value: string }[] }
  /** Text with its line breaks. */
  | { kind: 'quote'; title: string; text: string }
  /** The primary action. */
  | { kind: 'button'; label: string; href: string }
  /** A secondary action. */
  | { kind: 'link'; label: string; href: string };

/** The same, with what a visitor typed marked as such. A text is a paragraph; what is false is left out. */
export type MailBlock =
  | string
  | Typed
  | false
  | Exclude<SentBlock, { kind: 'paragraph' | 'facts' | 'quote' }>
  | { kind: 'greeting'; naam: string }
  | { kind: 'facts'; title: string; facts: { label: string; value: string | Typed }[] }
  | { kind: 'quote'; title: string; text: string | Typed };

interface Envelope {
  to: string;
  /** Recipient of replies, when that is not the sender. */
  replyTo?: string;
  /** Must not contain a code: subjects are shown on locked screens. */
  subject: string;
  /** The preview line next to the subject in mail clients: one sentence, without a code. */
  preview: string;
  /** The reader waits for it to go on: it is sent before other mails. */
  urgent?: true;
  /** Expiry: after this moment the mail is not delivered. */
  until?: Date;
  /** The id of the application that it is about, for the office to see that it was sent. */
  about?: string;
}

/** Recipient and content of a mail, without layout (`renderMail`) and delivery (`MailDelivery`). */
export interface Mail extends Envelope {
  /**
   * The reader may see what a visitor typed: it is the office, or the owner of the account from which it came, or an employee read it
   * and answers. Anybody can enter an address in a form, so without this our mails would carry a stranger's text to it.
   */
  repeatsTyped?: boolean;
  blocks: MailBlock[];
}

/** A mail with nothing in it that its reader may not see. */
export interface SentMail extends Envelope {
  blocks: SentBlock[];
}

/** Marks what a visitor typed. @param safe what every reader may see of it */
export function typed(text: string, safe = ''): Typed {
  return { typed: text, safe };
}

/** Constructors of blocks. */
export const block = {
  /** `Beste …,` */
  greeting: (naam: string): MailBlock => ({ kind: 'greeting', naam }),
  note: (text: string): MailBlock => ({ kind: 'note', text }),
  list: (title: string, items: string[]): MailBlock => ({ kind: 'list', title, items }),
  plate: (label: string, code: string): MailBlock => ({ kind: 'plate', label, code }),
  /** Facts with an empty value are left out. */
  facts: (title: string, facts: Record<string, string | Typed>): MailBlock => ({
    kind: 'facts',
    title,
    facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
  }),
  quote: (title: string, text: string | Typed): MailBlock => ({ kind: 'quote', title, text }),
  button: (label: string, href: string): MailBlock => ({ kind: 'button', label, href }),
  link: (label: string, href: string): MailBlock => ({ kind: 'link', label, href }),
};

/** In every mail with a code that opens something: callers who ask for it are impostors. */
export const NEVER_ASKED = 'Wij vragen nooit om uw code, ook niet telefonisch.';

/** Replaces spaces by non-breaking ones, so that a phone number stays on one line. */
export function nonBreaking(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
