import { screen, waitFor } from '@testing-library/react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { Faq, type FaqItem } from './faq';

const items: FaqItem[] = [
  { question: 'Wat kost het?', answer: 'Dat hangt af van de prijs.' },
  {
    question: 'Hoe lang duurt het?',
    answer: ['Twaalf maanden of langer.', 'Hoogstens 72 maanden.'],
    more: { to: '/lease-voorwaarden', text: 'Alle voorwaarden' },
  },
  { question: 'Wat als ik stop?', answer: <>Bel ons dan even.</> },
];

const item = (question: string) => screen.getByText(question).closest('details') as HTMLDetailsElement;
const open = () => [...document.querySelectorAll('details')].map((details) => details.open);

describe('Frequently asked questions', () => {
  test.each([2, 3] as const)('are one level below a title of level %i', (level) => {
    renderWithKit(<Faq title="Over geld" items={items} headingLevel={level} />);
    expect(screen.getByRole('heading', { level, name: 'Over geld' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: level + 1 })).toHaveLength(3);
  });

  test('are closed at first, open one at a time and close again', async () => {
    const { user } = renderWithKit(<Faq title="Over geld" items={items} />);
    expect(open()).toEqual([false, false, false]);
    await user.click(screen.getByText('Wat kost het?'));
    await user.click(screen.getByText('Wat als ik stop?'));
    await waitFor(() => expect(open()).toEqual([false, false, true]));
    await user.click(screen.getByText('Wat als ik stop?'));
    expect(open()).toEqual([false, false, false]);
  });

  test('have answers of paragraphs, with a link at the end', () => {
    renderWithKit(<Faq title="Over geld" items={items} />);
    const answer = item('Hoe lang duurt het?');
    expect([...answer.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
      'Twaalf maanden of langer.',
      'Hoogstens 72 maanden.',
      'Alle voorwaarden',
    ]);
    expect(answer.querySelector('a')).toHaveAttribute('href', '/lease-voorwaarden');
  });

  test('in two columns have one open per column', async () => {
    const { user } = renderWithKit(<Faq title="Over geld" items={items} layout="columns" />);
    await user.click(screen.getByText('Hoe lang duurt het?'));
    await user.click(screen.getByText('Wat als ik stop?'));
    expect(open()).toEqual([false, true, true]);
    await user.click(screen.getByText('Wat kost het?'));
    await waitFor(() => expect(open()).toEqual([true, false, true]));
  });

  test('have no accessibility errors', async () => {
    const { container } = renderWithKit(<Faq title="Over geld" lead="Kort." items={items} layout="beside" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
