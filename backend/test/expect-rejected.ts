import { Outbox } from '../src/outbox/outbox.js';
import type { Reply } from './browser.js';
import type { TestBackend } from './test-backend.js';

/** Invalid values for every text field. */
export const NON_STRING_VALUES = [7, 0, true, false, {}, { length: 3 }, [], ['tekst']];

/** Values that count as empty. */
export const EMPTY_VALUES = [undefined, null, '', '   ', '\t\r\n', '\u0000\u0007'];

export const INVALID_EMAILS = [
  'jan',
  'jan@',
  '@bedrijf.nl',
  'jan@bedrijf',
  'jan@bedrijf..nl',
  'j an@bedrijf.nl',
  'jan@bedrijf.nl, piet@bedrijf.nl',
  'jan@bedrijf.nl;piet@bedrijf.nl',
  'Jan <jan@bedrijf.nl>',
  'jan@bedrijf.nl\r\nBcc: dief@kwaad.nl',
  '<script>@bedrijf.nl',
];

/** Checks that a body is rejected at these fields, without a stored record, change or mail. */
export async function expectRejected(
  backend: TestBackend,
  call: () => Promise<Reply>,
  errors: Record<string, string>,
): Promise<void> {
  const before = await databaseSnapshot(backend);
  const mail = jest.spyOn(backend.app.get(Outbox), 'add');
  const { status, body } = await call();
  expect({ status, body }).toEqual({
    status: 400,
    body: { success: false, message: Object.values(errors)[0], errors },
  });
  expect(await databaseSnapshot(backend)).toEqual(before);
  expect(mail).not.toHaveBeenCalled();
  mail.mockRestore();
}

const TABLES = [
  'customers',
  'activation_codes',
  'mailed_codes',
  'lease_applications',
  'complaints',
  'complaint_numbers',
  'contact_messages',
];

/** How many rows each table has, and the transaction that last wrote one of them. */
async function databaseSnapshot({ database }: TestBackend): Promise<unknown> {
  const stored = TABLES.map(
    (table) => `(SELECT (count(*), max(xmin::text::bigint))::text FROM ${table}) AS ${table}`,
  );
  const [row] = await database.query(`SELECT ${stored.join(', ')}`);
  return row;
}
