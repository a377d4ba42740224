import { kostenZin, OFFERTE_ZINNEN, offerteKosten } from './offer.js';

const OFFERTE = {
  aanschafprijs: 25_000,
  aanbetaling: 5000,
  slottermijn: 0,
  looptijd: 60,
  maandbedrag: 412,
};

// The rates were computed apart from this code, by paying the debt off month by month with forty decimals.
test.each([
  ['without a final instalment', OFFERTE, 29_720, 0.090261787602],
  [
    'with cents and a final instalment',
    { ...OFFERTE, maandbedrag: 389.5, slottermijn: 5000 },
    33_370,
    0.132366255036,
  ],
  ['that charges nothing', { ...OFFERTE, maandbedrag: 250, slottermijn: 5000 }, 25_000, 0],
])(
  'the effective rate and the total follow from the amounts of an offer %s',
  (_what, offerte, totaal, rente) => {
    const kosten = offerteKosten(offerte);
    expect(kosten.totaal).toBe(totaal);
    expect(kosten.effectieveRente).toBeCloseTo(rente, 7);
  },
);

test('the total is exact to the cent', () => {
  expect(offerteKosten({ ...OFFERTE, maandbedrag: 411.11 }).totaal).toBe(29_666.6);
});

test('what signing costs are the one-off costs of the offer, and never both nothing and € 250', () => {
  expect(kostenZin(250)).toBe(OFFERTE_ZINNEN.kosten);
  expect(kostenZin(199.5)).toContain('één keer €\u00a0199,50 exclusief btw');
  expect(kostenZin(199.5)).toContain('dan komt daar €\u00a0750 exclusief btw bij.');
  expect(kostenZin(0)).toBe(
    'Voor administratie en bemiddeling betaalt u niets. Annuleert u nadat u hebt ondertekend, dan kost dat €\u00a0750 exclusief btw.',
  );
});
