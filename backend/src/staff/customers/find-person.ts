import type { MijnGegevens } from '@site/contract';
import { normaliseAddress } from '../../platform/normalise-address.js';
import { PersonalData } from '../../privacy/personal-data.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { sanitizeLine } from '../terminal/output.js';

/** A mail address as it is stored. @throws WrongUsage */
export function readAddress(typed: string): string {
  const line = sanitizeLine(typed);
  const email = normaliseAddress(line);
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new WrongUsage(`"${line}" is not a mail address.`);
  return email;
}

/** Everything that is kept about the person with this mail address. @throws CommandError */
export async function findPerson(
  backend: BackendServices,
  typed: string,
): Promise<{ email: string; data: MijnGegevens }> {
  const email = readAddress(typed);
  const data = await (await backend.service(PersonalData)).about(email);
  const { account, aanvragen, klachten, berichten, wachtendeMails } = data;
  if (!account && [aanvragen, klachten, berichten, wachtendeMails].every(({ length }) => length === 0)) {
    throw new CommandError(`Nothing is kept about ${email}: try another address of this person.`);
  }
  return { email, data };
}
