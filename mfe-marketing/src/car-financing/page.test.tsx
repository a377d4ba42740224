import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import CarFinancingPage from './page';

describe('financing a car', () => {
  test('is compared with a bank loan and operational lease on four points', () => {
    renderWithKit(<CarFinancingPage />);
    const table = within(screen.getByRole('table', { name: 'Vergelijking op vier punten' }));
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Eigendom',
      'Belasting',
      'Balans',
      'Belangrijkste voordeel',
    ]);
  });

  test('is broken down into price, interest, final instalment and one-off costs', () => {
    renderWithKit(<CarFinancingPage />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'De prijs van de auto',
      'De rente',
      'Een slottermijn, als u die kiest',
      'Eenmalige administratiekosten',
    ]);
    expect(screen.getByText('€ 250')).toBeVisible();
  });

  test('names the rate of the partners with its condition', () => {
    renderWithKit(<CarFinancingPage />);
    expect(
      screen.getByText(/2 tot 7% per jaar bij onze partners, afhankelijk van uw situatie/),
    ).toBeVisible();
  });
});
