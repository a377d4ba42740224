import type { SiteIdentity } from '@site/contract';
import { renderMail } from '../mail/render-mail.js';
import { mailPreviews } from './mail-previews.js';

/** The template or text of a mail is invalid. The message names the mail. */
export class BrokenMail extends Error {
  override name = 'BrokenMail';

  constructor(mail: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The mail ${mail} cannot be rendered: ${reason.replace(/\s+/g, ' ')}.`, { cause });
  }
}

/**
 * Renders a preview of every mail at startup. Handlebars compiles templates at first use, so that otherwise an invalid one would
 * only fail when the mail is sent.
 *
 * @throws BrokenMail
 */
export function checkMails(site: SiteIdentity): void {
  for (const { name, write } of mailPreviews(site)) {
    try {
      renderMail(write(), site);
    } catch (error) {
      throw new BrokenMail(name, error);
    }
  }
}
