import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import LeaseBenefitsPage from './page';

describe('the benefits of a lease', () => {
  test('are six', () => {
    renderWithKit(<LeaseBenefitsPage />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });

  test('are compared with operational lease and buying on seven points', () => {
    renderWithKit(<LeaseBenefitsPage />);
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Financial lease',
      'Operational lease',
      'Kopen',
    ]);
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Eigendom',
      'Op de balans',
      'Werkkapitaal behouden',
      'Btw-aftrek',
      'Investeringsaftrek',
      'Onderhoud inbegrepen',
      'Flexibel contract',
    ]);
  });

  test('claim no investment deduction for ordinary passenger cars', () => {
    renderWithKit(<LeaseBenefitsPage />);
    expect(screen.getByText(/Een gewone personenauto is uitgesloten/)).toBeVisible();
  });
});
