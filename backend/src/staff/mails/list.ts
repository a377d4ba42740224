import type { INestApplicationContext } from '@nestjs/common';
import { type PendingMail, PendingMails } from '../../mail/pending-mails.js';
import { recentMoment } from '../terminal/dates.js';
import { printJson, printStderr, sanitizeLine } from '../terminal/output.js';
import { printTable } from '../terminal/table.js';
import { formatNextTry, formatRecipient, formatSubject, mailJson } from './format-mail.js';

/** Options of `mails list`. */
export interface MailListOptions {
  failed?: true;
  waiting?: true;
  json?: true;
}

export function hasFailed({ state }: PendingMail): boolean {
  return state === 'retrying' || state === 'failed';
}

/** `mails list` */
export async function listMails(
  backend: INestApplicationContext,
  { failed, waiting, json }: MailListOptions,
): Promise<void> {
  const all = await backend.get(PendingMails).all();
  const found = all.filter((mail) => (!failed || hasFailed(mail)) && (!waiting || mail.state !== 'failed'));
  if (json) {
    printJson(found.map(mailJson));
    return;
  }
  if (found.length === 0) printStderr(failed ? 'No mail failed.' : 'No mail is pending.');
  printTable(
    [
      { title: 'ID', align: 'right' },
      { title: 'SINCE' },
      { title: 'TRIES', align: 'right' },
      { title: 'NEXT TRY' },
      { title: 'TO', flexible: true },
      { title: 'SUBJECT', flexible: true },
      { title: 'LAST ERROR', flexible: true },
    ],
    found.map((mail) => [
      mail.id,
      recentMoment(mail.createdAt),
      `${mail.attempts}/${mail.maxAttempts}`,
      formatNextTry(mail),
      formatRecipient(mail),
      formatSubject(mail),
      sanitizeLine(mail.lastError ?? ''),
    ]),
  );
  if (found.some(({ readable }) => !readable)) {
    printStderr(
      'Some mails were encrypted with another CODE_SECRET than the one of this command; only that one can decrypt and send them.',
    );
  }
}
