import { deflateSync, gzipSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { BESTAND_BYTES, BESTAND_FOUTEN, type BestandFout } from '@site/contract/facts';
import sharp from 'sharp';
import { aForm, aPdf, aPdfWithObjectStream, aStream, DocumentCustomer, pdfOf } from '../../test/documents.js';
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

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const jpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** A png that claims these dimensions. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('what is no pdf or photo is refused, whatever its name says', async () => {
  const contents: Record<string, Uint8Array | string> = {
    html: '<!doctype html><script>alert(1)</script>',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    xml: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    script: '#!/bin/sh\nrm -rf /',
    exe: Buffer.from('MZ\u0090\u0000', 'latin1'),
    elf: Buffer.from('\u007fELF', 'latin1'),
    zip: Buffer.from('PK\u0003\u0004', 'latin1'),
    gzip: gzipSync('x'.repeat(100)),
    gif: 'GIF89a\u0001\u0000',
    webp: Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
    avif: Buffer.from('\u0000\u0000\u0000\u0020ftypavif', 'latin1'),
    mp4: Buffer.from('\u0000\u0000\u0000\u0020ftypisom', 'latin1'),
    tiff: Buffer.from('II*\u0000', 'latin1'),
    postscript: '%!PS-Adobe-3.0',
    latePdf: `\n${aPdf().toString('latin1')}`,
    htmlBeforePdf: `<script>alert(1)</script>${aPdf().toString('latin1')}`,
    zeros: new Uint8Array(1000),
    text: 'tekst',
  };
  const extensions = ['pdf', 'jpg', 'heic'];
  await expectRefused(
    Object.entries(contents).map(([what, content], index) => [
      `${what}.${extensions[index % extensions.length]}`,
      content,
      'soort',
    ]),
  );
});

test('empty, too large, truncated and damaged files are refused', async () => {
  const pdf = aPdf();
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer();
  const picture = await png();
  await expectRefused([
    ['leeg.pdf', '', 'leeg'],
    ['leeg.jpg', '', 'leeg'],
    ['groot.pdf', Buffer.concat([pdf, Buffer.alloc(BESTAND_BYTES)]), 'teGroot'],
    ['groot.jpg', Buffer.alloc(BESTAND_BYTES + 1, 0xff), 'teGroot'],
    ['half.pdf', pdf.subarray(0, pdf.length / 2), 'kapot'],
    ['alleen-kop.pdf', '%PDF-1.7', 'kapot'],
    ['zonder-paginas.pdf', '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF'],
    ['ruis.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7), Buffer.from('\n%%EOF')])],
    ['half.jpg', photo.subarray(0, photo.length / 2), 'kapot'],
    ['kop.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'kapot'],
    ['ruis.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 3)]), 'kapot'],
    ['half.png', picture.subarray(0, picture.length - 20), 'kapot'],
    ['ruis.png', Buffer.concat([picture.subarray(0, 8), Buffer.alloc(5000, 3)]), 'kapot'],
    [
      'ruis.heic',
      Buffer.concat([Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1'), Buffer.alloc(500)]),
      'kapot',
    ],
    ['kop.heic', Buffer.from('\u0000\u0000\u0000\u0018ftypmif1', 'latin1'), 'kapot'],
  ]);
});

const js = '/S/JavaScript/JS(app.alert\\(1\\))';
const page = (entries: string) => `<</Type/Annot/Rect[0 0 9 9]${entries}>>`;

test('a pdf that does more than show pages is refused', async () => {
  const { body } = await klant.send([
    'veilig.pdf',
    aPdf(page('/Subtype/Link/A<</S/URI/URI(https://www.kvk.nl)>>')),
  ]);
  expect(body.bestanden[0].fout).toBeUndefined();
  await klant.browser.delete(klant.path('removeDocumentFile', body.document.id, body.bestanden[0].id));
  const openWith = (action: string) => pdfOf(`<</Type/Catalog/Pages 2 0 R/OpenAction<<${action}>>>>`);
  const pdfs: Record<string, Uint8Array> = {
    openActionScript: openWith(js),
    openActionScriptEscaped: openWith('/S/Java#53cript/JS(1)'),
    openActionNext: openWith(`/S/GoTo/D[3 0 R/Fit]/Next<<${js}>>`),
    openActionIndirect: pdfOf('<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>', `<<${js}>>`),
    scriptInStream: pdfOf(
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS 4 0 R>>>>',
      aStream('', Buffer.from('1')),
    ),
    scriptNames: pdfOf('<</Type/Catalog/Pages 2 0 R/Names<</JavaScript<</Names[(a)4 0 R]>>>>>>', `<<${js}>>`),
    catalogTriggers: pdfOf(`<</Type/Catalog/Pages 2 0 R/AA<</WC<<${js}>>>>>>`),
    launch: openWith('/S/Launch/F(cmd.exe)'),
    launchLink: aPdf(page('/Subtype/Link/A<</S/Launch/Win<</F(cmd.exe)>>>>')),
    remote: openWith('/S/GoToR/F(x.pdf)/D[0/Fit]'),
    embeddedTarget: openWith('/S/GoToE/D[0/Fit]/T<</R/C>>'),
    submit: openWith('/S/SubmitForm/F(https://kwaad.example)'),
    importData: openWith('/S/ImportData/F(x.fdf)'),
    rendition: openWith('/S/Rendition/OP 0'),
    movie: openWith('/S/Movie'),
    sound: openWith('/S/Sound'),
    attachment: pdfOf(
      '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>>>',
      '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>',
      aStream('/Type/EmbeddedFile', Buffer.from('MZ')),
    ),
    attachmentAnnotation: aPdf(page('/Subtype/FileAttachment/FS<</Type/Filespec/F(a)>>')),
    embeddedFileAlone: aPdf(aStream('/Type/EmbeddedFile', Buffer.from('MZ'))),
    richMedia: aPdf(page('/Subtype/RichMedia')),
    threeD: aPdf(page('/Subtype/3D')),
    screen: aPdf(page('/Subtype/Screen')),
    xfa: pdfOf('<</Type/Catalog/Pages 2 0 R/AcroForm<</XFA(x)/Fields[]>>>>'),
    portfolio: pdfOf('<</Type/Catalog/Pages 2 0 R/Collection<<>>>>'),
    inObjectStream: aPdfWithObjectStream(`<<${js}>>`),
    launchInObjectStream: aPdfWithObjectStream('<</S/Launch/F(cmd.exe)>>'),
    inStreamWithoutType: aPdfWithObjectStream(`<<${js}>>`, ''),
    inStreamOfOtherType: aPdfWithObjectStream(`<<${js}>>`, '/Type/Metadata'),
    inStreamOfIndirectType: aPdfWithObjectStream(`<<${js}>>`, '/Type 3 0 R'),
    replacedLater: Buffer.from(
      aPdfWithObjectStream(`<<${js}>>`)
        .toString('latin1')
        .replace('xref\n', '4 0 obj\nnull\nendobj\n9 0 obj\nnull\nendobj\nxref\n'),
      'latin1',
    ),
    hiddenInStream: aPdf(aStream('', Buffer.from('9 0 obj\n<</S/JavaScript/JS(1)>>\nendobj'))),
    trailingZip: Buffer.concat([aPdf(), Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(50, 1)]),
    trailingHtml: Buffer.concat([aPdf(), Buffer.from('<script>alert(1)</script>')]),
  };
  await expectRefused(Object.entries(pdfs).map(([name, content]) => [`${name}.pdf`, content, 'inhoud']));
});

test('a pdf that is encrypted or has too many pages is refused', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ ownerPassword: 'geheim', userPassword: '' });
  const secret = Buffer.from(await pdf.save());
  const long = await PDFDocument.create();
  for (let index = 0; index < 101; index++) long.addPage();
  await expectRefused([
    ['beveiligd.pdf', secret, 'wachtwoord'],
    ['lang.pdf', Buffer.from(await long.save()), 'paginas'],
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
    ['groot.png', await pngOf(60_000, 60_000), 'afmetingen'],
    ['breed.png', await pngOf(2_000_000_000, 1)],
    ['lang.png', await pngOf(1, 2_000_000_000)],
    ['net-te-groot.png', await pngOf(10_000, 5001), 'afmetingen'],
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
