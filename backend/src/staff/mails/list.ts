import { type PendingMail, PendingMails } from '../../mail/pending-mails.js';
import type { BackendServices } from '../backend-services.js';
import { recentMoment } from '../terminal/dates.js';
import { printStderr, sanitizeLine } from '../terminal/output.js';
import { type Format, printList } from '../terminal/table.js';
import { formatNextTry, formatRecipient, formatSubject, mailJson } from './format-mail.js';

/** Options of `mails list`. */
interface MailListOptions extends Format {
  failed?: true;
  waiting?: true;
}

export function hasFailed({ state }: PendingMail): boolean {
  return state === 'retrying' || state === 'failed';
}

/** `mails list` */
export async function listMails(
  backend: BackendServices,
  { failed, waiting, ...format }: MailListOptions,
): Promise<void> {
  const all = await (await backend.service(PendingMails)).all();
  const found = all.filter((mail) => (!failed || hasFailed(mail)) && (!waiting || mail.state !== 'failed'));
  if (found.length === 0 && !format.json) printStderr(failed ? 'No mail failed.' : 'No mail is pending.');
  printList(found, format, mailJson, [
    { title: 'ID', cell: ({ id }) => id, align: 'right' },
    { title: 'SINCE', cell: ({ createdAt }) => recentMoment(createdAt) },
    { title: 'TRIES', cell: ({ attempts, maxAttempts }) => `${attempts}/${maxAttempts}`, align: 'right' },
    { title: 'NEXT TRY', cell: formatNextTry },
    { title: 'TO', cell: formatRecipient, flexible: true },
    { title: 'SUBJECT', cell: formatSubject, flexible: true },
    { title: 'LAST ERROR', cell: ({ lastError }) => sanitizeLine(lastError ?? ''), flexible: true },
  ]);
  if (!format.json && found.some(({ readable }) => !readable)) {
    printStderr(
      'Some mails were encrypted with another CODE_SECRET than the one of this command; only that one can decrypt and send them.',
    );
  }
}
