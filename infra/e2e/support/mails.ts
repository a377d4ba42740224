import { setTimeout as sleep } from 'node:timers/promises';
import { type CaughtMail, readMails } from '@site/local/mail-catcher';
import { site } from './site';

/** Waits for a mail to this address with a matching subject. @throws after 15 seconds, with the subjects that did arrive. */
export async function waitForMail(to: string, subject: RegExp): Promise<CaughtMail> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const mails = await readMails(site().mailUrl, to);
    const found = mails.findLast((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline) {
      throw new Error(
        `No mail to ${to} about ${subject}; there are: ${mails.map((m) => m.subject).join(', ') || 'none'}`,
      );
    }
    await sleep(100);
  }
}

/** The six digits in a mail. */
export function sixDigits(mail: CaughtMail): string {
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(mail.text) ?? [];
  if (!code) throw new Error(`There are no six digits in “${mail.subject}”.`);
  return code;
}
