/** @jest-environment node */
import { calculateLease, type LeaseInvoer, type LeaseUitkomst } from '@site/contract';
import { renderToString } from 'react-dom/server';
import { CostPanel } from './cost-panel';

const invoer: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 5_000,
  looptijd: 60,
};
const html = renderToString(
  <CostPanel berekening={{ invoer, uitkomst: calculateLease(invoer) as LeaseUitkomst }} dimmed={false} />,
);

test('the server renders all of it closed, so that it opens without JavaScript', () => {
  expect(html).toMatch(/<details(?! open)[^>]*>\s*<summary/);
  expect(html).toContain('Aflosschema per jaar');
  expect(html.replace(/\s/g, ' ')).toContain('€ 35.980');
});

test('without JavaScript there is no choice between month and year', () => {
  expect(html).not.toContain('Per maand');
  expect(html).not.toContain('type="radio"');
});
