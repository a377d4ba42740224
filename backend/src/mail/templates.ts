import type { MailBlock } from './mail.js';

/** A template in both forms: Handlebars source for HTML and for plain text. */
interface Template {
  html: string;
  text: string;
}

const BODY_FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const HEAD_FONT = `'Bricolage Grotesque', ${BODY_FONT}`;

/** How each part of a mail looks: paper, ink, and one yellow plate. Colours are the site's. */
export const BLOCK_TEMPLATES: Record<MailBlock['kind'], Template> = {
  paragraph: {
    html: '<p style="margin:0 0 16px">{{text}}</p>',
    text: '{{text}}\n',
  },
  plate: {
    html: `<p style="margin:24px 0 8px;font-weight:600">{{label}}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border:2px solid #12211d;border-radius:10px;border-collapse:separate;overflow:hidden">
<tr>
<td bgcolor="#0a3d8f" style="background:#0a3d8f;color:#ffffff;padding:16px 10px;font:700 14px ${BODY_FONT};vertical-align:bottom" aria-hidden="true">NL</td>
<td bgcolor="#ffc82e" style="background:#ffc82e;color:#12211d;padding:12px 20px;font:800 {{size}}px/1.2 ${HEAD_FONT};letter-spacing:{{spacing}}px;font-variant-numeric:tabular-nums;white-space:nowrap">{{code}}</td>
</tr>
</table>`,
    text: '{{label}}\n\n    {{code}}\n',
  },
  facts: {
    html: `<h2 style="margin:24px 0 8px;font:700 18px/1.3 ${HEAD_FONT}">{{title}}</h2>
<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 24px;border-top:1px solid #ddd6c6">
{{#each facts}}<tr>
<th scope="row" align="left" style="padding:8px 16px 8px 0;border-bottom:1px solid #ddd6c6;font-weight:400;vertical-align:top;width:40%">{{label}}</th>
<td style="padding:8px 0;border-bottom:1px solid #ddd6c6;font-weight:600;vertical-align:top;word-break:break-word">{{value}}</td>
</tr>
{{/each}}</table>`,
    text: '{{title}}\n{{#each facts}}- {{label}}: {{value}}\n{{/each}}',
  },
  quote: {
    html: `<h2 style="margin:24px 0 8px;font:700 18px/1.3 ${HEAD_FONT}">{{title}}</h2>
<p style="margin:0 0 24px;padding:0 0 0 16px;border-left:4px solid #ddd6c6;white-space:pre-wrap;word-break:break-word">{{text}}</p>`,
    text: '{{title}}\n\n{{text}}\n',
  },
  button: {
    html: `<p style="margin:24px 0"><a href="{{href}}" style="display:inline-block;padding:14px 24px;background:#12211d;border:2px solid #12211d;border-radius:14px;color:#fffdf8;font-weight:700;text-decoration:none">{{label}}</a></p>`,
    text: '{{label}}: {{href}}\n',
  },
};

/** The dashed line of a road: cells, because mail programs draw a dashed border each in its own way. */
const DASHES = Array.from(
  { length: 15 },
  (_, index) =>
    `<td height="4" style="width:6.66%;height:4px;font-size:0;line-height:0${index % 2 ? '' : ';background:#f6f3ea'}"></td>`,
).join('');

/** Fills the line behind the subject up, so that nothing of the mail itself, such as a code, shows there. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(100);

/** The page around the parts. */
export const LAYOUT: Template = {
  html: `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>{{subject}}</title>
</head>
<body style="margin:0;padding:0;background:#f6f3ea;color:#12211d;font:400 16px/1.6 ${BODY_FONT}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#f6f3ea" aria-hidden="true">{{preview}}${FILLER}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f3ea" style="background:#f6f3ea">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 8px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="40" height="40" align="center" bgcolor="#12211d" style="width:40px;height:40px;background:#12211d;border-radius:20px;color:#ffc82e;font:800 22px/40px ${HEAD_FONT}" aria-hidden="true">{{initiaal}}</td>
<td style="padding-left:12px;font:800 24px/1.2 ${HEAD_FONT};letter-spacing:-0.5px"><a href="{{url}}" style="color:#12211d;text-decoration:none">{{naam}}</a></td>
</tr></table>
</td></tr>
<tr><td bgcolor="#1d2b27" style="background:#1d2b27;border-radius:18px 18px 0 0;padding:16px 24px" aria-hidden="true"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${DASHES}</tr></table></td></tr>
<tr><td style="background:#fffdf8;border:1px solid #ddd6c6;border-top:0;border-radius:0 0 18px 18px;padding:32px 24px 16px;text-align:left">
<h1 style="margin:0 0 16px;font:800 28px/1.15 ${HEAD_FONT};letter-spacing:-0.5px">{{subject}}</h1>
{{{body}}}
</td></tr>
<tr><td style="padding:20px 8px;font-size:14px;text-align:left">
{{naam}} · <a href="{{telefoonHref}}" style="color:#12211d">{{telefoon}}</a> · <a href="mailto:{{email}}" style="color:#12211d">{{email}}</a><br>
{{bereikbaar}}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`,
  text: `{{subject}}

{{{body}}}
--
{{naam}} · {{telefoon}} · {{email}}
{{bereikbaar}}
{{url}}
`,
};
