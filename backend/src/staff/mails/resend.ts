import type { INestApplicationContext } from '@nestjs/common';
import { type WaitingMail, WaitingPost } from '../../mail/waiting-post.js';
import { Refusal } from '../refusal.js';
import { confirm } from '../terminal/confirm.js';
import { print, remark } from '../terminal/output.js';
import { hasFailed } from './list.js';
import { recipientInWords, subjectInWords } from './mail-in-words.js';
import { findMail } from './show.js';

/** What `mails resend` takes beside ids. */
export interface ResendOptions {
  all?: true;
  yes?: true;
}

/** So many are named before the question; of the others it says how many they are. */
const NAMED = 10;

/** `mails resend` */
export async function resendMails(
  backend: INestApplicationContext,
  ids: readonly string[],
  { all, yes }: ResendOptions,
): Promise<void> {
  const waiting = backend.get(WaitingPost);
  const mails: WaitingMail[] = all ? (await waiting.all()).filter(hasFailed) : [];
  for (const id of new Set(ids)) mails.push(await findMail(backend, id));
  if (mails.length === 0) {
    remark('No mail failed; there is nothing to send again.');
    return;
  }
  if (!yes) tell(mails);
  await confirm(`Send ${inWords(mails.length)} again?`, yes);
  const taken = await waiting.resend(mails.map(({ id }) => id));
  if (taken.length > 0)
    print(`${inWords(taken.length)} will be sent again within seconds, by the running backend.`);
  const left = mails.filter(({ id }) => !taken.includes(id)).map(({ id }) => id);
  if (left.length > 0) {
    throw new Refusal(
      `Not sent again, because they are being sent or were sent just now: ${left.join(', ')}.`,
    );
  }
}

function tell(mails: readonly WaitingMail[]): void {
  for (const mail of mails.slice(0, NAMED)) {
    remark(`  ${mail.id}  ${recipientInWords(mail)}: ${subjectInWords(mail)}`);
  }
  if (mails.length > NAMED) remark(`  and ${mails.length - NAMED} more`);
}

function inWords(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`;
}
