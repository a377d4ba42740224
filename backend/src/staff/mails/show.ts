import { type PendingMail, PendingMails } from '../../mail/pending-mails.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError } from '../command-error.js';
import { shortMoment } from '../terminal/dates.js';
import { print, printJson, styled } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { formatNextTry, formatRecipient, formatSubject, mailJson } from './format-mail.js';

/** `mails show` */
export async function showMail(
  backend: BackendServices,
  id: string,
  { json }: { json?: true },
): Promise<void> {
  const mail = await findMail(backend, id);
  if (json) return printJson(mailJson(mail));
  print(`${styled('bold', mail.id)}  ${formatSubject(mail)}`);
  printFacts('Mail', {
    To: formatRecipient(mail),
    Since: shortMoment(mail.createdAt),
    Tries: `${mail.attempts} of ${mail.maxAttempts}`,
    'Next try': formatNextTry(mail),
  });
  printText('Last error', mail.lastError ?? '');
}

/** @throws CommandError when it is not in the queue. */
export async function findMail(backend: BackendServices, id: string): Promise<PendingMail> {
  const mail = await (await backend.service(PendingMails)).one(id);
  if (mail) return mail;
  throw new CommandError(
    `Mail ${id} is not in the queue: it was sent or never existed; see "staff mails list".`,
  );
}
