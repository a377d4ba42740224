import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { shortMoment } from '../terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { messageJson, shortId } from './message-json.js';

/** `messages show` */
export async function showMessage(
  backend: INestApplicationContext,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const message = await findMessage(backend.get(DataSource), typed.trim().toLowerCase());
  if (json) return printJson(messageJson(message));
  print(`${styled('bold', shortId(message))}  ${sanitizeLine(message.subject)}`);
  printFacts('Sender', {
    Name: sanitizeLine(message.name),
    'E-mail': sanitizeLine(message.email),
    Received: shortMoment(message.createdAt),
  });
  printText('Message', message.message);
}

async function findMessage(database: DataSource, id: string): Promise<ContactMessage> {
  if (!/^[0-9a-f-]{4,36}$/.test(id)) {
    throw new WrongUsage(`"${sanitizeLine(id)}" is not the id of a message: see "staff messages list".`);
  }
  const [found, second] = await database.manager
    .createQueryBuilder(ContactMessage, 'it')
    .where('CAST(it.id AS text) LIKE :start', { start: `${id}%` })
    .take(2)
    .getMany();
  if (!found)
    throw new CommandError(`No message has the id ${id}: find it with "staff messages list --search".`);
  if (second)
    throw new CommandError(`Several messages have an id that starts with ${id}: give more characters.`);
  return found;
}
