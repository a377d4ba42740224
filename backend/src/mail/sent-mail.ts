import type { Mail, MailBlock, SentBlock, SentMail, Typed } from './mail.js';

/** Longer than a name: text that somebody wants to be read. */
const MAX_NAME = 80;

/** A scheme, `www.`, or a host with a path. */
const LINK = /:\/\/|www\.|\p{L}\.\p{L}{2,}\//iu;

/**
 * Decides what a mail may contain: whoever may not see what a visitor typed gets the mail without it. Every mail goes through it before it is
 * queued. What is left out reaches the office and the customer portal. A subject is text: mail programs would decode `=?…?=` in it (RFC 2047).
 */
export function sentMail({ repeatsTyped = false, blocks, ...envelope }: Mail): SentMail {
  const subject = envelope.subject.replaceAll('=?', '= ?');
  return { ...envelope, subject, blocks: blocks.flatMap((block) => sentBlock(block, repeatsTyped)) };
}

function sentBlock(block: MailBlock, repeatsTyped: boolean): SentBlock[] {
  const show = (value: string | Typed) =>
    typeof value === 'string' ? value : repeatsTyped ? value.typed : value.safe;
  switch (block.kind) {
    case 'greeting':
      return [{ kind: 'paragraph', text: `Beste ${isName(block.naam) ? block.naam : 'klant'},` }];
    case 'paragraph':
    case 'quote': {
      const text = show(block.text);
      return text === '' ? [] : [{ ...block, text }];
    }
    case 'facts': {
      const facts = block.facts.map(({ label, value }) => ({ label, value: show(value) }));
      return [{ ...block, facts: facts.filter(({ value }) => value !== '') }];
    }
    default:
      return [block];
  }
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME && !LINK.test(text);
}
