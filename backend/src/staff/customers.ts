import type { MijnGegevens } from '@site/contract';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Erasure } from '../privacy/erasure.js';
import { PersonalData } from '../privacy/personal-data.js';
import { Sessions } from '../sessions/sessions.js';
import type { BackendServices } from './backend-services.js';
import { CommandError } from './command-error.js';
import { readAddress } from './records.js';
import { confirm } from './terminal/act.js';
import { shortDate } from './terminal/dates.js';
import { print, printJson, printStderr } from './terminal/output.js';

/** Everything that is kept about the person with this mail address. @throws CommandError */
async function findPerson(
  backend: BackendServices,
  typed: string,
): Promise<{ email: string; data: MijnGegevens }> {
  const email = readAddress(typed);
  const data = await (await backend.service(PersonalData)).about(email);
  const { account, aanvragen, concepten, klachten, berichten, wachtendeMails } = data;
  if (
    !account &&
    !data.dealer &&
    [aanvragen, concepten, klachten, berichten, wachtendeMails].every(({ length }) => length === 0)
  ) {
    throw new CommandError(`Nothing is kept about ${email}: try another address of this person.`);
  }
  return { email, data };
}

/** `customers export` */
export async function exportCustomer(backend: BackendServices, typed: string): Promise<void> {
  const { data } = await findPerson(backend, typed);
  printJson(data);
}

/** `customers delete` */
export async function deleteCustomer(
  backend: BackendServices,
  typed: string,
  { yes }: { yes?: true },
): Promise<void> {
  const { email, data } = await findPerson(backend, typed);
  if (!yes) {
    const { account, aanvragen, klachten, berichten } = data;
    printStderr(`${email}: ${account ? 'an account' : 'no account'}`);
    printStderr(
      `  ${aanvragen.length} application(s), ${klachten.length} complaint(s), ${berichten.length} message(s)`,
    );
  }
  await confirm('Delete what need not be kept, and send the mail about it?', yes);
  const { account, rejected, withdrawn, messages, drafts, applications, complaints } = await (
    await backend.service(Erasure)
  ).erase(email);
  const deleted = [
    ...(account ? ['the account'] : []),
    ...(rejected.length > 0 ? [`rejected applications ${rejected.join(', ')}`] : []),
    ...(withdrawn.length > 0 ? [`withdrawn applications ${withdrawn.join(', ')}`] : []),
    ...(drafts > 0 ? [`${drafts} application(s) that were not sent`] : []),
    ...(messages > 0 ? [`${messages} message(s)`] : []),
  ];
  print(
    deleted.length > 0
      ? `Deleted: ${deleted.join('; ')}. A mail is sent to ${email}.`
      : 'There was nothing that could be deleted; no mail was sent.',
  );
  for (const { leaseCode, status, until } of applications) {
    print(`Kept: application ${leaseCode} (${status}), until ${shortDate(until)}.`);
  }
  for (const { number, until } of complaints) print(`Kept: complaint ${number}, until ${shortDate(until)}.`);
}

/** `customers log-out` */
export async function logOutCustomer(
  backend: BackendServices,
  typed: string,
  { yes }: { yes?: true },
): Promise<void> {
  const email = readAddress(typed);
  const customer = await backend.database.manager.findOneBy(CustomerEntity, { email });
  if (!customer) throw new CommandError(`There is no account of ${email}.`);
  const sessions = await backend.service(Sessions);
  const { length } = await sessions.listOf(customer.id);
  await confirm(`Log ${email} out of ${length} browser(s)?`, yes);
  await sessions.endAll(customer.id);
  print(`Logged out of ${length} browser(s). A login that was begun has to begin again.`);
}
