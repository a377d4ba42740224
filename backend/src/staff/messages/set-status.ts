import { ContactMessage } from '../../contact/contact-message.entity.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError } from '../command-error.js';
import { employeeName } from '../terminal/employee.js';
import { print } from '../terminal/output.js';
import { findMessage } from './find-message.js';
import { type MessageStatus, messageStatus, shortId } from './message-json.js';

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
  const answered = to === 'answered' ? { answeredAt: new Date(), answeredBy: employee } : NOT_ANSWERED;
  await backend.database.manager.update(ContactMessage, { id: message.id }, answered);
  print(`${name} is now ${to}. No mail is sent.`);
}

const NOT_ANSWERED = { answeredAt: null, answeredBy: null };
