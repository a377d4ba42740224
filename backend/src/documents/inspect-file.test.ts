import { gzipSync } from 'node:zlib';
import type { BestandFout } from '@site/contract/facts';
import sharp from 'sharp';
import { aPdf, aPdfWithObjectStream, aStream, pdfOf } from '../../test/documents.js';
import { inspectFile } from './inspect-file.js';

/** What becomes of each file: why it is refused, or the type that it is kept as. */
async function outcomes(
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, content] of Object.entries(files)) {
    const inspected = await inspectFile(Buffer.from(content));
    found[name] = 'fout' in inspected ? inspected.fout : inspected.type;
  }
  return found;
}

/** Each file refused for this reason. */
const all = (files: object, fout: BestandFout) =>
  Object.fromEntries(Object.keys(files).map((name) => [name, fout]));

test('what is no pdf or photo is refused', async () => {
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
  expect(await outcomes(contents)).toEqual(all(contents, 'soort'));
});

test('empty, truncated and damaged files are refused', async () => {
  const pdf = aPdf();
  const blank = { create: { width: 300, height: 300, channels: 3, background: '#c04020' } } as const;
  const photo = await sharp(blank).jpeg().toBuffer();
  const picture = await sharp(blank).png().toBuffer();
  const damaged: Record<string, Uint8Array | string> = {
    halfPdf: pdf.subarray(0, pdf.length / 2),
    onlyHeader: '%PDF-1.7',
    noPages: '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF',
    noisePdf: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7), Buffer.from('\n%%EOF')]),
    halfPhoto: photo.subarray(0, photo.length / 2),
    headerOfPhoto: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    noisePhoto: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 3)]),
    halfPng: picture.subarray(0, picture.length - 20),
    noisePng: Buffer.concat([picture.subarray(0, 8), Buffer.alloc(5000, 3)]),
  };
  expect(await outcomes(damaged)).toEqual(all(damaged, 'kapot'));
  expect(await outcomes({ empty: '' })).toEqual({ empty: 'leeg' });
});

const js = '/S/JavaScript/JS(app.alert\\(1\\))';
const page = (entries: string) => `<</Type/Annot/Rect[0 0 9 9]${entries}>>`;

test('a pdf that does more than show pages is refused', async () => {
  const link = aPdf(page('/Subtype/Link/A<</S/URI/URI(https://www.kvk.nl)>>'));
  expect(await outcomes({ link })).toEqual({ link: 'application/pdf' });
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
  expect(await outcomes(pdfs)).toEqual(all(pdfs, 'inhoud'));
});
