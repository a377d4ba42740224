import { type CaughtMail, readMails } from '@site/testkit/caught-mails';
import { until } from '@site/testkit/until';
import { site } from './site';

/** Waits for a mail to this address with a matching subject. @returns the last one */
export async function waitForMail(to: string, subject: RegExp): Promise<CaughtMail> {
  const { mailUrl } = site();
  if (!mailUrl) throw new Error('This suite has no backend that sends mails.');
  let found: CaughtMail | undefined;
  await until(async () => {
    const mails = await readMails(mailUrl, to);
    found = mails.filter((mail) => subject.test(mail.subject)).at(-1);
    return found !== undefined;
  }, 100);
  return found as CaughtMail;
}

/** The six digits in a mail. */
export function sixDigits(mail: CaughtMail): string {
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(mail.text) ?? [];
  if (!code) throw new Error(`There are no six digits in “${mail.subject}”.`);
  return code;
}
