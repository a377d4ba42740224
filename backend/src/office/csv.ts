import { sanitizeText } from '../platform/sanitize.js';

/** A spreadsheet takes a cell that starts so for a formula. A phone number and a negative amount are none. */
const FORMULA = /^(?![+-][\d\s]*$)[=+\-@]/;

/** Before the first line: a spreadsheet reads what follows as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A line of CSV without its end, as a Dutch spreadsheet opens it: separated by semicolons. */
export function csvLine(values: readonly unknown[]): string {
  return values.map(formatCell).join(';');
}

function formatCell(value: unknown): string {
  const text = sanitizeText(String(value ?? ''));
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
