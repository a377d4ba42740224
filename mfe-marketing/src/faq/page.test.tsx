import { renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import FaqPage from './page';

/** The accordion item of a question. */
function item(question: string): HTMLDetailsElement {
  return screen.getByRole('heading', { name: question }).closest('details') as HTMLDetailsElement;
}

describe('the frequently asked questions', () => {
  test.each(['Algemeen', 'Aanvraag en goedkeuring', 'Kosten en voorwaarden'])(
    'have a topic "%s" whose card leads to its part of the page',
    (title) => {
      renderWithKit(<FaqPage />);
      const card = screen.getByRole('link', { name: new RegExp(`^${title}`) });
      const target = document.getElementById(card.getAttribute('href')?.slice(1) ?? '');
      expect(target).toContainElement(screen.getByRole('heading', { level: 2, name: title }));
    },
  );

  test('are closed at first, open one at a time and close again', async () => {
    const { user } = renderWithKit(<FaqPage />);
    const first = item('Wat is financial lease?');
    const second = item('Voor wie is financial lease?');
    expect(first.open).toBe(false);

    await user.click(screen.getByText('Wat is financial lease?'));
    expect(first.open).toBe(true);

    await user.click(screen.getByText('Voor wie is financial lease?'));
    expect(second.open).toBe(true);
    expect(first.open).toBe(false);

    await user.click(screen.getByText('Voor wie is financial lease?'));
    expect(second.open).toBe(false);
  });

  test('say what an application starts with: driving licence, bank card and proof of the business', () => {
    renderWithKit(<FaqPage />);
    expect(
      screen.getByText(/alleen uw rijbewijs, uw bankpas en een bewijs van uw bedrijf/),
    ).toBeInTheDocument();
  });

  test('say that early repayment is often free and that the contract decides', () => {
    renderWithKit(<FaqPage />);
    expect(screen.getByText(/vaak is het boetevrij; uw contract is bepalend/)).toBeInTheDocument();
  });
});
