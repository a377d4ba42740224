import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSiteIdentity } from '@site/server';
import Handlebars from 'handlebars';
import { renderMail } from '../../src/mail/render-mail.js';
import { mailPreviews } from './mail-previews.js';

/** In pixels: the smallest phone, a common phone and a desktop. */
const WIDTHS = [320, 390, 640];

const PAGE = Handlebars.compile(`<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<title>Mails</title>
<style>
body { margin: 32px; font: 16px/1.5 sans-serif; color: #12211d; }
nav { columns: 3 280px; }
section { margin-top: 48px; border-top: 2px solid; }
.forms { display: flex; gap: 24px; align-items: start; overflow-x: auto; }
iframe { flex: none; height: 900px; border: 1px solid #ddd6c6; resize: vertical; }
pre { width: 80ch; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
dt { font-weight: bold; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; } dd { margin: 0; }
</style>
<h1>Mails</h1>
<nav>{{#each mails}}<div><a href="#{{file}}">{{name}}</a></div>{{/each}}</nav>
{{#each mails}}
<section id="{{file}}">
<h2>{{name}}</h2>
<dl>
<dt>To</dt><dd>{{mail.to}}</dd>
{{#if mail.replyTo}}<dt>Reply to</dt><dd>{{mail.replyTo}}</dd>{{/if}}
<dt>Subject</dt><dd>{{mail.subject}}</dd>
<dt>Preview</dt><dd>{{mail.preview}}</dd>
</dl>
<div class="forms">
{{#each ../widths}}<iframe src="{{../file}}.html" width="{{this}}" title="{{../name}}, {{this}} px" loading="lazy"></iframe>{{/each}}
<pre>{{text}}</pre>
</div>
</section>
{{/each}}
</html>
`);

/** Writes every mail to a folder, with an `index.html` that shows all of them. */
function writeMails(folder: string): void {
  const site = readSiteIdentity(process.env);
  mkdirSync(folder, { recursive: true });
  const mails = mailPreviews(site).map(({ name, write }) => {
    const mail = write();
    const { html, text } = renderMail(mail, site);
    const file = name.replace(/\W+/g, '-').replace(/-$/, '');
    writeFileSync(resolve(folder, `${file}.html`), html);
    return { name, file, mail, text };
  });
  writeFileSync(resolve(folder, 'index.html'), PAGE({ mails, widths: WIDTHS }));
  console.log(`${mails.length} mails: ${resolve(folder, 'index.html')}`);
}

writeMails(process.argv[2] ?? resolve(import.meta.dirname, '../../../.local/mails'));
