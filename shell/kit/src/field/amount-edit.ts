import { toDigits } from '@site/contract';
import { readWrittenAmount } from './written-amount';

/** One change of a text: between the unchanged `before` and `after`, `inserted` replaced `deleted`. */
export interface TextEdit {
  before: string;
  deleted: string;
  inserted: string;
  after: string;
}

/** The effect of a change on an amount. */
export type AmountEdit =
  | {
      kind: 'amount';
      digits: string;
      /** How many of the digits are before the caret. */
      digitsBefore: number;
      /** The amount as typed, including decimals that are not shown; null when the change was not at its end. */
      typed: string | null;
    }
  /** A separator or the euro sign: no change and no error. */
  | { kind: 'ignored' }
  /** The input cannot be part of an amount. */
  | { kind: 'rejected' };

/** Characters in or around an amount that do not change it. */
const INSIGNIFICANT = /^[.,'’€\s]*$/;

/**
 * The change from `shown` to `now`. It covers typing, keyboard suggestions and autofill, including events that do not say what they
 * changed.
 *
 * @param caret the position of the caret in `now`.
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
 * Interprets a change of an amount that is shown with separators. Typed and pasted text are read alike: see `readWrittenAmount`. Typed
 * decimals are not shown, until a third digit turns them into thousands.
 *
 * @param typed the amount as typed so far, when the typing was at its end.
 * @param forward true for the Delete key, false for Backspace.
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
    // Only a separator was deleted: delete the digit next to it instead.
    const separator = toDigits(deleted) === '';
    if (separator && forward) return joined(left, '', right.slice(1));
    return joined(separator ? left.slice(0, -1) : left, '', right);
  }
  const isTyped = inserted.length === 1 || /^\d+$/.test(inserted);
  if (isTyped && right === '') return typedAtEnd(deleted === '' ? (typed ?? before) : before, inserted);
  if (INSIGNIFICANT.test(inserted)) return { kind: 'ignored' };
  const amount = readWrittenAmount(inserted);
  if (amount) return joined(left, amount, right);
  const whole = readWrittenAmount(before + inserted + after);
  return whole ? joined(whole, '', '') : { kind: 'rejected' };
}

function typedAtEnd(before: string, inserted: string): AmountEdit {
  const hasOpenDecimals = /[.,]$/.test(before) || readWrittenAmount(before) !== toDigits(before);
  const typed = (hasOpenDecimals || !/\d/.test(inserted) ? before : toDigits(before)) + inserted;
  const digits = readWrittenAmount(typed);
  if (digits) return { kind: 'amount', digits, digitsBefore: digits.length, typed };
  return { kind: INSIGNIFICANT.test(inserted) ? 'ignored' : 'rejected' };
}

function joined(left: string, middle: string, right: string): AmountEdit {
  const digits = toDigits(left + middle + right);
  return { kind: 'amount', digits, digitsBefore: Math.max(0, digits.length - right.length), typed: null };
}
