import { STANDAARD_IDENTITEIT as SITE } from '@site/contract';
import { type Mail, part } from './mail.js';
import { renderMail } from './render-mail.js';

const mail: Mail = {
  to: 'jan@bedrijf.nl',
  subject: 'Over <script>',
  preview: 'Eerst dit: <u>',
  blocks: [
    part.paragraph('Beste Jan & "Piet" <b>,'),
    part.plate('Uw code', '123456'),
    part.facts('In het kort', { Bedrijf: '<img src=x>', Leeg: '' }),
    part.quote('Wat u schreef', 'regel 1\nregel 2 {{naam}}'),
    part.button('Verder', 'https://site.example/?a=1&b="2"'),
  ],
};

test('what people type is text in the HTML, never markup', () => {
  const { html } = renderMail(mail, SITE);
  expect(html).toContain('Beste Jan &amp; &quot;Piet&quot; &lt;b&gt;,');
  expect(html).toContain('&lt;img src&#x3D;x&gt;');
  expect(html).toContain('<title>Over &lt;script&gt;</title>');
  expect(html).toContain('href="https://site.example/?a&#x3D;1&amp;b&#x3D;&quot;2&quot;"');
  expect(html).toContain('{{naam}}');
});

test('the plain text says the same, with the code on a line of its own', () => {
  const { text } = renderMail(mail, SITE);
  expect(text).toContain('Beste Jan & "Piet" <b>,');
  expect(text).toContain('\n    123456\n');
  expect(text).toContain('- Bedrijf: <img src=x>');
  expect(text).toContain('regel 1\nregel 2 {{naam}}');
  expect(text).not.toContain('Leeg');
});

test('every mail names the company, its phone number and when it answers', () => {
  const { html, text } = renderMail(mail, SITE);
  for (const form of [html, text]) {
    for (const fact of [SITE.naam, SITE.telefoon, SITE.email, SITE.url, 'weekend gesloten']) {
      expect(form).toContain(fact);
    }
  }
  expect(html).toContain('href="tel:+31850000000"');
});
