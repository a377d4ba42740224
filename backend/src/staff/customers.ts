import type { MijnGegevens } from '@site/contract';
import { AccountAddress } from '../accounts/account-address.js';
import { AddressChanged, AddressTaken, NoAccount } from '../accounts/account-errors.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Erasure } from '../privacy/erasure.js';
import { PersonalData } from '../privacy/personal-data.js';
import { Sessions } from '../sessions/sessions.js';
import type { BackendServices } from './backend-services.js';
import { CommandError, WrongUsage } from './command-error.js';
import { readAddress, readNewAddress } from './records.js';
import { type ActOptions, attempt, confirm, employeeName } from './terminal/act.js';
import { shortDate } from './terminal/dates.js';
import { print, printJson, printStderr, sanitizeLine } from './terminal/output.js';

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

/** `customers correct-email` */
export async function correctEmail(
  backend: BackendServices,
  typed: string,
  typedNew: string,
  { by, yes }: ActOptions,
): Promise<void> {
  const from = readAddress(typed);
  const to = readNewAddress(typedNew);
  if (from === to) throw new WrongUsage(`The account has ${to} already.`);
  const employee = employeeName(by);
  const customer = await backend.database.manager.findOneBy(CustomerEntity, { email: from });
  if (!customer?.activatedAt) throw new CommandError(`There is no activated account of ${from}.`);
  const address = await backend.service(AccountAddress);
  if (!yes) {
    printStderr(`The account of ${from} gets ${to}, with all that was sent from ${from};
  it is logged out everywhere, and both addresses are told by mail.
Whoever reads ${to} can ask for a code there. Call ${sanitizeLine(customer.telefoon) || 'the customer'},
the number in the account, never one that a caller gives you.`);
  }
  await confirm('Did the customer confirm this on that number? Change it and send the mails?', yes);
  const correct = () => address.correct(customer.id, { from, to, by: employee });
  await attempt(from, 'nothing was changed', correct, (error) => {
    if (error instanceof AddressTaken) return `Another account has ${to}: nothing was changed.`;
    const isOutdated = error instanceof AddressChanged || error instanceof NoAccount;
    return isOutdated
      ? `The account of ${from} was changed or deleted in the meantime: nothing was changed.`
      : undefined;
  });
  print(`The account has ${to} now, and is logged out everywhere. Both addresses are told by mail.`);
}
