import { Erasure } from '../../privacy/erasure.js';
import type { BackendServices } from '../backend-services.js';
import { confirm } from '../terminal/confirm.js';
import { shortDate } from '../terminal/dates.js';
import { print, printStderr } from '../terminal/output.js';
import { findPerson } from './find-person.js';

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
  const { account, rejected, withdrawn, messages, applications, complaints } = await (
    await backend.service(Erasure)
  ).erase(email);
  const deleted = [
    ...(account ? ['the account'] : []),
    ...(rejected.length > 0 ? [`rejected applications ${rejected.join(', ')}`] : []),
    ...(withdrawn.length > 0 ? [`withdrawn applications ${withdrawn.join(', ')}`] : []),
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
