import fc from 'fast-check';
import { splitNaam } from './split-name.js';

test.each([
  ['Jan', 'Jan', ''],
  ['Jan de Vries', 'Jan', 'de Vries'],
  ['  Anna   van der  Berg ', 'Anna', 'van der Berg'],
  ['', '', ''],
  ['Berg, Jan van der', 'Jan', 'van der Berg'],
  ['De Vries, Jan', 'Jan', 'De Vries'],
  ['Mevr. A. Jansen', 'A.', 'Jansen'],
  ['de heer P. de Boer', 'P.', 'de Boer'],
  ['Mw.Jansen', 'Jansen', ''],
  ['Jan de Vries, directeur', 'Jan', 'de Vries, directeur'],
])('"%s" is split into "%s" and "%s"', (naam, voornaam, achternaam) => {
  expect(splitNaam(naam)).toEqual({ voornaam, achternaam });
});

test('a name keeps all its words, in any order', () => {
  // Longer than a form of address.
  const letters = fc.stringMatching(/^[A-Z][a-zé'-]{7,9}$/);
  const words = fc.array(fc.oneof(letters, fc.constantFrom('van', 'der', 'de')), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, fc.constantFrom(' ', '  ', ', '), (parts, between) => {
      const { voornaam, achternaam } = splitNaam(parts.join(between));
      const read = `${voornaam} ${achternaam}`.replaceAll(',', '').split(' ').filter(Boolean);
      expect(read.sort()).toEqual([...parts].sort());
    }),
  );
});
