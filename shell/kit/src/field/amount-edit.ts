import { readAmount, toDigits } from './amount';

/** One change of a text: what was put between two ends that stayed, in the place of what. */
export interface TextEdit {
  before: string;
  deleted: string;
  inserted: string;
  after: string;
}

/** What a change makes of an amount. */
export type AmountEdit =
  | {
      kind: 'amount';
      digits: string;
      /** How many of the digits stand before the caret. */
      digitsBefore: number;
      /** The amount as it was typed, a decimal part that is not shown included; null when it was not typed at its end. */
      typed: string | null;
    }
  /** Nothing changes, and nothing is wrong: a separator or the euro sign. */
  | { kind: 'ignored' }
  /** What was put in cannot be part of an amount. */
  | { kind: 'refused' };

/** What people write in and around an amount that does not change it. */
const WITHOUT_MEANING = /^[.,'’€\s]*$/;

/**
 * The change that made `now` of `shown`. All ways of typing, suggestions of a keyboard and autofill come down to it, also
 * those whose events do not say what they did.
 *
 * @param caret where the caret stands in `now`.
 */
export function editBetween(shown: string, now: string, caret: number): TextEdit {
  let kept = 0;
  while (kept < Math.min(shown.length, now.length - caret) && shown.at(-1 - kept) === now.at(-1 - kept))
    kept++;
  const end = now.length - kept;
  const shownEnd = shown.length - kept;
  let start = 0;
  while (start < Math.min(end, shownEnd) && shown[start] === now[start]) start++;
  return {
    before: now.slice(0, start),
    deleted: shown.slice(start, shownEnd),
    inserted: now.slice(start, end),
    after: now.slice(end),
  };
}

/**
 * What a person means by a change of an amount that is shown with separators. Typed and pasted text mean the same: see
 * `readAmount`. A decimal part that is typed is not shown; when its third digit makes it thousands, it is.
 *
 * @param typed the amount as it was typed so far, when that was at its end.
 * @param forward whether the Delete key did it, not Backspace.
 */
export function readEdit(
  { before, deleted, inserted, after }: TextEdit,
  typed: string | null,
  forward: boolean,
): AmountEdit {
  const left = before.replace(/\D/g, '');
  const right = after.replace(/\D/g, '');
  if (inserted === '') {
    if (deleted === '') return { kind: 'ignored' };
    // Only a separator was deleted: the digit beside it is meant.
    const separator = toDigits(deleted) === '';
    if (separator && forward) return joined(left, '', right.slice(1));
    return joined(separator ? left.slice(0, -1) : left, '', right);
  }
  const isTyped = inserted.length === 1 || /^\d+$/.test(inserted);
  if (isTyped && right === '') return typedAtEnd(deleted === '' ? (typed ?? before) : before, inserted);
  if (WITHOUT_MEANING.test(inserted)) return { kind: 'ignored' };
  const amount = readAmount(inserted);
  if (amount) return joined(left, amount, right);
  const whole = readAmount(before + inserted + after);
  return whole ? joined(whole, '', '') : { kind: 'refused' };
}

function typedAtEnd(before: string, inserted: string): AmountEdit {
  const hasOpenDecimals = /[.,]$/.test(before) || readAmount(before) !== toDigits(before);
  const typed = (hasOpenDecimals || !/\d/.test(inserted) ? before : toDigits(before)) + inserted;
  const digits = readAmount(typed);
  if (digits) return { kind: 'amount', digits, digitsBefore: digits.length, typed };
  return { kind: WITHOUT_MEANING.test(inserted) ? 'ignored' : 'refused' };
}

function joined(left: string, middle: string, right: string): AmountEdit {
  const digits = toDigits(left + middle + right);
  return { kind: 'amount', digits, digitsBefore: Math.max(0, digits.length - right.length), typed: null };
}
