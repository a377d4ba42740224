import sharp from 'sharp';
import { aPdf, DocumentCustomer } from '../../test/documents.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('a customer sends a pdf, sees it in the list and opens it as a file to save', async () => {
  const klant = await DocumentCustomer.create(backend, 'stuurt@bedrijf.nl', 'bankafschriften');
  expect(await klant.document()).toEqual({
    id: expect.any(String),
    aanvraagId: (await klant.application()).id,
    soort: 'bankafschriften',
    naam: 'Bankafschriften van de laatste 3 maanden',
    status: 'gevraagd',
    toelichting: '',
    gevraagdOp: expect.any(String),
    bestanden: [],
  });
  const { status, body } = await klant.send(['Afschrift mei.pdf', aPdf()]);
  const document = await klant.document();
  expect([status, body]).toEqual([
    200,
    { success: true, bestanden: [{ naam: 'Afschrift mei.pdf', id: document.bestanden[0]?.id }], document },
  ]);
  expect(document).toMatchObject({
    status: 'in-controle',
    bestanden: [
      { naam: 'Afschrift mei.pdf', type: 'application/pdf', grootte: aPdf().length, status: 'schoon' },
    ],
  });
  const file = await klant.open(document.id, document.bestanden[0]?.id ?? '');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(aPdf());
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Afschrift mei.pdf"; filename*=UTF-8''Afschrift%20mei.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('a photo is kept as pixels only', async () => {
  const klant = await DocumentCustomer.create(backend, 'foto@bedrijf.nl', 'identiteitsbewijs');
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c04020' } });
  const withPlace = { IFD0: { Artist: 'Jan geheim' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } };
  const jpeg = await plain.clone().withExif(withPlace).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(jpeg.includes('Exif')).toBe(true);
  const { body } = await klant.send(
    ['a.jpg', Buffer.concat([jpeg, Buffer.from('<script>achter het einde</script>')])],
    ['b.png', Buffer.concat([await plain.clone().png().toBuffer(), Buffer.from('PK\u0003\u0004 achter')])],
  );
  expect(body.document.bestanden).toMatchObject([{ type: 'image/jpeg' }, { type: 'image/png' }]);
  for (const { id } of body.bestanden) {
    const kept = Buffer.from(await (await klant.open(body.document.id, id)).arrayBuffer());
    expect(kept.toString('latin1')).not.toMatch(/Exif|geheim|script|achter/);
    const { width, height } = await sharp(kept).metadata();
    expect([width, height]).toEqual(id === body.bestanden[0].id ? [20, 40] : [40, 20]);
  }
});

/** A photo of a phone, 64 by 64 pixels of one colour. */
const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
    'AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGgAAACNpaW5mAAAAAAABAAAAFWluZmUC',
    'AAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw',
    'AAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB',
    'crAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAibWRhdAAA',
    'ABYoAa8ZgPd8hTf/8qMf+TGr/aQV4tHA',
  ].join(''),
  'base64',
);

test('a heic is kept as a jpeg', async () => {
  const klant = await DocumentCustomer.create(backend, 'heic@bedrijf.nl', 'voertuig');
  const { body } = await klant.send(['IMG_0042.HEIC', HEIC]);
  expect(body.document.bestanden).toMatchObject([{ naam: 'IMG_0042.jpg', type: 'image/jpeg' }]);
  const kept = Buffer.from(await (await klant.open(body.document.id, body.bestanden[0].id)).arrayBuffer());
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([64, 64, 3]);
  for (const [index, colour] of [0xc0, 0x40, 0x20].entries()) {
    expect(Math.abs((data[index] ?? 0) - colour)).toBeLessThan(12);
  }
});

test('a page without scripts sends a document by its kind, and is led back to what came of it', async () => {
  const klant = await DocumentCustomer.create(backend, 'formulier@bedrijf.nl', 'bankafschriften', 'voertuig');
  const outcomeOf = async (soort: string, file: readonly [name: string, content: Uint8Array | string]) => {
    const form = new FormData();
    form.append('soort', soort);
    form.append('bestand', new Blob([file[1]]), file[0]);
    const { status, headers, text } = await klant.browser.send('POST', '/api/customers/documents', form, {});
    expect([status, text]).toEqual([303, '']);
    return headers.get('location');
  };
  const pdf = ['offerte.pdf', aPdf()] as const;
  expect(await outcomeOf('voertuig', pdf)).toBe('/klant/documenten#bestand-ontvangen');
  expect(await outcomeOf('voertuig', ['a.html', '<script>'])).toBe('/klant/documenten#bestand-soort');
  expect(await outcomeOf('voertuig', ['', ''])).toBe('/klant/documenten#bestand-geenBestand');
  expect(await outcomeOf('voertuig', ['b.pdf', ''])).toBe('/klant/documenten#bestand-leeg');
  expect(await outcomeOf('bkr', pdf)).toBe('/klant/documenten#bestand-nietGevraagd');
  expect(await outcomeOf('', pdf)).toBe('/klant/documenten#bestand-nietGevraagd');
  const files = (await klant.documents()).map(({ soort, bestanden }) => [soort, bestanden.length]);
  expect(Object.fromEntries(files)).toEqual({ bankafschriften: 0, voertuig: 1 });
  const nobody = await backend.browser().send('POST', '/api/customers/documents', new FormData(), {});
  expect([nobody.status, nobody.headers.get('location')]).toEqual([
    303,
    '/klant/documenten#bestand-uitgelogd',
  ]);
});
