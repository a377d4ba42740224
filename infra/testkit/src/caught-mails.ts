export interface CaughtMail {
  id: string;
  receivedAt: Date;
  /** Addresses, without the names. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Names in lower case. */
  headers: Record<string, string | string[]>;
}

interface MailDevEmail {
  id: string;
  time: string;
  from: { address: string }[];
  envelope: { to: { address: string }[] };
  subject: string;
  text?: string;
  html?: string;
  headers: Record<string, string | string[]>;
}

/** The mails to an address that have been caught so far, the oldest first. */
export async function readMails(webUrl: string, to: string): Promise<CaughtMail[]> {
  // All mails together are megabytes.
  const query = new URLSearchParams({ sort: 'asc', 'envelope.to.address': to });
  const response = await fetch(new URL(`/api/email?${query}`, webUrl));
  if (!response.ok) throw new Error(`The mail catcher answered ${response.status}.`);
  const emails = (await response.json()) as MailDevEmail[];
  return emails.map((email) => ({
    id: email.id,
    receivedAt: new Date(email.time),
    from: email.from[0]?.address ?? '',
    to: email.envelope.to.map(({ address }) => address),
    subject: email.subject,
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers,
  }));
}
