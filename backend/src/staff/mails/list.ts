import type { INestApplicationContext } from '@nestjs/common';
import { type WaitingMail, WaitingPost } from '../../mail/waiting-post.js';
import { recentMoment } from '../terminal/dates.js';
import { line, printJson, remark } from '../terminal/output.js';
import { printTable } from '../terminal/table.js';
import { mailJson, nextTryInWords, recipientInWords, subjectInWords } from './mail-in-words.js';

/** What `mails list` takes. */
export interface MailListOptions {
  failed?: true;
  waiting?: true;
  json?: true;
}

/** Did the last try fail? */
export function hasFailed({ state }: WaitingMail): boolean {
  return state === 'retrying' || state === 'failed';
}

/** `mails list` */
export async function listMails(
  backend: INestApplicationContext,
  { failed, waiting, json }: MailListOptions,
): Promise<void> {
  const all = await backend.get(WaitingPost).all();
  const found = all.filter((mail) => (!failed || hasFailed(mail)) && (!waiting || mail.state !== 'failed'));
  if (json) {
    printJson(found.map(mailJson));
    return;
  }
  if (found.length === 0) remark(failed ? 'No mail failed.' : 'No mail waits.');
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
      nextTryInWords(mail),
      recipientInWords(mail),
      subjectInWords(mail),
      line(mail.lastError ?? ''),
    ]),
  );
  if (found.some(({ readable }) => !readable)) {
    remark(
      'Some mails were sealed with another CODE_SECRET than this command has; only that one can open and send them.',
    );
  }
}
