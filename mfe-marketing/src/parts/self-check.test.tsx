import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import WithBkrPage from '../with-bkr/page';
import WithoutAnnualAccountsPage from '../without-annual-accounts/page';

async function answer(user: { click(element: Element): Promise<void> }, answers: Record<string, string>) {
  for (const [question, text] of Object.entries(answers)) {
    const group = screen.getByRole('group', { name: question });
    await user.click(within(group).getByRole('radio', { name: text }));
  }
}

describe('the questions about a BKR registration', () => {
  const PAID = 'Is de achterstand ingelopen?';
  const SCHEME = 'Loopt er een schuldregeling (SR) of een faillissement?';
  const AGE = 'Hoe lang staat uw bedrijf bij de Kamer van Koophandel?';

  test.each([
    [
      { [PAID]: 'Ja, helemaal', [SCHEME]: 'Nee', [AGE]: '1 jaar of langer' },
      'Goede kans',
      '/lease-aanvragen',
    ],
    [{ [PAID]: 'Nee', [SCHEME]: 'Nee', [AGE]: '1 jaar of langer' }, 'Bel eerst', 'tel:+31850000000'],
    [
      { [PAID]: 'Ja, helemaal', [SCHEME]: 'Die is afgerond', [AGE]: '1 jaar of langer' },
      'Bel eerst',
      'tel:+31850000000',
    ],
    [{ [PAID]: 'Ja, helemaal', [SCHEME]: 'Ja', [AGE]: '1 jaar of langer' }, 'Nu niet', 'tel:+31850000000'],
    [
      { [PAID]: 'Ja, helemaal', [SCHEME]: 'Nee', [AGE]: 'Korter dan 1 jaar' },
      'Nu niet',
      '/lease-voorwaarden',
    ],
  ])('%j: %s', async (answers, result, target) => {
    const { user, calls } = renderWithKit(<WithBkrPage />);
    await answer(user, answers);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(result);
    expect(within(status).getAllByRole('link')[0]).toHaveAttribute('href', target);
    expect(calls).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('name no arrears that are paid', async () => {
    const { user } = renderWithKit(<WithBkrPage />);
    await answer(user, { [PAID]: 'Ja, helemaal', [SCHEME]: 'Nee', [AGE]: 'Korter dan 1 jaar' });
    expect(screen.getByRole('status')).toHaveTextContent('sparen voor een aanbetaling');
    expect(screen.getByRole('status')).not.toHaveTextContent('achterstand in te lopen');
  });

  test('mark the outcome among those that are possible', async () => {
    const { user } = renderWithKit(<WithBkrPage />);
    const outcomes = within(screen.getByRole('list', { name: 'De mogelijke uitkomsten' }));
    const marked = () => outcomes.queryAllByRole('listitem', { current: true });
    expect(outcomes.getAllByRole('listitem')).toHaveLength(3);
    expect(marked()).toHaveLength(0);
    await answer(user, { [PAID]: 'Nee', [SCHEME]: 'Ja', [AGE]: '1 jaar of langer' });
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toHaveTextContent('Nu niet');
  });

  test('say how many are open', async () => {
    const { user } = renderWithKit(<WithBkrPage />);
    expect(screen.getByRole('status')).toHaveTextContent('Wij sturen en bewaren niets.');
    await answer(user, { [PAID]: 'Nee', [SCHEME]: 'Nee' });
    expect(screen.getByRole('status')).toHaveTextContent('Nog 1 vraag');
  });
});

describe('the questions for a starter', () => {
  const AGE = 'Hoe lang staat uw bedrijf bij de Kamer van Koophandel?';
  const DOWN = 'Kunt u 10 tot 25% van de prijs aanbetalen?';
  const BKR = 'Hebt u een negatieve BKR-registratie?';

  test.each([
    [{ [AGE]: '1 tot 12 maanden', [DOWN]: 'Ja', [BKR]: 'Nee' }, 'Goede kans', '/lease-aanvragen'],
    [{ [AGE]: '1 tot 12 maanden', [DOWN]: 'Nee', [BKR]: 'Nee' }, 'Bel eerst', 'tel:+31850000000'],
    [{ [AGE]: '1 jaar of langer', [DOWN]: 'Ja', [BKR]: 'Ja' }, 'Bel eerst', '/leasen-met-bkr'],
    [{ [AGE]: '1 jaar of langer', [DOWN]: 'Ja', [BKR]: 'Dat weet ik niet' }, 'Bel eerst', 'tel:+31850000000'],
    [{ [AGE]: '1 tot 12 maanden', [DOWN]: 'Ja', [BKR]: 'Ja' }, 'Nu niet', '/leasen-met-bkr'],
    [{ [AGE]: 'Korter dan 1 maand', [DOWN]: 'Ja', [BKR]: 'Nee' }, 'Nu niet', '/lease-berekenen'],
    // With a record it is not a month but a year.
    [{ [AGE]: 'Korter dan 1 maand', [DOWN]: 'Ja', [BKR]: 'Ja' }, 'minimaal 1 jaar', '/leasen-met-bkr'],
    [{ [AGE]: '1 tot 12 maanden', [DOWN]: 'Een deel', [BKR]: 'Nee' }, 'Bel eerst', 'tel:+31850000000'],
  ])('%j: %s', async (answers, result, target) => {
    const { user } = renderWithKit(<WithoutAnnualAccountsPage />);
    await answer(user, answers);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(result);
    expect(within(status).getAllByRole('link')[0]).toHaveAttribute('href', target);
  });
});
