/** @jest-environment node */
import { emptyInput } from './calculator-address';
import { createCalculatorStore } from './calculator-store';
import { difference } from './difference';

function compared(a: object, b: object) {
  const lease = (fields: object) => ({
    ...emptyInput('auto'),
    aanschafprijs: '25000',
    looptijd: '60',
    ...fields,
  });
  const { first, second } = createCalculatorStore({ first: lease(a), second: lease(b) }).getState();
  if (!second) throw new Error('There are two.');
  return difference(first, second);
}

it.each([
  [{}, {}, 'Beide berekeningen kosten evenveel.'],
  [
    {},
    { looptijd: '72' },
    'Berekening B kost € 70 per maand minder dan Berekening A, maar in totaal € 2.712 meer.',
  ],
  [
    { looptijd: '72' },
    {},
    'Berekening B kost € 70 per maand meer dan Berekening A, maar in totaal € 2.712 minder.',
  ],
  [
    {},
    { aanbetaling: '5000' },
    'Berekening B kost € 129 per maand minder dan Berekening A, en in totaal € 2.740 minder.',
  ],
  [
    {},
    { slottermijn: '5000' },
    'Berekening B kost € 83 per maand minder dan Berekening A, en in totaal op de afronding na evenveel.',
  ],
  [
    {},
    { looptijd: '' },
    'Berekening B kan niet worden berekend met wat er is ingevuld. Kijk wat er bij de velden staat.',
  ],
  [
    { looptijd: '' },
    { aanschafprijs: '' },
    'Berekening A en Berekening B kunnen niet worden berekend met wat er is ingevuld. Kijk wat er bij de velden staat.',
  ],
])('%j against %j: %s', (a, b, sentence) => {
  expect(compared(a, b).replaceAll('\u00a0', ' ')).toBe(sentence);
});

it('says that both cost the same when the rounded amounts are equal', () => {
  // Price 1 and price 2 both come to 0 a month.
  expect(compared({ aanschafprijs: '1', looptijd: '72' }, { aanschafprijs: '2', looptijd: '72' })).toBe(
    'Beide berekeningen kosten evenveel.',
  );
});
