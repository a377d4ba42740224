import { BESTAND_BYTES, BESTAND_FOUTEN, controleerBestand } from './facts.js';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  file('rijbewijs.pdf', 'application/pdf'),
  file('foto', 'image/jpeg'),
  file('IMG_0042.HEIC', ''),
  file('scan', ''),
  file('foto.png', 'image/png', BESTAND_BYTES),
])('$name of type "$type" may be sent', (chosen) => {
  expect(controleerBestand(chosen)).toBeUndefined();
});

test.each([
  [file('brief.docx', ''), BESTAND_FOUTEN.soort],
  [file('foto.pdf', 'image/webp'), BESTAND_FOUTEN.soort],
  [file('leeg.pdf', 'application/pdf', 0), BESTAND_FOUTEN.leeg],
  [file('groot.pdf', 'application/pdf', BESTAND_BYTES + 1), BESTAND_FOUTEN.teGroot],
])('%j may not', (chosen, fout) => {
  expect(controleerBestand(chosen)).toBe(fout);
});
