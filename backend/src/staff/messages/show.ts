import { Between, type DataSource } from 'typeorm';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { shortMoment } from '../terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { messageJson, shortId } from './message-json.js';

/** `messages show` */
export async function showMessage(
  backend: BackendServices,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const message = await findMessage(backend.database, typed.trim().toLowerCase());
  if (json) return printJson(messageJson(message));
  print(`${styled('bold', shortId(message))}  ${sanitizeLine(message.subject)}`);
  printFacts('Sender', {
    Name: sanitizeLine(message.name),
    'E-mail': sanitizeLine(message.email),
    Received: shortMoment(message.createdAt),
  });
  printText('Message', message.message);
}

async function findMessage(database: DataSource, typed: string): Promise<ContactMessage> {
  const id = typed.replaceAll('-', '');
  if (!/^[0-9a-f]{4,32}$/.test(id)) {
    throw new WrongUsage(`"${sanitizeLine(typed)}" is not the id of a message: see "staff messages list".`);
  }
  const [found, second] = await database.manager.find(ContactMessage, {
    where: { id: Between(id.padEnd(32, '0'), id.padEnd(32, 'f')) },
    take: 2,
  });
  if (!found)
    throw new CommandError(`No message has the id ${typed}: find it with "staff messages list --search".`);
  if (second)
    throw new CommandError(`Several messages have an id that starts with ${typed}: give more characters.`);
  return found;
}
