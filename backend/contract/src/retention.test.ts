import { BEWAARTERMIJNEN, describeBewaartermijn } from './retention.js';

test('a retention period is formatted as part of a sentence, in years or in days', () => {
  expect(describeBewaartermijn(BEWAARTERMIJNEN.berichten)).toBe('tot 2 jaar na ontvangst');
  expect(describeBewaartermijn(BEWAARTERMIJNEN.onbezorgbareMails)).toBe('tot 90 dagen na de laatste poging');
});
