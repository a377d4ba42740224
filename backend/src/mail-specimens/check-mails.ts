import type { SiteIdentity } from '@site/contract';
import { renderMail } from '../mail/render-mail.js';
import { mailSpecimens } from './mail-specimens.js';

/** A mail has a mistake in its template or text. The message names the mail. */
export class BrokenMail extends Error {
  override name = 'BrokenMail';

  constructor(mail: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The mail ${mail} cannot be made: ${reason.replace(/\s+/g, ' ')}.`, { cause });
  }
}

/**
 * Makes a specimen of every mail once. Templates are compiled at their first use, so that without this a broken one
 * would show only when somebody waits for a mail.
 *
 * @throws BrokenMail
 */
export function checkMails(site: SiteIdentity): void {
  for (const { name, write } of mailSpecimens(site)) {
    try {
      renderMail(write(), site);
    } catch (error) {
      throw new BrokenMail(name, error);
    }
  }
}
