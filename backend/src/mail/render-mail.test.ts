import { STANDAARD_IDENTITEIT as SITE } from '@site/contract';
import { block } from './mail.js';
import { renderMail } from './render-mail.js';
import { sentMail } from './sent-mail.js';

const mail = sentMail({
  to: 'jan@bedrijf.nl',
  subject: 'Over <script>',
  preview: 'Eerst dit: <u>',
  blocks: [
    'Beste Jan & "Piet" <b>,',
    block.plate('Uw code', '123456'),
    block.facts('In het kort', { Bedrijf: '<img src=x>', Leeg: '' }),
    block.quote('Wat u schreef', 'regel 1\nregel 2 {{naam}}'),
    block.button('Verder', 'https://site.example/?a=1&b="2"'),
  ],
});

test('user input is escaped in the HTML', () => {
  const { html } = renderMail(mail, SITE);
  expect(html).toContain('Beste Jan &amp; &quot;Piet&quot; &lt;b&gt;,');
  expect(html).toContain('&lt;img src&#x3D;x&gt;');
  expect(html).toContain('<title>Over &lt;script&gt;</title>');
  expect(html).toContain('href="https://site.example/?a&#x3D;1&amp;b&#x3D;&quot;2&quot;"');
  expect(html).toContain('{{naam}}');
});

test('the plain text has the same content, with the code on its own line', () => {
  const { text } = renderMail(mail, SITE);
  expect(text).toContain('Beste Jan & "Piet" <b>,');
  expect(text).toContain('\n    123456\n');
  expect(text).toContain('- Bedrijf: <img src=x>');
  expect(text).toContain('regel 1\nregel 2 {{naam}}');
  expect(text).not.toContain('Leeg');
});

test('every mail states the company, its phone number and its opening hours', () => {
  const { html, text } = renderMail(mail, SITE);
  for (const form of [html, text]) {
    for (const fact of [SITE.naam, SITE.telefoon, SITE.email, SITE.url, 'weekend gesloten']) {
      expect(form).toContain(fact);
    }
  }
  expect(html).toContain('href="tel:+31850000000"');
});

test('every mail states the registered company, as far as it is configured', () => {
  const bedrijf = { naam: 'Zakenwiel Lease B.V.', kvkNummer: '12345678' };
  const { html, text } = renderMail(mail, { ...SITE, bedrijf });
  for (const form of [html, text]) expect(form).toContain('Zakenwiel Lease B.V. · KvK-nummer 12345678');
  expect(renderMail(mail, SITE).html).not.toContain('KvK');
});
