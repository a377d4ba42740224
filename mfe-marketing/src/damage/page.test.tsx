import { renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import DamagePage from './page';

describe('the damage page', () => {
  test.each(['Start schadecheck', 'Meld schade', 'Naar portaal of app'])(
    'opens a notice with hours and our phone number at "%s" and stays where it is',
    async (name) => {
      const { user, location } = renderWithKit(<DamagePage />, { path: '/schade' });
      const button = screen.getByRole('button', { name });
      const notice = document.getElementById(button.getAttribute('aria-controls') ?? '');
      expect(notice).not.toBeVisible();

      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(notice).toBeVisible();
      expect(notice).toHaveTextContent('maandag tot en met vrijdag van 8.00 tot 17.30 uur');
      expect(notice).toHaveTextContent('24 uur per dag, 7 dagen per week');
      expect(notice).toHaveTextContent('085 000 00 00');
      expect(location().pathname).toBe('/schade');
    },
  );

  test('answers six questions in two columns that each have one open at a time', async () => {
    const { user } = renderWithKit(<DamagePage />);
    const items = [...document.querySelectorAll('details')];
    expect(items).toHaveLength(6);
    await user.click(screen.getByText('Wanneer meld ik schade?'));
    await user.click(screen.getByText('Betaal ik eigen risico?'));
    expect(items.filter(({ open }) => open)).toHaveLength(2);
    await user.click(screen.getByText('Wanneer hoor ik iets?'));
    expect(items.map(({ open }) => open)).toEqual([false, false, true, false, true, false]);
  });
});
