import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@site/contract';
import { readMails } from '@site/testkit/caught-mails';
import type { Client } from './client';

/* Accounts and logins over HTTP, with the codes from the mails. */

const post = (client: Client, { path }: { path: string }, body: object) => client.send('POST', path, body);

/** The six digits of the last mail to an address whose subject matches, once it has arrived. */
async function mailedCode(mailUrl: string, email: string, subject: RegExp): Promise<string> {
  for (;;) {
    const mail = (await readMails(mailUrl, email)).filter((one) => subject.test(one.subject)).at(-1);
    const [found] = /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '') ?? [];
    if (found) return found;
    await sleep(300);
  }
}

/** Makes an account. @returns its permanent code */
export async function activate(client: Client, mailUrl: string, email: string): Promise<string> {
  await post(client, CALLS.activate, { email });
  await post(client, CALLS.verifyActivation, { email, code: await mailedCode(mailUrl, email, /activ/i) });
  return mailedCode(mailUrl, email, /logincode/i);
}

/** Logs in for the first time: there is one verification code. @returns the id of the customer */
export async function logIn(
  client: Client,
  mailUrl: string,
  { email, permanentCode }: { email: string; permanentCode: string },
): Promise<string> {
  const { customerId } = JSON.parse(await post(client, CALLS.login, { permanentCode })) as {
    customerId: string;
  };
  await post(client, CALLS.verify2fa, { customerId, code: await mailedCode(mailUrl, email, /verificatie/i) });
  return customerId;
}
