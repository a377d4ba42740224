import { type PendingMail, PendingMails } from '../../mail/pending-mails.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { print, printStderr } from '../terminal/output.js';
import { formatRecipient, formatSubject } from './format-mail.js';
import { hasFailed } from './list.js';
import { findMail } from './show.js';

/** Options of `mails resend`. */
export interface ResendOptions {
  all?: true;
  yes?: true;
}

/** More than this many mails are summarised in the confirmation as a count. */
const MAX_LISTED = 10;

/** `mails resend` */
export async function resendMails(
  backend: BackendServices,
  ids: readonly string[],
  { all, yes }: ResendOptions,
): Promise<void> {
  const pending = await backend.service(PendingMails);
  const mails: PendingMail[] = all ? (await pending.all()).filter(hasFailed) : [];
  for (const id of new Set(ids)) mails.push(await findMail(backend, id));
  if (mails.length === 0) {
    printStderr('No mail failed; there is nothing to resend.');
    return;
  }
  if (!yes) printMails(mails);
  await confirm(`Send ${formatMailCount(mails.length)} again?`, yes);
  const rescheduled = await pending.resend(mails.map(({ id }) => id));
  if (rescheduled.length > 0)
    print(`${formatMailCount(rescheduled.length)} will be sent again within seconds by the running backend.`);
  const left = mails.filter(({ id }) => !rescheduled.includes(id)).map(({ id }) => id);
  if (left.length > 0) {
    throw new CommandError(
      `Not sent again, because they are being sent or were sent just now: ${left.join(', ')}.`,
    );
  }
}

function printMails(mails: readonly PendingMail[]): void {
  for (const mail of mails.slice(0, MAX_LISTED)) {
    printStderr(`  ${mail.id}  ${formatRecipient(mail)}: ${formatSubject(mail)}`);
  }
  if (mails.length > MAX_LISTED) printStderr(`  and ${mails.length - MAX_LISTED} more`);
}

function formatMailCount(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`;
}
