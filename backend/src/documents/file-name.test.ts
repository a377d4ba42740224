import { fileName } from './file-name.js';

test.each([
  ['paspoort.PDF', 'application/pdf', 'paspoort.pdf'],
  ['IMG_0042.HEIC', 'image/jpeg', 'IMG_0042.jpg'],
  ['C:\\Users\\jan\\scan.jpeg', 'image/jpeg', 'scan.jpg'],
  ['../../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['factuur.pdf.exe', 'application/pdf', 'factuur.pdf.pdf'],
  ['cv\u202efdp.exe', 'application/pdf', 'cvfdp.pdf'],
  ['a"b<c>\r\nSet-Cookie: x.png', 'image/png', 'a_b_c_Set-Cookie_ x.png'],
  ['..', 'image/png', 'bestand.png'],
  ['', 'image/png', 'bestand.png'],
  ['\ud83d\ude00 foto\u0000.png', 'image/png', '\ud83d\ude00 foto.png'],
  [`${'é'.repeat(300)}.pdf`, 'application/pdf', `${'é'.repeat(100)}.pdf`],
])('%j of type %s is kept as %s', (sent, type, kept) => {
  expect(fileName(sent, type)).toBe(kept);
});
