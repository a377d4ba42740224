import { once } from 'node:events';
import { freePort } from '@site/local/ports';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** Shortly before Jest ends a test that hangs, so that the failure says what has arrived. */
const HANGS_AFTER_MS = 590_000;
/** Disables conversions between text and HTML, which are slow and not needed. */
const PARTS_AS_SENT = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
};

/** An SMTP server that stores the received mails. */
export class Mailbox {
  /** Received mails that were not taken yet, in order of arrival. */
  readonly unread: ParsedMail[] = [];
  port = 0;
  private server: SMTPServer | undefined;
  private readonly listeners = new Set<() => void>();

  /** Starts listening, again on the same port after `close`. */
  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      // Closes open connections too, like a server that becomes unavailable.
      closeTimeout: 1,
      onData: (stream, _session, done) => {
        simpleParser(stream, PARTS_AS_SENT).then((mail) => {
          this.unread.push(mail);
          for (const listener of this.listeners) listener();
          done();
        }, done);
      },
    });
    const server = this.server;
    // Ignores clients that are killed while sending.
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
    });
    this.port ||= await freePort();
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async close(): Promise<void> {
    const server = this.server;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
    this.server = undefined;
  }

  /** Waits for a mail to this address with this text in its subject, and removes it from `unread`. */
  async take(to: string, subject: string): Promise<ParsedMail> {
    for (;;) {
      const index = this.unread.findIndex(
        (mail) => recipient(mail) === to && mail.subject?.includes(subject),
      );
      const [mail] = index >= 0 ? this.unread.splice(index, 1) : [];
      if (mail) return mail;
      await this.arrival(`"${subject}" to ${to}`);
    }
  }

  async takeCode(to: string, subject: string): Promise<string> {
    return plateOf(await this.take(to, subject));
  }

  /** Waits until the unread mails meet the condition. */
  async until(isEnough: (unread: ParsedMail[]) => boolean): Promise<ParsedMail[]> {
    while (!isEnough(this.unread)) await this.arrival('that was expected');
    return this.unread;
  }

  private async arrival(what: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.listeners.delete(arrived);
        settle();
      };
      const arrived = () => end(resolve);
      const timer = setTimeout(() => {
        const there = this.unread.map((other) => `${recipient(other)}: ${other.subject}`);
        end(() => reject(new Error(`No mail ${what}. Unread: ${there.join('; ') || 'none'}`)));
      }, HANGS_AFTER_MS);
      this.listeners.add(arrived);
    });
  }
}

/** The code on the plate of a mail. */
export function plateOf(mail: ParsedMail): string {
  const code = /^ {4}(\S+)$/m.exec(mail.text ?? '')?.[1];
  if (!code) throw new Error(`No plate in: ${mail.text}`);
  return code;
}

export function recipient(mail: ParsedMail): string | undefined {
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return to?.value[0]?.address;
}
