import { replyBefore } from '../../dutch-time/reply-deadline.js';
import type { BackendServices } from '../backend-services.js';
import { deadline, shortMoment } from '../terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { findMessage } from './find-message.js';
import { messageJson, shortId } from './message-json.js';

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
