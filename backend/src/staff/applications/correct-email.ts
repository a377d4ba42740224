import { isEmail } from 'class-validator';
import { AddressCorrection } from '../../leases/address-correction.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { CorrectionRejected, type RejectionReason } from '../../leases/lease-errors.js';
import { RecordErased } from '../../status-history/status-errors.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { readAddress } from '../customers/find-person.js';
import { confirm } from '../terminal/confirm.js';
import { employeeName } from '../terminal/employee.js';
import { print, printStderr, sanitizeLine, shorten } from '../terminal/output.js';
import { findApplication } from './find-application.js';

/** Options of `applications correct-email`. */
export interface CorrectEmailOptions {
  by?: string;
  yes?: true;
}

const REASONS: Readonly<Record<RejectionReason, (application: LeaseApplicationEntity) => string>> = {
  ended: ({ status }) => `it is ${status}, so nothing more is mailed about it`,
  same: () => 'it has that address already',
  'in-account': () =>
    'it is in an account, which gets all mails about it: only the address of that account is possible',
  'of-account': ({ email }) =>
    `${sanitizeLine(email)} is the address of an account, so it is not mistyped: the applicant can log in there and link the application`,
};

/** `applications correct-email` */
export async function correctEmail(
  backend: BackendServices,
  code: string,
  typed: string,
  { by, yes }: CorrectEmailOptions,
): Promise<void> {
  const email = readAddress(typed);
  if (!isEmail(email, { blacklisted_chars: '"' })) throw new WrongUsage(`"${email}" is not a mail address.`);
  const employee = employeeName(by);
  const corrections = await backend.service(AddressCorrection);
  const application = await findApplication(backend.database, code);
  const { id, leaseCode } = application;
  const former = sanitizeLine(application.email);
  try {
    await corrections.assertPossible(application, email);
    if (!yes) printCorrection(application, email);
    await confirm('Did the applicant confirm this on that number? Change it and send the mails?', yes);
    const newCode = await corrections.correct(id, { email, by: employee });
    print(
      `${leaseCode} is now ${newCode}, with ${email}. The application is mailed there again, and ${former} is told that it gets no more.`,
    );
  } catch (error) {
    if (error instanceof CorrectionRejected) {
      throw new CommandError(
        `The address of ${leaseCode} was not changed: ${REASONS[error.reason](application)}.`,
      );
    }
    if (error instanceof RecordErased) {
      throw new CommandError(`${leaseCode} was erased in the meantime, so nothing was changed.`);
    }
    throw error;
  }
}

function printCorrection(
  { leaseCode, naam, bedrijfsnaam, email, telefoon }: LeaseApplicationEntity,
  to: string,
): void {
  printStderr(`${leaseCode} of ${shorten(sanitizeLine(naam))}, ${shorten(sanitizeLine(bedrijfsnaam))}`);
  printStderr(`  changes from ${sanitizeLine(email)} to ${to}, gets a new code, and is mailed there;`);
  printStderr(`  the former address is told that another one is used, not which.`);
  printStderr(
    `Whoever gets the code can see the application. Call ${sanitizeLine(telefoon)}, the number in the`,
  );
  printStderr(`application, never one that a caller gives you.`);
}
