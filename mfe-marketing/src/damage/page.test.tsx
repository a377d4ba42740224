import { STANDAARD_IDENTITEIT } from '@site/contract';
import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import DamagePage from './page';

const schadenummers = {
  schadeafdeling: '088 111 22 33',
  alarmcentrale: '+31 20 555 66 77',
  pechhulp: '0800 0123',
};

/** The notice that this button opens. */
const noticeOf = (name: string) =>
  document.getElementById(
    screen.getByRole('button', { name }).getAttribute('aria-controls') ?? '',
  ) as HTMLElement;

describe('the damage page', () => {
  test.each(['Start schadecheck', 'Zo meldt u schade', 'Zo vindt u portaal of app'])(
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

  test.each([
    ['Toon nummer van de schadeafdeling', '088 111 22 33', 'tel:+31881112233', /8\.00 tot 17\.30/],
    ['Toon nummer van de alarmcentrale', '+31 20 555 66 77', 'tel:+31205556677', /24 uur per dag/],
    ['Toon nummer van de pechhulp', '0800 0123', 'tel:+318000123', /112/],
  ])('shows the configured number, with its hours, at "%s"', async (name, number, href, words) => {
    const site = { ...STANDAARD_IDENTITEIT, schadenummers };
    const { user } = renderWithKit(<DamagePage />, { site });
    await user.click(screen.getByRole('button', { name }));
    const notice = noticeOf(name);
    expect(notice).toBeVisible();
    expect(within(notice).getByRole('link', { name: number })).toHaveAttribute('href', href);
    expect(notice).toHaveTextContent(words);
    const others = Object.values(schadenummers).filter((other) => other !== number);
    for (const other of others) expect(notice).not.toHaveTextContent(other);
  });

  test('shows every configured number at the top of the page', async () => {
    const site = { ...STANDAARD_IDENTITEIT, schadenummers };
    const { user } = renderWithKit(<DamagePage />, { site });
    for (const name of ['Start schadecheck', 'Zo meldt u schade', 'Zo vindt u portaal of app']) {
      await user.click(screen.getByRole('button', { name }));
      for (const number of Object.values(schadenummers)) {
        expect(within(noticeOf(name)).getByRole('link', { name: number })).toBeVisible();
      }
    }
  });

  test.each(['Zo bereikt u de schadeafdeling', 'Zo bereikt u de alarmcentrale', 'Zo bereikt u de pechhulp'])(
    'promises no number that is not configured: "%s" says where it is found',
    async (name) => {
      const { user } = renderWithKit(<DamagePage />, {
        site: { ...STANDAARD_IDENTITEIT, schadenummers: {} },
      });
      expect(screen.queryByRole('button', { name: /nummer/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name }));
      expect(noticeOf(name)).toBeVisible();
      expect(noticeOf(name)).toHaveTextContent(
        'op uw groene kaart, op uw polis en in de app van uw verzekeraar',
      );
      expect(noticeOf(name)).toHaveTextContent('Bij gewonden of gevaar belt u 112');
      expect(within(noticeOf(name)).getByRole('link')).toHaveTextContent('085 000 00 00');
    },
  );

  test('opens a different notice at each of its six buttons', () => {
    renderWithKit(<DamagePage />);
    const texts = screen
      .getAllByRole('button')
      .map((button) => document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent);
    expect(texts).toHaveLength(6);
    expect(new Set(texts).size).toBe(6);
  });

  test('has six questions in two columns, each with one open at a time', async () => {
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
