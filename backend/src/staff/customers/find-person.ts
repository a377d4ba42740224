import type { INestApplicationContext } from '@nestjs/common';
import type { MijnGegevens } from '@site/contract';
import { PersonalData } from '../../privacy/personal-data.js';
import { Refusal, WrongUsage } from '../refusal.js';
import { line } from '../terminal/output.js';

/** A person by his mail address, as people type it, with all that is kept about him. @throws Refusal */
export async function findPerson(
  backend: INestApplicationContext,
  typed: string,
): Promise<{ email: string; data: MijnGegevens }> {
  const email = line(typed).toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new WrongUsage(`"${line(typed)}" is not a mail address.`);
  const data = await backend.get(PersonalData).about(email);
  const { account, aanvragen, klachten, berichten, wachtendeMails } = data;
  if (!account && [aanvragen, klachten, berichten, wachtendeMails].every(({ length }) => length === 0)) {
    throw new Refusal(`Nothing is kept about ${email}: look for another address of this person.`);
  }
  return { email, data };
}
