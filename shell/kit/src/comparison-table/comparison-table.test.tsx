import { render, screen } from '@testing-library/react';
import { ComparisonTable } from './comparison-table';

test('the table scrolls inside a box that the keyboard can reach, named by its caption', () => {
  render(
    <ComparisonTable
      caption="Leasen en kopen"
      columns={['Leasen', 'Kopen']}
      rows={[{ label: 'Btw', cells: ['Meteen terug', 'Meteen terug'] }]}
      highlight={0}
    />,
  );
  const box = screen.getByRole('region', { name: 'Leasen en kopen' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(box).toContainElement(screen.getByRole('table', { name: 'Leasen en kopen' }));
  expect(screen.getByRole('rowheader', { name: 'Btw' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Leasen' })).toBeInTheDocument();
});
