import { Notes } from '../../leases/notes.js';
import { RecordErased } from '../../status-history/status-errors.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { employeeName } from '../terminal/employee.js';
import { print } from '../terminal/output.js';
import { findApplication } from './find-application.js';

/** `applications note` */
export async function noteApplication(
  backend: BackendServices,
  code: string,
  note: string,
  { by }: { by?: string },
): Promise<void> {
  if (!/[\p{L}\p{N}]/u.test(note)) throw new WrongUsage('State the note: it has no words.');
  const employee = employeeName(by);
  const { id, leaseCode } = await findApplication(backend.database, code);
  try {
    await (await backend.service(Notes)).add(id, { note, by: employee });
  } catch (error) {
    if (error instanceof RecordErased) {
      throw new CommandError(`${leaseCode} was erased in the meantime, so the note was not kept.`);
    }
    throw error;
  }
  print(`The note about ${leaseCode} is kept. No mail is sent.`);
}
