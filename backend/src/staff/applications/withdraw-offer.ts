import { eurosZoNodigCenten } from '@site/contract';
import { ApplicationStatus } from '../../leases/application-status.js';
import { NoOfferToWithdraw } from '../../leases/lease-errors.js';
import { Offers } from '../../leases/offers.js';
import { RecordErased } from '../../status-history/status-errors.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { shortDate } from '../terminal/dates.js';
import { employeeName } from '../terminal/employee.js';
import { print, printStderr, sanitizeLine } from '../terminal/output.js';
import { findApplication } from './find-application.js';

/** Options of `applications withdraw-offer`. */
export interface WithdrawOfferOptions {
  note?: string;
  by?: string;
  yes?: true;
}

/** `applications withdraw-offer` */
export async function withdrawOffer(
  backend: BackendServices,
  code: string,
  { note = '', by, yes }: WithdrawOfferOptions,
): Promise<void> {
  const offers = await backend.service(Offers);
  const statuses = await backend.service(ApplicationStatus);
  const application = await findApplication(backend.database, code);
  const { id, leaseCode, naam, bedrijfsnaam } = application;
  const employee = employeeName(by);
  const addresses = (await statuses.recipients(application)).map(sanitizeLine).join(' and ');
  const offer = await offers.current(id);
  if (offer && !yes) {
    const amount = `${eurosZoNodigCenten(offer.maandbedrag)} a month`;
    printStderr(`${leaseCode} of ${sanitizeLine(naam)}, ${sanitizeLine(bedrijfsnaam)}`);
    printStderr(
      `  the offer of ${sanitizeLine(offer.leasemaatschappij)}, ${amount}, made on ${shortDate(offer.madeAt)}${offer.acceptedAt ? ', with which the customer agreed,' : ''} ends;`,
    );
    printStderr(`  and a mail is sent to ${addresses}${note ? ', with this note:' : ''}`);
    if (note) printStderr(note.replace(/^/gm, '    '));
  }
  try {
    if (!offer) throw new NoOfferToWithdraw();
    await confirm('Withdraw the offer and send the mail?', yes);
    await offers.withdraw(id, { note, by: employee });
  } catch (error) {
    if (error instanceof NoOfferToWithdraw) {
      throw new CommandError(
        `${leaseCode} has no offer that can be withdrawn; see "staff applications show ${leaseCode}". No mail was sent.`,
      );
    }
    if (error instanceof RecordErased) {
      throw new CommandError(`${leaseCode} was erased in the meantime, so no mail was sent.`);
    }
    throw error;
  }
  print(`The offer for ${leaseCode} is withdrawn. A mail is sent to ${addresses}.`);
}
