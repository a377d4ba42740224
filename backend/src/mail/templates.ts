import type { SentBlock } from './mail.js';

/** Handlebars source for HTML and for plain text. */
interface Template {
  html: string;
  text: string;
}

const BODY_FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const HEAD_FONT = `'Bricolage Grotesque', ${BODY_FONT}`;

const INK = '#12211d';
const INK_SOFT = '#44524d';
const PAPER = '#f6f3ea';
const CARD = '#fffdf8';
const LINE = '#ddd6c6';
const ROAD = '#1d2b27';
/**
 * A shade lighter than the plate of the site. In dark mode mail clients keep the site's yellow but turn the text on it white,
 * which is unreadable; this shade they darken together with its text.
 */
const PLATE = '#ffd047';
const BAND = '#0a3d8f';

/** Breaks long addresses and words instead of widening the page. */
const BREAK = 'word-break:break-word;overflow-wrap:anywhere';
const H2 = `<h2 style="margin:32px 0 8px;font:700 18px/1.3 ${HEAD_FONT};color:${INK}">{{title}}</h2>`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * The template of each block. Every cell sets both text and background colour, so that dark mode converts them together. Layout
 * tables are hidden from screen readers.
 */
export const BLOCK_TEMPLATES: Record<SentBlock['kind'], Template> = {
  paragraph: {
    html: `<p style="margin:0 0 16px;white-space:pre-line;${BREAK}">{{text}}</p>`,
    text: '{{text}}\n',
  },
  note: {
    html: `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${INK_SOFT}">{{text}}</p>`,
    text: '{{text}}\n',
  },
  list: {
    html: `${H2}
<ul style="margin:0 0 16px;padding:0 0 0 20px">
{{#each items}}<li style="margin:0 0 4px">{{this}}</li>
{{/each}}</ul>`,
    text: '{{title}}\n{{#each items}}- {{this}}\n{{/each}}',
  },
  plate: {
    html: `<p style="margin:24px 0 8px;font-weight:600">{{label}}</p>
<table ${TABLE} style="margin:0 0 24px;border:2px solid ${INK};border-radius:10px;border-collapse:separate;overflow:hidden">
<tr>
<td bgcolor="${BAND}" style="background:${BAND};color:#ffffff;padding:0 8px 6px;font:700 13px/1 ${BODY_FONT};vertical-align:bottom;border-radius:7px 0 0 7px" aria-hidden="true">NL</td>
<td class="{{size}}" bgcolor="${PLATE}" style="background:${PLATE};color:${INK};padding:10px 14px 10px 16px;font:800 {{pixels}}px/1.2 ${HEAD_FONT};letter-spacing:{{spacing}}px;font-variant-numeric:tabular-nums;white-space:nowrap;border-radius:0 7px 7px 0">{{code}}</td>
</tr>
</table>`,
    text: '{{label}}\n\n    {{code}}\n',
  },
  facts: {
    html: `${H2}
<table class="facts" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 24px;border-top:1px solid ${LINE};table-layout:fixed">
{{#each facts}}<tr>
<th scope="row" align="left" width="48%" style="padding:8px 12px 8px 0;border-bottom:1px solid ${LINE};font-weight:400;text-align:left;vertical-align:top">{{label}}</th>
<td style="padding:8px 0;border-bottom:1px solid ${LINE};font-weight:600;vertical-align:top;${BREAK}">{{value}}</td>
</tr>
{{/each}}</table>`,
    text: '{{title}}\n{{#each facts}}- {{label}}: {{value}}\n{{/each}}',
  },
  quote: {
    html: `${H2}
<p style="margin:0 0 24px;padding:0 0 0 16px;border-left:4px solid ${LINE};white-space:pre-wrap;${BREAK}">{{text}}</p>`,
    text: '{{title}}\n\n{{text}}\n',
  },
  button: {
    html: `<table ${TABLE} style="margin:24px 0;border-collapse:separate"><tr>
<td bgcolor="${INK}" style="background:${INK};border-radius:14px;text-align:center"><a href="{{href}}" style="display:block;padding:14px 24px;border-radius:14px;color:${CARD};font-weight:700;line-height:1.3;text-decoration:none">{{label}}</a></td>
</tr></table>`,
    text: '{{label}}: {{href}}\n',
  },
  link: {
    html: `<p style="margin:0 0 16px"><a href="{{href}}" style="color:${INK};font-weight:600">{{label}}</a></p>`,
    text: '{{label}}: {{href}}\n',
  },
};

/** The dashed line of a road, as table cells because mail clients render dashed borders differently. */
const DASHES = Array.from(
  { length: 15 },
  (_, index) =>
    `<td height="4" style="width:6.66%;height:4px;font-size:0;line-height:0${index % 2 ? '' : `;background:${PAPER}`}"></td>`,
).join('');

/** Fills the preview line, so that mail clients do not add text of the mail, such as a code, to it. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(100);

/** The page around the blocks. Mobile first, from a width of 320 pixels. */
export const LAYOUT: Template = {
  html: `<!doctype html>
<html lang="nl" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>{{subject}}</title>
<style>
:root { color-scheme: light only; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
@media (max-width: 379px) {
  .facts th, .facts td { display: block; width: auto !important; }
  .facts th { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .facts td { padding-top: 0 !important; }
}
@media (min-width: 480px) {
  .around { padding: 24px 12px !important; }
  .road { padding: 16px 32px !important; }
  .card { padding: 32px 32px 16px !important; }
  .title { font-size: 30px !important; }
  .long { font-size: 28px !important; }
}
</style>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font:400 16px/1.6 ${BODY_FONT}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${PAPER}" aria-hidden="true">{{preview}}${FILLER}</div>
<div lang="nl" dir="ltr">
<table ${TABLE} width="100%" bgcolor="${PAPER}" style="background:${PAPER};color:${INK};font:400 16px/1.6 ${BODY_FONT}">
<tr><td class="around" align="center" style="padding:16px 8px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px">
<tr><td style="padding:0 8px 16px;text-align:left">
<table ${TABLE}><tr>
<td width="40" height="40" align="center" bgcolor="${INK}" style="width:40px;height:40px;background:${INK};border-radius:20px;color:${PLATE};font:800 22px/40px ${HEAD_FONT}" aria-hidden="true">{{initiaal}}</td>
<td style="padding-left:12px;font:800 24px/1.2 ${HEAD_FONT};letter-spacing:-0.5px"><a href="{{url}}" style="color:${INK};text-decoration:none">{{naam}}</a></td>
</tr></table>
</td></tr>
<tr><td class="road" bgcolor="${ROAD}" style="background:${ROAD};border-radius:18px 18px 0 0;padding:14px 16px" aria-hidden="true"><table ${TABLE} width="100%"><tr>${DASHES}</tr></table></td></tr>
<tr><td class="card" bgcolor="${CARD}" style="background:${CARD};color:${INK};border:1px solid ${LINE};border-top:0;border-radius:0 0 18px 18px;padding:24px 16px 8px;text-align:left">
<h1 class="title" style="margin:0 0 16px;font:800 26px/1.15 ${HEAD_FONT};letter-spacing:-0.5px;color:${INK};${BREAK}">{{subject}}</h1>
{{{body}}}
</td></tr>
<tr><td style="padding:20px 8px;font-size:14px;line-height:1.7;color:${INK};text-align:left">
<strong>{{naam}}</strong><br>
<a href="{{telefoonHref}}" style="color:${INK}">{{telefoon}}</a> · <a href="mailto:{{email}}" style="color:${INK}">{{email}}</a><br>
{{bereikbaar}}{{#if bedrijf}}<br>
<span style="color:${INK_SOFT};${BREAK}">{{bedrijf}}</span>{{/if}}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`,
  text: `{{subject}}

{{{body}}}
--
{{naam}}
{{telefoon}} · {{email}}
{{bereikbaar}}
{{url}}
{{#if bedrijf}}
{{bedrijf}}
{{/if}}
`,
};
