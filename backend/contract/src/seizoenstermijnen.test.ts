import { DRUKKE_MAANDEN, seizoenstermijnen } from './seizoenstermijnen.js';

test.each([
  [646, { druk: 969, rustig: 323, perJaar: 7_752 }],
  // Half of 433 is rounded up in the quiet months, and the busy ones pay that less.
  [433, { druk: 649, rustig: 217, perJaar: 5_196 }],
])('instalments of %d can follow the season', (maandbedrag, termijnen) => {
  expect(seizoenstermijnen(maandbedrag)).toEqual(termijnen);
});

test('a year costs the same in whole euros, whatever the instalment', () => {
  for (let maandbedrag = 1; maandbedrag < 3_000; maandbedrag++) {
    const { druk, rustig, perJaar } = seizoenstermijnen(maandbedrag);
    expect(Number.isInteger(druk)).toBe(true);
    expect(DRUKKE_MAANDEN.length * druk + (12 - DRUKKE_MAANDEN.length) * rustig).toBe(perJaar);
  }
});
