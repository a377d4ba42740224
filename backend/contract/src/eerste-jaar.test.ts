import { belastingjaar, bijtelling, kia } from './belastingjaar.js';
import { eersteJaar } from './eerste-jaar.js';

const VAN = {
  voertuigType: 'auto',
  aanschafprijs: 34_485,
  aanbetaling: 5_985,
  slottermijn: 0,
  looptijd: 60,
} as const;

test.each([
  [2_900, 0],
  [2_901, 812],
  [28_500, 7_980],
  [71_683, 20_071],
  [71_684, 20_072],
  [132_746, 20_072],
  [200_000, 14_988],
  [398_236, 1],
  [398_237, 0],
])('an investment of %d gives a KIA of %d', (investering, aftrek) => {
  expect(kia(investering)).toBe(aftrek);
});

test('the first year of a van: VAT back, KIA, depreciation and interest', () => {
  expect(eersteJaar(VAN)).toEqual({
    btwTerug: 5_985,
    investering: 28_500,
    // 28% of 28,500
    kia: 7_980,
    // 20% of 28,500
    afschrijving: 5_700,
    // Twelve times 736 (475 + 261.25, rounded), of which 5,700 is repaid.
    rente: 3_132,
    aftrek: 16_812,
    besparing: [
      { naam: 'Eenmanszaak of vof, inkomen tot €\u00a038.883', bedrag: 5_247 },
      { naam: 'Eenmanszaak of vof, inkomen tot €\u00a078.426', bedrag: 5_513 },
      // 49.5%, less 12.7% at no more than 37.56%.
      { naam: 'Eenmanszaak of vof, inkomen boven €\u00a078.426', bedrag: 7_520 },
      { naam: 'Bv, winst tot €\u00a0200.000', bedrag: 3_194 },
      { naam: 'Bv, winst boven €\u00a0200.000', bedrag: 4_337 },
    ],
  });
});

test('what a deduction saves is left out for a bracket that it does not fit in', () => {
  const saved = (aanschafprijs: number) =>
    eersteJaar({ ...VAN, aanschafprijs })?.besparing.map(({ naam }) => naam.replace('\u00a0', ' '));
  // A deduction of 40,203: more than is taxed at either of the lower rates.
  expect(eersteJaar({ ...VAN, aanschafprijs: 80_000, aanbetaling: 3_000 })?.aftrek).toBe(40_203);
  expect(saved(80_000)).not.toContain('Eenmanszaak of vof, inkomen tot € 38.883');
  expect(saved(80_000)).toContain('Eenmanszaak of vof, inkomen boven € 78.426');
  expect(saved(9_999_999)).toEqual([
    'Eenmanszaak of vof, inkomen boven € 78.426',
    'Bv, winst boven € 200.000',
  ]);
});

test('a passenger car gives no KIA', () => {
  expect(eersteJaar(VAN, { personenauto: true })).toMatchObject({ kia: 0, aftrek: 8_832 });
});

test('there is no sum for a lease that breaks a rule', () => {
  expect(eersteJaar({ ...VAN, looptijd: 13 })).toBeNull();
});

test.each([
  [30_000, true, 5_400],
  [40_000, true, 7_600],
  [40_000, false, 8_800],
])('the private use of a car of %d (electric: %s) adds %d', (prijs, elektrisch, bedrag) => {
  expect(bijtelling(prijs, elektrisch)).toBe(bedrag);
});

test('every figure of the tax law names the article that states it', () => {
  const {
    kia: investering,
    kiaUitsluiting,
    afschrijving,
    btwAftrek,
    bijtelling: privegebruik,
    mkbWinstvrijstelling,
    tarieven,
  } = belastingjaar();
  for (const { bron } of [
    investering,
    kiaUitsluiting,
    afschrijving,
    btwAftrek,
    privegebruik,
    mkbWinstvrijstelling,
    ...tarieven,
  ]) {
    expect(bron.url).toMatch(/^https:\/\/wetten\.overheid\.nl\/jci1\.3:c:BWBR\d{7}&artikel=[\d.]+a?$/);
    expect(bron.naam).toMatch(/^artikel /);
  }
});
