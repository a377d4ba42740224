import { BELASTINGJAREN, belastingjaar } from './belastingjaar.js';
import { datumInNederland } from './dutch-day.js';
import * as feiten from './feiten/index.js';
import { feit, type Vermelding } from './vermelding.js';

test('the figures of a year are those of the day in the Netherlands', () => {
  expect(belastingjaar(new Date('2026-01-01T00:30:00+01:00')).jaar).toBe(2026);
  expect(belastingjaar(new Date('2026-12-31T23:30:00+01:00')).jaar).toBe(2026);
});

test('there are figures of this year, and from Christmas Eve those of the next', () => {
  const [jaar = 0, maand, dag = 0] = datumInNederland().split('-').map(Number);
  const bekend = BELASTINGJAREN.map((cijfers) => cijfers.jaar);
  // The ministry publishes the indexed amounts in the Staatscourant in the week before Christmas, and not earlier.
  expect(bekend).toContain(maand === 12 && dag >= 24 ? jaar + 1 : jaar);
});

test('a fact changes on its day', () => {
  const at = (moment: string) => feit(feiten.ZONE_EURO5, new Date(moment)).tekst;
  expect(at('2026-12-31T23:30:00+01:00')).toMatch(/nog tot 1 januari 2027/);
  expect(at('2027-01-01T00:30:00+01:00')).toMatch(/niet meer in/);
});

test.each(Object.entries<Vermelding>(feiten))(
  'the fact %s is whole sentences, with a public page and the day it was checked',
  (_naam, vermelding) => {
    const { tekst, bron, bekekenOp } = feit(vermelding);
    expect(tekst).toMatch(/^\p{Lu}.*\.$/u);
    expect(bron.url).toMatch(/^https:\/\//);
    expect(bekekenOp <= datumInNederland()).toBe(true);
  },
);
