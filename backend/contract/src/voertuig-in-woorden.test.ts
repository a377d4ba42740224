import {
  BPM_BESTELWAGEN,
  HEFFING_FOSSIEL,
  YOUNGTIMER,
  ZONE_EURO5,
  ZONE_EURO6,
  ZONE_NIEUW,
} from './feiten/index.js';
import { feit } from './vermelding.js';
import type { VoertuigGegevens } from './voertuig.js';
import { aandachtspunten, gevolgen, voertuigInWoorden, voertuigNaam } from './voertuig-in-woorden.js';

const TODAY = new Date('2026-11-27T12:00:00+01:00');
const VAN: VoertuigGegevens = {
  merk: 'VOLKSWAGEN',
  handelsbenaming: 'TRANSPORTER',
  categorie: 'bestelwagen',
  voertuigsoort: 'Bedrijfsauto',
  inrichting: 'gesloten opbouw',
  kleur: 'WIT',
  eersteToelating: '2019-05-03',
  brandstoffen: ['Diesel'],
  emissieklasse: 6,
  apkTotEnMet: '2027-05-03',
  tellerstandoordeel: 'Logisch',
  terugroepactieOpen: false,
  geexporteerd: false,
  tenaamstellenMogelijk: true,
  taxi: false,
  bron: 'rdw',
  opgezochtOp: '2026-11-27T09:00:00.000Z',
};
const texts = (vehicle: Partial<VoertuigGegevens>) =>
  gevolgen({ ...VAN, ...vehicle }, TODAY).map(({ tekst }) => tekst);
const says = (vermelding: Parameters<typeof feit>[0]) => feit(vermelding, TODAY).tekst;

test('a vehicle in words', () => {
  expect(voertuigInWoorden(VAN)).toEqual([
    ['Merk en model', 'VOLKSWAGEN TRANSPORTER'],
    ['Soort', 'Bestelwagen (N1), gesloten opbouw'],
    ['Kleur', 'Wit'],
    ['Eerste keer op kenteken', '3 mei 2019'],
    ['Brandstof', 'Diesel'],
    ['Emissieklasse', 'Euro 6'],
    ['Apk geldig tot en met', '3 mei 2027'],
    ['Oordeel over de tellerstand', 'Logisch'],
    ['Terugroepactie', 'Geen die openstaat'],
  ]);
});

test('what the register does not say is left out', () => {
  const { merk, terugroepactieOpen, geexporteerd, taxi, bron, opgezochtOp } = VAN;
  const bare = { merk, terugroepactieOpen, geexporteerd, taxi, bron, opgezochtOp, brandstoffen: [] };
  expect(voertuigInWoorden({ ...bare, categorie: 'anders' }).map(([name]) => name)).toEqual([
    'Merk en model',
    'Terugroepactie',
  ]);
  expect(aandachtspunten({ ...bare, categorie: 'anders' }, TODAY)).toEqual([]);
});

test('a model that begins with the make is named once', () => {
  expect(voertuigNaam({ ...VAN, handelsbenaming: 'VOLKSWAGEN CRAFTER' })).toBe('VOLKSWAGEN CRAFTER');
});

test('a vehicle without problems has no points of attention', () => {
  expect(aandachtspunten(VAN, TODAY)).toEqual([]);
});

test.each<[Partial<VoertuigGegevens>, RegExp]>([
  [{ geexporteerd: true }, /geëxporteerd/],
  [{ tenaamstellenMogelijk: false }, /niet op uw naam/],
  [{ tellerstandoordeel: 'Onlogisch' }, /tellerstand is onlogisch/],
  [{ terugroepactieOpen: true }, /terugroepactie/],
  [{ apkTotEnMet: '2026-11-26' }, /apk is verlopen op 26 november 2026/],
  [{ taxi: true }, /taxi/],
])('%j is a point of attention', (problem, sentence) => {
  expect(aandachtspunten({ ...VAN, ...problem }, TODAY)).toEqual([expect.stringMatching(sentence)]);
});

test('the apk is valid on its last day', () => {
  expect(aandachtspunten({ ...VAN, apkTotEnMet: '2026-11-27' }, TODAY)).toEqual([]);
});

test.each<[string, Partial<VoertuigGegevens>, string | undefined]>([
  ['of class 5', { emissieklasse: 5 }, says(ZONE_EURO5)],
  ['of class 6 from before 2025', {}, says(ZONE_EURO6)],
  ['from 2025', { eersteToelating: '2025-01-01' }, says(ZONE_NIEUW)],
  [
    'hybrid from 2025',
    { eersteToelating: '2025-03-01', brandstoffen: ['Benzine', 'Elektriciteit'] },
    says(ZONE_NIEUW),
  ],
  ['electric', { eersteToelating: '2025-03-01', brandstoffen: ['Elektriciteit'] }, undefined],
  ['of class 4', { emissieklasse: 4 }, undefined],
])('until when a van %s may enter a zero-emission zone', (_which, van, expected) => {
  const zones = [ZONE_EURO5, ZONE_EURO6, ZONE_NIEUW].map(says);
  expect(texts(van).filter((text) => zones.includes(text))).toEqual(expected === undefined ? [] : [expected]);
});

test('bpm is named for a van from 2025, and never for a car', () => {
  expect(texts({ eersteToelating: '2025-01-01' })).toContain(says(BPM_BESTELWAGEN));
  expect(texts({})).not.toContain(says(BPM_BESTELWAGEN));
  expect(texts({ categorie: 'personenauto', eersteToelating: '2025-01-01' })).not.toContain(
    says(BPM_BESTELWAGEN),
  );
});

test('a car has no KIA, and a van may have it', () => {
  expect(texts({ categorie: 'personenauto' }).join(' ')).toMatch(/geen investeringsaftrek/);
  expect(texts({}).join(' ')).toMatch(/kunt u investeringsaftrek/);
});

test('the levy of 2027 is for cars on petrol or diesel only', () => {
  expect(texts({ categorie: 'personenauto' })).toContain(says(HEFFING_FOSSIEL));
  expect(texts({ categorie: 'personenauto', brandstoffen: ['Elektriciteit'] })).not.toContain(
    says(HEFFING_FOSSIEL),
  );
});

test('in 2026 a car of 16 years is a youngtimer, and not the day before', () => {
  expect(texts({ categorie: 'personenauto', eersteToelating: '2010-11-27' })).toContain(says(YOUNGTIMER));
  expect(texts({ categorie: 'personenauto', eersteToelating: '2010-11-28' })).not.toContain(says(YOUNGTIMER));
});

test('of another vehicle nothing is said', () => {
  expect(texts({ categorie: 'anders' })).toEqual([]);
});
