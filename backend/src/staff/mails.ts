import { type PendingMail, PendingMails } from '../mail/pending-mails.js';
import type { BackendServices } from './backend-services.js';
import { CommandError } from './command-error.js';
import { confirm } from './terminal/act.js';
import { recentMoment, shortMoment } from './terminal/dates.js';
import { print, printJson, printStderr, sanitizeLine, styled } from './terminal/output.js';
import { type Format, printFacts, printList, printText } from './terminal/table.js';

/** Options of `mails list`. */
interface MailListOptions extends Format {
  failed?: true;
  waiting?: true;
}

function hasFailed({ state }: PendingMail): boolean {
  return state === 'retrying' || state === 'failed';
}

/** `mails list` */
export async function listMails(
  backend: BackendServices,
  { failed, waiting, ...format }: MailListOptions,
): Promise<void> {
  const all = await (await backend.service(PendingMails)).all();
  const found = all.filter((mail) => (!failed || hasFailed(mail)) && (!waiting || mail.state !== 'failed'));
  if (found.length === 0 && !format.json) printStderr(failed ? 'No mail failed.' : 'No mail is pending.');
  printList(found, format, mailJson, [
    { title: 'ID', cell: ({ id }) => id, align: 'right' },
    { title: 'SINCE', cell: ({ createdAt }) => recentMoment(createdAt) },
    { title: 'TRIES', cell: ({ attempts, maxAttempts }) => `${attempts}/${maxAttempts}`, align: 'right' },
    { title: 'NEXT TRY', cell: formatNextTry },
    { title: 'TO', cell: formatRecipient, flexible: true },
    { title: 'SUBJECT', cell: formatSubject, flexible: true },
    { title: 'LAST ERROR', cell: ({ lastError }) => sanitizeLine(lastError ?? ''), flexible: true },
  ]);
  if (!format.json && found.some(({ readable }) => !readable)) {
    printStderr(
      'Some mails were encrypted with another CODE_SECRET than the one of this command; only that one can decrypt and send them.',
    );
  }
}

/** `mails show` */
export async function showMail(
  backend: BackendServices,
  id: string,
  { json }: { json?: true },
): Promise<void> {
  const mail = await findMail(backend, id);
  if (json) return printJson(mailJson(mail));
  print(`${styled('bold', mail.id)}  ${formatSubject(mail)}`);
  printFacts('Mail', {
    To: formatRecipient(mail),
    Since: shortMoment(mail.createdAt),
    Tries: `${mail.attempts} of ${mail.maxAttempts}`,
    'Next try': formatNextTry(mail),
  });
  printText('Last error', mail.lastError ?? '');
}

/** @throws CommandError when it is not in the queue. */
async function findMail(backend: BackendServices, id: string): Promise<PendingMail> {
  const mail = await (await backend.service(PendingMails)).one(id);
  if (mail) return mail;
  throw new CommandError(
    `Mail ${id} is not in the queue: it was sent or never existed; see "staff mails list".`,
  );
}

/** Options of `mails resend`. */
interface ResendOptions {
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

/** A mail in `--json` output. Scripts depend on it: keep names and meanings. */
function mailJson(mail: PendingMail) {
  return {
    ...mail,
    createdAt: mail.createdAt.toISOString(),
    nextTryAt: mail.nextTryAt?.toISOString() ?? null,
  };
}

function formatRecipient({ to, readable }: PendingMail): string {
  if (!readable) return '(another CODE_SECRET)';
  return sanitizeLine(to ?? '(no recipient)');
}

/** A request for an account has no subject: it becomes a mail only when its job runs. */
function formatSubject({ subject, readable, task }: PendingMail): string {
  if (!readable) return '(another CODE_SECRET)';
  if (subject !== null) return sanitizeLine(subject);
  return task === 'account-request' ? '(request for an account or a code)' : `(job ${task})`;
}

function formatNextTry({ state, nextTryAt }: PendingMail): string {
  if (state === 'sending') return 'sending now';
  if (nextTryAt === null) return styled('red', 'given up');
  return nextTryAt.getTime() <= Date.now() ? 'now' : recentMoment(nextTryAt);
}
