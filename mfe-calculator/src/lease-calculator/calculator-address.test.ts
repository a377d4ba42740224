/** @jest-environment node */
import {
  type CalculatorInput,
  calculatorPath,
  emptyInput,
  readCalculatorQuery,
  writeCalculatorQuery,
} from './calculator-address';

const read = (query: string) => readCalculatorQuery(new URLSearchParams(query));
const auto = (fields: object) => ({ ...emptyInput('auto'), ...fields });

it.each<[string, CalculatorInput]>([
  ['type=auto', { first: auto({}), second: null }],
  [
    'type=auto&aanschafprijs=25000&looptijd=60',
    { first: auto({ aanschafprijs: '25000', looptijd: '60' }), second: null },
  ],
  [
    'type=equipment&aanschafprijs=30000&aanbetaling=5000&slottermijn=9000&looptijd=48&vergelijk=30000---72',
    {
      first: {
        voertuigType: 'equipment',
        aanschafprijs: '30000',
        aanbetaling: '5000',
        slottermijn: '9000',
        looptijd: '48',
      },
      second: { ...emptyInput('equipment'), aanschafprijs: '30000', looptijd: '72' },
    },
  ],
])('%s is read as the input, and the input is written as it', (query, input) => {
  expect(read(query)).toEqual(input);
  expect(writeCalculatorQuery(input)).toBe(query);
});

it.each(['', 'type=boot', 'aanschafprijs=25000', 'type='])('%j gives no input', (query) => {
  expect(read(query)).toBeNull();
});

it('leads to the form of a type', () => {
  expect(calculatorPath('equipment')).toBe('/lease-berekenen?type=equipment');
});

it.each([
  ['25.000', '25000'],
  ['€ 25.000,00', '25000'],
  ['-25000', ''],
  ['abc', ''],
  ['<script>alert(1)</script>', ''],
  ['1'.repeat(10_000), '1'.repeat(15)],
  ['007', '7'],
])('reads the amount %j as %j', (text, digits) => {
  expect(read(`type=auto&aanschafprijs=${encodeURIComponent(text)}`)?.first.aanschafprijs).toBe(digits);
});

it.each(['13', '', '60.5', 'zestig', '-60', '6e1'])('reads the term %j as not chosen', (term) => {
  expect(read(`type=auto&looptijd=${term}`)?.first.looptijd).toBe('');
});

it('reads the term 060 as 60, as the list offers it', () => {
  expect(read('type=auto&looptijd=060')?.first.looptijd).toBe('60');
});

it.each(['', '-', '1-2-3', '1-2-3-4-5', 'x'])('has no second lease for %j', (second) => {
  expect(read(`type=auto&vergelijk=${second}`)?.second).toBeNull();
});
