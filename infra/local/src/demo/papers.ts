import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** For each title a page of A4 with lines of text. */
export async function pdf(name: string, titles: readonly string[], lines: readonly string[]): Promise<File> {
  const document = await PDFDocument.create();
  const [bold, plain] = await Promise.all(
    [StandardFonts.HelveticaBold, StandardFonts.Helvetica].map((font) => document.embedFont(font)),
  );
  for (const title of titles) {
    const page = document.addPage([595, 842]);
    page.drawText(title, { x: 56, y: 760, size: 20, font: bold });
    page.drawText(lines.join('\n'), { x: 56, y: 710, size: 11, lineHeight: 20, font: plain });
  }
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

/** A photo of a card that says what it stands for. */
export async function photo(name: string, title: string, holder: string): Promise<File> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" font-family="sans-serif">
    <rect width="1200" height="800" fill="#8a8378"/>
    <rect x="120" y="110" width="960" height="580" rx="36" fill="#f3d9dc"/>
    <rect x="180" y="260" width="240" height="320" fill="#c9a9ad"/>
    <text x="180" y="210" font-size="56">${title}</text>
    <text x="470" y="320" font-size="44">${holder}</text>
    <text x="470" y="560" font-size="36">VOORBEELD, GEEN GELDIG BEWIJS</text>
  </svg>`;
  const jpeg = await sharp(Buffer.from(card)).jpeg().toBuffer();
  return new File([new Uint8Array(jpeg)], name, { type: 'image/jpeg' });
}
