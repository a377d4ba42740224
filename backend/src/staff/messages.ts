import { MessageNote } from '../case-notes/case-note.entity.js';
import { CaseNotes } from '../case-notes/case-notes.js';
import type { MessageStatus } from '../contact/contact-message.entity.js';
import { ContactMessages, StatusUnchanged } from '../contact/contact-messages.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import type { BackendServices } from './backend-services.js';
import { notesJson, printNotes } from './notes.js';
import { findMessage, messageJson, shortId } from './records.js';
import { attempt, employeeName } from './terminal/act.js';
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
  const answers = await (await backend.service(ContactMessages)).answersTo([message.id]);
  const notes = await (await backend.service(CaseNotes)).about(MessageNote, [message.id]);
  if (json) {
    return printJson({
      ...messageJson(message),
      notes: notesJson(notes),
      answers: answers.map(({ answer, answeredBy, answeredAt }) => ({
        ...{ text: answer, by: answeredBy },
        at: answeredAt.toISOString(),
      })),
    });
  }
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
  for (const { answer, answeredBy, answeredAt } of answers) {
    printText(`Answer by ${sanitizeLine(answeredBy)}, ${shortMoment(answeredAt)}`, answer);
  }
  printNotes(notes);
}

/** `messages set-status` */
export async function setMessageStatus(
  backend: BackendServices,
  typed: string,
  to: MessageStatus,
  { by }: { by?: string },
): Promise<void> {
  const employee = employeeName(by);
  const messages = await backend.service(ContactMessages);
  const message = await findMessage(backend.database, typed);
  const name = `Message ${shortId(message)}`;
  await attempt(
    name,
    'nothing was changed',
    () => messages.setStatus(message.id, to, employee),
    (error) =>
      error instanceof StatusUnchanged ? `${name} is already ${to}; nothing was changed.` : undefined,
  );
  print(`${name} is now ${to}. No mail is sent.`);
}
