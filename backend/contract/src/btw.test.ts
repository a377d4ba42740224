import { btwIn, exclusiefBtw, inclusiefBtw } from './btw.js';

test('a price of 28,500 without VAT is 34,485 with 5,985 of VAT', () => {
  expect(inclusiefBtw(28_500)).toBe(34_485);
  expect(btwIn(34_485)).toBe(5_985);
});

test('every price without VAT comes back from its price with VAT', () => {
  for (let prijs = 0; prijs < 100_000; prijs += 7) expect(exclusiefBtw(inclusiefBtw(prijs))).toBe(prijs);
});
