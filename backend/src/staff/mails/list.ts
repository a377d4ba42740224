import { type PendingMail, PendingMails } from '../../mail/pending-mails.js';
import type { BackendServices } from '../backend-services.js';
import { recentMoment } from '../terminal/dates.js';
import { printJson, printStderr, sanitizeLine } from '../terminal/output.js';
import { printTable } from '../terminal/table.js';
import { formatNextTry, formatRecipient, formatSubject, mailJson } from './format-mail.js';

/** Options of `mails list`. */
interface MailListOptions {
  failed?: true;
  waiting?: true;
  json?: true;
}

export function hasFailed({ state }: PendingMail): boolean {
  return state === 'retrying' || state === 'failed';
}

/** `mails list` */
export async function listMails(
  backend: BackendServices,
  { failed, waiting, json }: MailListOptions,
): Promise<void> {
  const all = await (await backend.service(PendingMails)).all();
  const found = all.filter((mail) => (!failed || hasFailed(mail)) && (!waiting || mail.state !== 'failed'));
  if (json) return printJson(found.map(mailJson));
  if (found.length === 0) printStderr(failed ? 'No mail failed.' : 'No mail is pending.');
  printTable(found, [
    { title: 'ID', cell: ({ id }) => id, align: 'right' },
    { title: 'SINCE', cell: ({ createdAt }) => recentMoment(createdAt) },
    { title: 'TRIES', cell: ({ attempts, maxAttempts }) => `${attempts}/${maxAttempts}`, align: 'right' },
    { title: 'NEXT TRY', cell: formatNextTry },
    { title: 'TO', cell: formatRecipient, flexible: true },
    { title: 'SUBJECT', cell: formatSubject, flexible: true },
    { title: 'LAST ERROR', cell: ({ lastError }) => sanitizeLine(lastError ?? ''), flexible: true },
  ]);
  if (found.some(({ readable }) => !readable)) {
    printStderr(
      'Some mails were encrypted with another CODE_SECRET than the one of this command; only that one can decrypt and send them.',
    );
  }
}
