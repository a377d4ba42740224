import { VERZOEK_LABELS, type VerzoekSoort } from '@site/contract';
import { ApplicationStatus } from '../../leases/application-status.js';
import { NoOpenRequest } from '../../leases/lease-errors.js';
import { Requests } from '../../leases/requests.js';
import { RecordErased } from '../../status-history/status-errors.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { employeeName } from '../terminal/employee.js';
import { print, printStderr, sanitizeLine, shorten } from '../terminal/output.js';
import { findApplication } from './find-application.js';

/** Options of `applications answer`. */
export interface AnswerOptions {
  note: string;
  by?: string;
  yes?: true;
}

/** `applications answer` */
export async function answerRequest(
  backend: BackendServices,
  code: string,
  soort: VerzoekSoort,
  { note, by, yes }: AnswerOptions,
): Promise<void> {
  const requests = await backend.service(Requests);
  const statuses = await backend.service(ApplicationStatus);
  const application = await findApplication(backend.database, code);
  const { id, leaseCode, naam, bedrijfsnaam } = application;
  if (!/[\p{L}\p{N}]/u.test(note)) throw new WrongUsage('State the answer: --note <text>.');
  const employee = employeeName(by);
  const addresses = (await statuses.recipients(application)).map(sanitizeLine).join(' and ');
  if (!yes) {
    printStderr(`${leaseCode} of ${shorten(sanitizeLine(naam))}, ${shorten(sanitizeLine(bedrijfsnaam))}`);
    printStderr(`  asked: ${VERZOEK_LABELS[soort]}`);
    printStderr(`  and this answer is mailed to ${addresses}:`);
    printStderr(note.replace(/^/gm, '    '));
  }
  await confirm('Send the answer?', yes);
  try {
    await requests.answer(id, soort, { note, by: employee });
  } catch (error) {
    if (error instanceof NoOpenRequest) {
      throw new CommandError(
        `${leaseCode} has no open request "${soort}"; see "staff applications show ${leaseCode}". No mail was sent.`,
      );
    }
    if (error instanceof RecordErased) {
      throw new CommandError(`${leaseCode} was erased in the meantime, so no mail was sent.`);
    }
    throw error;
  }
  print(`The request "${soort}" about ${leaseCode} is answered. A mail is sent to ${addresses}.`);
}
