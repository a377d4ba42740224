import { BELOFTEN, bedrijfsgegevens, type SiteIdentity, telHref } from '@site/contract';
import Handlebars from 'handlebars';
import type { SentBlock, SentMail } from './mail.js';
import { BLOCK_TEMPLATES, LAYOUT } from './templates.js';

type Render = (data: object) => string;

/** Compiles in strict mode: a missing field is an error instead of an empty string. */
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
) as Record<SentBlock['kind'], { html: Render; text: Render }>;

/** Template data of a block. A long code gets a smaller font, so that its plate fits on the smallest phone. */
function templateData(block: SentBlock): object {
  if (block.kind !== 'plate') return block;
  const long = block.code.length > 8;
  return {
    ...block,
    ...(long ? { size: 'long', pixels: 20, spacing: 1 } : { size: 'short', pixels: 30, spacing: 4 }),
  };
}

/** Renders a mail as HTML and as plain text. User input is escaped in the HTML. */
export function renderMail(mail: SentMail, site: SiteIdentity): { html: string; text: string } {
  const layoutData = {
    subject: mail.subject,
    preview: mail.preview,
    naam: site.naam,
    initiaal: site.naam.slice(0, 1),
    url: site.url,
    telefoon: site.telefoon,
    telefoonHref: telHref(site.telefoon),
    email: site.email,
    bereikbaar: `${BELOFTEN.telefoonLang}.`,
    bedrijf: bedrijfsgegevens(site)
      .map(({ kort }) => kort)
      .join(' · '),
  };
  const body = (form: 'html' | 'text') =>
    mail.blocks.map((block) => blocks[block.kind][form](templateData(block))).join('\n');
  return {
    html: layout.html({ ...layoutData, body: body('html') }),
    text: layout.text({ ...layoutData, body: body('text') }),
  };
}
