import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFObject } from '@cantoo/pdf-lib';
import { BESTAND_PAGINAS, type BestandFout } from '@site/contract/facts';
import type { Sharp } from 'sharp';

/* Each library is imported by the file that needs it: to load them takes longer than to look at most files. */

/** The content that is kept, or why there is none. */
export type Inspected = { type: string; bytes: Buffer } | { fout: BestandFout };

/** A photo of a phone has up to 48 million pixels, of which a heic takes four times the memory of a jpeg. */
const MAX_PIXELS = 50_000_000;
const MAX_HEIC_PIXELS = 25_000_000;

class Refused extends Error {
  constructor(readonly fout: BestandFout) {
    super(fout);
  }
}

/**
 * Looks at a file by its content, whatever its name says. A photo is encoded again, so that nothing is left of it but its pixels: no
 * place, no device, nothing behind its end. A pdf is kept as it is, because it can have a signature, unless it does more than show pages.
 */
export async function inspectFile(bytes: Buffer): Promise<Inspected> {
  try {
    return await readerOf(bytes)(bytes);
  } catch (error) {
    if (error instanceof Refused) return { fout: error.fout };
    return { fout: isOutOfMemory(error) ? 'zwaar' : 'kapot' };
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError || /memory|alloc/i.test(String(error));
}

function readerOf(bytes: Buffer): (bytes: Buffer) => Promise<Inspected> {
  const starts = (...signature: number[]) =>
    bytes.subarray(0, signature.length).equals(Buffer.from(signature));
  if (bytes.length === 0) throw new Refused('leeg');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return readPdf;
  if (starts(0xff, 0xd8, 0xff)) return readPhoto;
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return readPhoto;
  if (/^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.subarray(4, 12).toString('latin1')))
    return readHeic;
  throw new Refused('soort');
}

async function importSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function readPhoto(bytes: Buffer): Promise<Inspected> {
  const sharp = await importSharp();
  const photo = sharp(bytes, { limitInputPixels: false });
  const { format, width, height } = await photo.metadata();
  assertPixels(width, height, MAX_PIXELS);
  // Turned as its Exif says, which is not kept.
  const turned = photo.autoOrient();
  if (format === 'png') return { type: 'image/png', bytes: await turned.png().toBuffer() };
  return { type: 'image/jpeg', bytes: await asJpeg(turned) };
}

async function readHeic(bytes: Buffer): Promise<Inspected> {
  const { default: decodeHeic } = await import('heic-decode');
  const images = await decodeHeic.all({ buffer: bytes });
  const [image] = images;
  if (!image) throw new Refused('kapot');
  assertPixels(image.width, image.height, MAX_HEIC_PIXELS);
  const { width, height, data } = await image.decode();
  images.dispose();
  const sharp = await importSharp();
  const raw = { width, height, channels: 4 } as const;
  return { type: 'image/jpeg', bytes: await asJpeg(sharp(data, { raw }).removeAlpha()) };
}

function asJpeg(photo: Sharp): Promise<Buffer> {
  return photo.toColourspace('srgb').jpeg({ quality: 88 }).toBuffer();
}

function assertPixels(width: number, height: number, most: number): void {
  if (!(width > 0 && height > 0)) throw new Refused('kapot');
  if (width * height > most) throw new Refused('afmetingen');
}

const names = (text: string) => new Set(text.split(' ').map((name) => `/${name}`));

/** Entries of dictionaries that run something, or carry a file along. */
const ACTIVE_KEYS = names('JS JavaScript EF EmbeddedFiles XFA RichMediaContent Collection');
/** Actions, annotations and streams that do. A link to a website or within the pdf is none of them. */
const ACTIVE_TYPES = names(
  'JavaScript Launch EmbeddedFile FileAttachment GoToE GoToR SubmitForm ImportData RichMedia RichMediaExecute Rendition Movie Sound Screen 3D',
);
const TYPE_KEYS = names('S Subtype Type');

/** The same, where a reader that goes by other tables than ours may find them: long enough not to occur by chance. */
const ACTIVE_IN_BYTES =
  /\/(?:JavaScript|Launch\b|EmbeddedFile|RichMedia|SubmitForm|ImportData|FileAttachment)/;

/** What makes a pdf a web page or an archive as well: these are found wherever they are in a file. */
const WEB_PAGE = /<script\b|<\?php/i;
const ARCHIVE = /PK\p{Cc}{2}\0{4}|Rar!\p{Cc}{2}|7z\xbc\xaf'\p{Cc}/u;

/** Schemes of a link; one without a scheme is that of a website. */
const LINK = /^\s*(?:https?:|mailto:|tel:|[^:]*$)/i;

/** As the one file for browsers, which the package does not export: its hundreds of modules take twice as long to load. */
function requirePdfLib() {
  const require = createRequire(import.meta.url);
  const file = path.join(path.dirname(require.resolve('@cantoo/pdf-lib')), '../dist/pdf-lib.min.js');
  return require(file) as typeof import('@cantoo/pdf-lib');
}

async function readPdf(bytes: Buffer): Promise<Inspected> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) throw new Refused('kapot');
  // What follows the end is no part of the pdf.
  if (!/^%%EOF[\s\0]*$/.test(text.slice(end))) throw new Refused('inhoud');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) throw new Refused('wachtwoord');
  const isActive =
    WEB_PAGE.test(text) ||
    ARCHIVE.test(text) ||
    ACTIVE_IN_BYTES.test(
      text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  const { PDFArray, PDFContext, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } =
    requirePdfLib();
  // Each object as it is read: one that a later one replaces is not in the document, and some readers show it.
  const objects: PDFObject[] = [];
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function (ref, object) {
    objects.push(object);
    assign.call(this, ref, object);
  };
  const pdf = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    ignoreEncryption: true,
    preserveXFA: true,
  }).finally(() => {
    PDFContext.prototype.assign = assign;
  });
  if (pdf.isEncrypted) throw new Refused('wachtwoord');
  if (isActive) throw new Refused('inhoud');
  const isActiveEntry = (key: string, entry: PDFObject) => {
    const value = pdf.context.lookup(entry);
    if (TYPE_KEYS.has(key)) return value instanceof PDFName && ACTIVE_TYPES.has(value.asString());
    if (key !== '/URI') return ACTIVE_KEYS.has(key);
    const isText = value instanceof PDFString || value instanceof PDFHexString;
    return isText && !LINK.test(value.decodeText());
  };
  const assertPassive = (object: PDFObject): void => {
    if (object instanceof PDFArray) for (const item of object.asArray()) assertPassive(item);
    if (object instanceof PDFRawStream) {
      // An object stream by its other entries only: some readers take it for one, and nobody looked into it.
      const isObjectStream = object.dict.get(PDFName.of('Type')) === PDFName.of('ObjStm');
      if (object.dict.has(PDFName.of('First')) && !isObjectStream) throw new Refused('inhoud');
      // The content of such a stream is in another file, which a reader would fetch.
      if (object.dict.has(PDFName.of('F'))) throw new Refused('inhoud');
      assertPassive(object.dict);
    }
    if (!(object instanceof PDFDict)) return;
    for (const [key, value] of object.entries()) {
      if (isActiveEntry(key.asString(), value)) throw new Refused('inhoud');
      assertPassive(value);
    }
  };
  objects.forEach(assertPassive);
  const pages = pdf.getPageCount();
  if (pages === 0) throw new Refused('kapot');
  if (pages > BESTAND_PAGINAS) throw new Refused('paginas');
  return { type: 'application/pdf', bytes };
}
