import type { INestApplicationContext } from '@nestjs/common';
import { type WaitingMail, WaitingPost } from '../../mail/waiting-post.js';
import { Refusal } from '../refusal.js';
import { shortMoment } from '../terminal/dates.js';
import { paint, print, printJson } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { mailJson, nextTryInWords, recipientInWords, subjectInWords } from './mail-in-words.js';

/** `mails show` */
export async function showMail(
  backend: INestApplicationContext,
  id: string,
  { json }: { json?: true },
): Promise<void> {
  const mail = await findMail(backend, id);
  if (json) {
    printJson(mailJson(mail));
    return;
  }
  print(`${paint('bold', mail.id)}  ${subjectInWords(mail)}`);
  printFacts('Mail', {
    To: recipientInWords(mail),
    Since: shortMoment(mail.createdAt),
    Tries: `${mail.attempts} of ${mail.maxAttempts}`,
    'Next try': nextTryInWords(mail),
  });
  printText('Last error', mail.lastError ?? '');
}

/** The mail with this id. @throws Refusal when it does not wait. */
export async function findMail(backend: INestApplicationContext, id: string): Promise<WaitingMail> {
  const mail = await backend.get(WaitingPost).one(id);
  if (mail) return mail;
  throw new Refusal(
    `No mail ${id} waits: it was sent, or there never was one; "staff mails list" shows which wait.`,
  );
}
