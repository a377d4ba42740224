import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 8000;
/** Text and HTML are looked at as they were sent; making one of the other costs more than all the rest. */
const PARTS_AS_SENT = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
};

/** A real mail server that keeps what it gets. */
export class Mailbox {
  /** Everything that arrived and was not read yet, in order of arrival. */
  readonly unread: ParsedMail[] = [];
  port = 0;
  private server: SMTPServer | undefined;
  private readonly listeners = new Set<() => void>();

  /** Opens for mail, again on the same port after `close`. */
  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // Nobody needs the name of the sender's machine.
      disableReverseLookup: true,
      // Who closes it means a server that goes away, with the connections that it has.
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
    // A sender that is killed in the middle of a mail is no mistake of the mail server.
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const server = this.server;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
    this.server = undefined;
  }

  /** The first unread mail to this address with this in its subject; waits for it. */
  async take(to: string, subject: string, patience = PATIENCE_MS): Promise<ParsedMail> {
    const deadline = performance.now() + patience;
    for (;;) {
      const index = this.unread.findIndex(
        (mail) => recipient(mail) === to && mail.subject?.includes(subject),
      );
      const [mail] = index >= 0 ? this.unread.splice(index, 1) : [];
      if (mail) return mail;
      if (performance.now() > deadline) {
        const there = this.unread.map((other) => `${recipient(other)}: ${other.subject}`);
        throw new Error(`No mail "${subject}" to ${to}. Unread: ${there.join('; ') || 'none'}`);
      }
      await this.arrival(deadline - performance.now());
    }
  }

  /** The code on the plate of a mail. */
  async takeCode(to: string, subject: string): Promise<string> {
    return plateOf(await this.take(to, subject));
  }

  /** Waits until what arrived and was not read passes this. */
  async until(enough: (unread: ParsedMail[]) => boolean, patience = PATIENCE_MS): Promise<ParsedMail[]> {
    const deadline = performance.now() + patience;
    while (!enough(this.unread)) {
      if (performance.now() > deadline) throw new Error(`Only ${this.unread.length} mails arrived.`);
      await this.arrival(deadline - performance.now());
    }
    return this.unread;
  }

  private async arrival(atMost: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, atMost);
      this.listeners.add(done);
    });
  }
}

/** The code on the plate of a mail. */
export function plateOf(mail: ParsedMail): string {
  const code = /^ {4}(\S+)$/m.exec(mail.text ?? '')?.[1];
  if (!code) throw new Error(`No plate in: ${mail.text}`);
  return code;
}

/** The address that a mail is for. */
export function recipient(mail: ParsedMail): string | undefined {
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return to?.value[0]?.address;
}
