import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { BESTAND_BYTES, BESTAND_FOUTEN, type BestandFout } from '@site/contract/facts';
import sharp from 'sharp';
import { aForm, aPdf, aStream, DocumentCustomer, pdfOf, pngChunk } from '../../test/documents.js';
import { TestBackend } from '../../test/test-backend.js';

type Hostile = readonly [name: string, content: Uint8Array | string, fout?: BestandFout];

let backend: TestBackend;
let klant: DocumentCustomer;
beforeAll(async () => {
  backend = await TestBackend.start({ IP_LIMIT_FACTOR: '1000' });
  klant = await DocumentCustomer.create(backend, 'vijandig@bedrijf.nl', 'bankafschriften');
});
afterAll(() => backend.stop());

/** Sends files, each in a request of its own, and expects that each is refused for its reason. */
async function expectRefused(files: readonly Hostile[]): Promise<void> {
  const { id } = await klant.document();
  for (const [name, content, fout] of files) {
    const { status, body } = await klant.browser.send(
      'POST',
      klant.path('sendDocument', id),
      aForm([name, content]),
      {},
    );
    const [result] = body.bestanden ?? [];
    expect([name, status, result?.fout]).toEqual([
      name,
      400,
      fout ? BESTAND_FOUTEN[fout] : expect.any(String),
    ]);
    expect(body.message).toBe(result.fout);
    await backend.database.query('DELETE FROM limits');
  }
  expect((await klant.document()).bestanden).toEqual([]);
}

const jpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** A png that claims these dimensions. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a file that cannot be kept is refused for its reason, whatever its name says', async () => {
  const pdf = aPdf();
  const photo = await jpeg();
  const secret = await PDFDocument.create();
  secret.addPage();
  secret.encrypt({ ownerPassword: 'geheim', userPassword: '' });
  const long = await PDFDocument.create();
  for (let index = 0; index < 101; index++) long.addPage();
  await expectRefused([
    ['html.pdf', '<!doctype html><script>alert(1)</script>', 'soort'],
    ['leeg.pdf', '', 'leeg'],
    ['groot.pdf', Buffer.concat([pdf, Buffer.alloc(BESTAND_BYTES)]), 'teGroot'],
    ['groot.jpg', Buffer.alloc(BESTAND_BYTES + 1, 0xff), 'teGroot'],
    ['half.pdf', pdf.subarray(0, pdf.length / 2), 'kapot'],
    ['half.jpg', photo.subarray(0, photo.length / 2), 'kapot'],
    [
      'ruis.heic',
      Buffer.concat([Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1'), Buffer.alloc(500)]),
      'kapot',
    ],
    ['kop.heic', Buffer.from('\u0000\u0000\u0000\u0018ftypmif1', 'latin1'), 'kapot'],
    ['beveiligd.pdf', Buffer.from(await secret.save()), 'wachtwoord'],
    ['lang.pdf', Buffer.from(await long.save()), 'paginas'],
    ['actief.pdf', Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]), 'inhoud'],
  ]);
});

test('bombs are refused within the memory and the time of one file', async () => {
  const spaces = deflateSync(Buffer.alloc(256 * 1024 * 1024, 0x20), { level: 1 });
  const twice = deflateSync(spaces);
  const deep = '['.repeat(200_000);
  const many = Array.from({ length: 200_000 }, (_, index) => `${index + 4} 0 obj null endobj`).join('\n');
  await expectRefused([
    ['objectstroom.pdf', aPdf(aStream('/Type/ObjStm/N 100000/First 10/Filter/FlateDecode', spaces))],
    ['dubbel.pdf', aPdf(aStream('/Type/ObjStm/N 9/First 10/Filter[/FlateDecode/FlateDecode]', twice))],
    ['diep.pdf', aPdf(deep)],
    ['woordenboeken.pdf', aPdf('<</a'.repeat(100_000))],
    ['veel.pdf', Buffer.from(`%PDF-1.7\n${many}\ntrailer\n<<>>\n%%EOF`)],
    ['kring.pdf', pdfOf('<</Type/Catalog/Pages 2 0 R>>').subarray(0, 40)],
    ['groot.png', pngOf(60_000, 60_000), 'afmetingen'],
    ['breed.png', pngOf(2_000_000_000, 1)],
    ['lang.png', pngOf(1, 2_000_000_000)],
    ['net-te-groot.png', pngOf(10_000, 5001), 'afmetingen'],
  ]);
});

test('names of files are only words: none of them reaches a folder or a header', async () => {
  const names = [
    '../../../../tmp/gevonden.pdf',
    '..\\..\\windows\\system32\\a.pdf',
    'a"; filename="b.exe',
    'a\r\nx-kwaad: 1.pdf',
    '\u202efdp.exe',
    `${'a'.repeat(5000)}.pdf`,
    '.htaccess',
  ];
  for (const [index, name] of names.entries()) {
    const { status, body } = await klant.send([name, aPdf(`<</Nummer ${index}>>`)]);
    expect([name, status]).toEqual([name, 200]);
    const [{ id, naam }] = body.bestanden;
    expect(naam).toMatch(/^[^/\\"\p{C}]{1,110}\.pdf$/u);
    const file = await klant.open(body.document.id, id);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]+\.pdf"; filename\*=UTF-8''\S+$/,
    );
    expect(file.headers.get('x-kwaad')).toBeNull();
    await klant.browser.delete(klant.path('removeDocumentFile', body.document.id, id));
  }
});

/** A part of a form. */
const part = (disposition: string, content: string) =>
  `--grens\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

test('bodies that are no form, or half of one, are refused', async () => {
  const { id } = await klant.document();
  const path = klant.path('sendDocument', id);
  const type = { 'content-type': 'multipart/form-data; boundary=grens' };
  const whole = `${part('name="bestand"; filename="a.pdf"', aPdf().toString('latin1'))}--grens--\r\n`;
  const bodies: [body: string, headers: Record<string, string>, status: number][] = [
    ['', type, 400],
    ['geen formulier', type, 400],
    [whole, { 'content-type': 'multipart/form-data' }, 415],
    [whole, { 'content-type': 'multipart/form-data; x=1' }, 400],
    [whole, { 'content-type': 'application/json' }, 415],
    [whole, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [whole, { 'content-type': 'multipart/mixed; boundary=grens' }, 415],
    [whole.slice(0, 60), type, 400],
    [whole.slice(0, 200), type, 400],
    [whole.slice(0, -12), type, 400],
    [`${part('name="bestand"', 'tekst')}--grens--\r\n`, type, 400],
    [`${part('name="bestand"; filename=""', '')}--grens--\r\n`, type, 400],
    [`${part('name="ander"; filename="a.pdf"', 'x')}--grens--\r\n`, type, 400],
    [`${part('name="__proto__"; filename="a.pdf"', 'x')}--grens--\r\n`, type, 400],
    [`${part('name="bestand"; filename="a.pdf"', 'x').repeat(11)}--grens--\r\n`, type, 413],
    [`${part('name="x"', 'x').repeat(50)}--grens--\r\n`, type, 413],
  ];
  for (const [body, headers, status] of bodies) {
    const reply = await klant.browser.send('POST', path, body, headers);
    expect([body.slice(0, 80), reply.status]).toEqual([body.slice(0, 80), status]);
    expect(reply.body.message).toMatch(/^[A-Z].+/);
  }
  const endless = await fetch(backend.url + path, {
    method: 'POST',
    headers: { ...type, origin: 'http://localhost:8080', cookie: klant.cookie },
    body: new Blob([whole]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(endless.status).toBe(413);
  const foreign = await klant.browser.send('POST', path, whole, { ...type, origin: 'https://kwaad.example' });
  expect(foreign.status).toBe(403);
  expect((await klant.document()).bestanden).toEqual([]);
});

test('of several files each is judged by itself, and the same content is kept once', async () => {
  const { status, body } = await klant.send(
    ['a.pdf', aPdf()],
    ['b.html', '<script>'],
    ['nog-eens.pdf', aPdf()],
    ['c.jpg', await jpeg()],
  );
  expect([status, body.bestanden]).toMatchObject([
    200,
    [{ naam: 'a.pdf' }, { naam: 'b.html', fout: BESTAND_FOUTEN.soort }, { naam: 'a.pdf' }, { naam: 'c.jpg' }],
  ]);
  expect(body.bestanden[2].id).toBe(body.bestanden[0].id);
  const both = await Promise.all([
    klant.send(['x.pdf', aPdf('<</Nu 1>>')]),
    klant.send(['y.pdf', aPdf('<</Nu 1>>')]),
  ]);
  const ids = new Set(both.map((reply) => reply.body.bestanden[0].id));
  expect([both.map((reply) => reply.status), ids.size]).toEqual([[200, 200], 1]);
  expect((await klant.document()).bestanden).toHaveLength(3);
});

test('a document has room for ten files', async () => {
  const vol = await DocumentCustomer.create(backend, 'tien@bedrijf.nl', 'omzet');
  const files = Array.from({ length: 10 }, (_, index) => [`${index}.pdf`, aPdf(`<</Nr ${index}>>`)] as const);
  expect((await vol.send(...files)).status).toBe(200);
  const more = await vol.send(['elf.pdf', aPdf('<</Nr 11>>')]);
  expect([more.status, more.body.message]).toEqual([400, BESTAND_FOUTEN.vol]);
});
