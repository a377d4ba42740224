import { Between, type DataSource } from 'typeorm';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { sanitizeLine } from '../terminal/output.js';

/** Finds a message by the start of its id. @throws CommandError */
export async function findMessage(database: DataSource, typed: string): Promise<ContactMessage> {
  const id = typed.trim().toLowerCase().replaceAll('-', '');
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
