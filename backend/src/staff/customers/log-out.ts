import { CustomerEntity } from '../../customers/customer.entity.js';
import { Sessions } from '../../sessions/sessions.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { print } from '../terminal/output.js';
import { readAddress } from './find-person.js';

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
