import sharp from 'sharp';
import { aPdf, pngChunk } from '../../test/documents.js';
import { hostileFiles } from '../../test/hostile-files.js';
import { inspectFile } from './inspect-file.js';

test('every hostile file is refused for its reason', async () => {
  for (const [what, files, fout] of await hostileFiles()) {
    for (const [name, content] of Object.entries(files)) {
      expect([what, name, await inspectFile(Buffer.from(content))]).toEqual([what, name, { fout }]);
    }
  }
});

test('a pdf with a link to a website is kept as it is', async () => {
  const link = '<</Type/Annot/Rect[0 0 9 9]/Subtype/Link/A<</S/URI/URI(https://www.kvk.nl)>>>>';
  expect(await inspectFile(aPdf(link))).toEqual({ type: 'application/pdf', bytes: aPdf(link) });
});

test('a photo that is something else as well is kept as pixels only', async () => {
  const blank = { create: { width: 30, height: 30, channels: 3, background: '#c04020' } } as const;
  const photo = await sharp(blank).jpeg().toBuffer();
  const picture = await sharp(blank).png().toBuffer();
  const carried = ['<script>alert(1)</script>', '<?php system(1) ?>', aPdf(), 'PK\u0003\u0004MZ'];
  for (const what of carried.map((content) => Buffer.from(content))) {
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, (what.length + 2) >> 8, (what.length + 2) & 255]),
      what,
    ]);
    for (const file of [
      Buffer.concat([photo, what]),
      Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
      Buffer.concat([picture, what]),
      Buffer.concat([
        picture.subarray(0, 33),
        pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), what])),
        picture.subarray(33),
      ]),
    ]) {
      const kept = await inspectFile(file);
      expect(kept).toMatchObject({ type: expect.stringMatching(/^image/), bytes: expect.any(Buffer) });
      expect('bytes' in kept && kept.bytes.includes(what)).toBe(false);
    }
  }
});
