import type { MijnGegevens } from '@site/contract';
import { PersonalData } from '../../privacy/personal-data.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { sanitizeLine } from '../terminal/output.js';

/** Everything that is kept about the person with this mail address. @throws CommandError */
export async function findPerson(
  backend: BackendServices,
  typed: string,
): Promise<{ email: string; data: MijnGegevens }> {
  const email = sanitizeLine(typed).toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw new WrongUsage(`"${sanitizeLine(typed)}" is not a mail address.`);
  const data = await (await backend.service(PersonalData)).about(email);
  const { account, aanvragen, klachten, berichten, wachtendeMails } = data;
  if (!account && [aanvragen, klachten, berichten, wachtendeMails].every(({ length }) => length === 0)) {
    throw new CommandError(`Nothing is kept about ${email}: try another address of this person.`);
  }
  return { email, data };
}
