import type { KvkGegevens } from './bedrijf.js';
import { bedrijfInWoorden, bedrijfspunt, rechtsvormInWoorden } from './bedrijf-in-woorden.js';

const BV: KvkGegevens = {
  kvkNummer: '68750110',
  naam: 'Van der Berg Bouw B.V.',
  rechtsvorm: 'BeslotenVennootschap',
  begonnenOp: '2019-05-03',
  bron: 'kvk',
  opgezochtOp: '2026-11-27T09:00:00.000Z',
};
const TODAY = new Date('2026-11-27T09:00:00Z');

test('a company in words, of which only what the register says is there', () => {
  const company = { ...BV, plaats: 'Lutten' };
  const facts = [
    ['Naam', 'Van der Berg Bouw B.V.'],
    ['KvK-nummer', '68750110'],
    ['Rechtsvorm', 'Bv'],
    ['Begonnen op', '3 mei 2019'],
  ];
  expect(bedrijfInWoorden(company, TODAY)).toEqual([...facts, ['Plaats', 'Lutten']]);
  const adres = 'Dorpsstraat 1, 1234 AB Lutten';
  expect(bedrijfInWoorden({ ...company, adres }, TODAY)).toEqual([...facts, ['Adres', adres]]);
  expect(bedrijfInWoorden({ ...BV, rechtsvorm: undefined, begonnenOp: undefined }, TODAY)).toHaveLength(2);
});

test.each([
  ['Eenmanszaak', 'Eenmanszaak'],
  ['VennootschapOnderFirma', 'Vof'],
  ['Besloten vennootschap met gewone structuur', 'Bv'],
  ['CommanditaireVennootschap', 'Cv'],
  ['Stichting', 'Stichting'],
  ['VerenigingMetVolledigeRechtsbevoegdheid', 'Vereniging met volledige rechtsbevoegdheid'],
])('the legal form %j is %j', (rechtsvorm, words) => {
  expect(rechtsvormInWoorden(rechtsvorm)).toBe(words);
});

test.each([
  ['2026-10-28', 'nog geen maand'],
  ['2026-12-15', 'nog geen maand'],
  ['2026-10-27', 'nog geen jaar'],
  ['2025-11-28', 'nog geen jaar'],
])('a company that began on %s exists %s', (begonnenOp, age) => {
  const company = { ...BV, begonnenOp };
  expect(bedrijfspunt(company, TODAY)).toContain(`Volgens de KvK bestaat uw bedrijf ${age}.`);
  expect(bedrijfInWoorden(company, TODAY)[3]?.[1]).toContain(`(${age})`);
});

test('in March, a company of the end of January exists a month', () => {
  const company = { ...BV, begonnenOp: '2027-01-31' };
  expect(bedrijfspunt(company, new Date('2027-02-28T09:00:00Z'))).toContain('nog geen maand');
  expect(bedrijfspunt(company, new Date('2027-03-01T09:00:00Z'))).toContain('nog geen jaar');
});

test('nothing is to be said of a company of a year, or of an unknown age; something of one that stopped', () => {
  expect(bedrijfspunt({ ...BV, begonnenOp: '2025-11-27' }, TODAY)).toBeNull();
  expect(bedrijfspunt({ ...BV, begonnenOp: undefined }, TODAY)).toBeNull();
  expect(bedrijfspunt({ ...BV, gestoptOp: '2026-03-31' }, TODAY)).toContain('gestopt');
});
