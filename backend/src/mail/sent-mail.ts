import type { Mail, MailBlock, SentBlock, SentMail, Typed } from './mail.js';

/** Longer than a name: text that somebody wants to be read. */
const MAX_NAME = 60;

/** Words of letters, with initials. Neither digits nor a dot within a word: a mail program would make a link of those. */
const NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?)*$/u;

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
  if (!block) return [];
  if (typeof block === 'string' || 'typed' in block) {
    const text = show(block);
    return text === '' ? [] : [{ kind: 'paragraph', text }];
  }
  switch (block.kind) {
    case 'greeting':
      return [
        { kind: 'paragraph', text: `Beste ${repeatsTyped || isName(block.naam) ? block.naam : 'klant'},` },
      ];
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
  return text.length <= MAX_NAME && NAME.test(text);
}
