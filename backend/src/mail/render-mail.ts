import { BELOFTEN, type SiteIdentity, telHref } from '@site/contract';
import Handlebars from 'handlebars';
import type { Mail, MailBlock } from './mail.js';
import { BLOCK_TEMPLATES, LAYOUT } from './templates.js';

type Render = (data: object) => string;

/** Compiled once, at the start. Strict: a field that is missing is an error and not an empty place in a mail. */
function compile(source: string, options: { escape: boolean }): Render {
  const template = Handlebars.compile(source, { strict: true, noEscape: !options.escape });
  return (data) => template(data);
}

const layout = {
  html: compile(LAYOUT.html, { escape: true }),
  text: compile(LAYOUT.text, { escape: false }),
};
const blocks = Object.fromEntries(
  Object.entries(BLOCK_TEMPLATES).map(([kind, { html, text }]) => [
    kind,
    { html: compile(html, { escape: true }), text: compile(text, { escape: false }) },
  ]),
) as Record<MailBlock['kind'], { html: Render; text: Render }>;

/** What a part shows. A long code gets smaller letters, so that its plate fits on the smallest phone. */
function dataOf(block: MailBlock): object {
  if (block.kind !== 'plate') return block;
  const long = block.code.length > 8;
  return {
    ...block,
    ...(long ? { size: 'long', pixels: 20, spacing: 1 } : { size: 'short', pixels: 30, spacing: 4 }),
  };
}

/** A mail as HTML and as plain text, in the look of the site. What people typed is text in both, never markup. */
export function renderMail(mail: Mail, site: SiteIdentity): { html: string; text: string } {
  const around = {
    subject: mail.subject,
    preview: mail.preview,
    naam: site.naam,
    initiaal: site.naam.slice(0, 1),
    url: site.url,
    telefoon: site.telefoon,
    telefoonHref: telHref(site.telefoon),
    email: site.email,
    bereikbaar: `${BELOFTEN.telefoonLang}.`,
  };
  const body = (form: 'html' | 'text') =>
    mail.blocks.map((block) => blocks[block.kind][form](dataOf(block))).join('\n');
  return {
    html: layout.html({ ...around, body: body('html') }),
    text: layout.text({ ...around, body: body('text') }),
  };
}
