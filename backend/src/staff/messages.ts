import { ContactMessage } from '../contact/contact-message.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import type { BackendServices } from './backend-services.js';
import { CommandError } from './command-error.js';
import { findMessage, type MessageStatus, messageJson, messageStatus, shortId } from './records.js';
import { employeeName } from './terminal/act.js';
import { deadline, shortMoment } from './terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from './terminal/output.js';
import { printFacts, printText } from './terminal/table.js';

/** `messages show` */
export async function showMessage(
  backend: BackendServices,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const message = await findMessage(backend.database, typed);
  if (json) return printJson(messageJson(message));
  const { answeredAt, answeredBy, createdAt } = message;
  print(`${styled('bold', shortId(message))}  ${sanitizeLine(message.subject)}`);
  printFacts('Sender', {
    Name: sanitizeLine(message.name),
    'E-mail': sanitizeLine(message.email),
    Received: shortMoment(createdAt),
    ...(answeredAt
      ? { Answered: `${shortMoment(answeredAt)} by ${sanitizeLine(answeredBy ?? '')}` }
      : { 'Answer by': deadline(replyBefore(createdAt)) }),
  });
  printText('Message', message.message);
}

/** `messages set-status` */
export async function setMessageStatus(
  backend: BackendServices,
  typed: string,
  to: MessageStatus,
  { by }: { by?: string },
): Promise<void> {
  const message = await findMessage(backend.database, typed);
  const name = `Message ${shortId(message)}`;
  if (messageStatus(message) === to) throw new CommandError(`${name} is already ${to}; nothing was changed.`);
  const employee = employeeName(by);
  const answered =
    to === 'answered'
      ? { answeredAt: new Date(), answeredBy: employee }
      : { answeredAt: null, answeredBy: null };
  await backend.database.manager.update(ContactMessage, { id: message.id }, answered);
  print(`${name} is now ${to}. No mail is sent.`);
}
