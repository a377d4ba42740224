import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = [
  { question: 'Wat kost het?', answer: 'Dat hangt af van de prijs.' },
  { question: 'Hoe lang duurt het?', answer: 'Twaalf tot tweeënzeventig maanden.' },
];

const item = (question: string) => screen.getByText(question).closest('details') as HTMLDetailsElement;

test('a question opens and closes again', async () => {
  render(<Accordion items={items} />);
  expect(item('Wat kost het?').open).toBe(false);
  await userEvent.click(screen.getByText('Wat kost het?'));
  expect(item('Wat kost het?').open).toBe(true);
  await userEvent.click(screen.getByText('Wat kost het?'));
  expect(item('Wat kost het?').open).toBe(false);
});

test('one question is open at a time', async () => {
  render(<Accordion items={items} />);
  await userEvent.click(screen.getByText('Wat kost het?'));
  await userEvent.click(screen.getByText('Hoe lang duurt het?'));
  expect(item('Hoe lang duurt het?').open).toBe(true);
  await waitFor(() => expect(item('Wat kost het?').open).toBe(false));
});

test('two accordions on a page are independent', async () => {
  render(
    <>
      <Accordion items={items.slice(0, 1)} />
      <Accordion items={items.slice(1)} />
    </>,
  );
  await userEvent.click(screen.getByText('Wat kost het?'));
  await userEvent.click(screen.getByText('Hoe lang duurt het?'));
  expect(item('Wat kost het?').open).toBe(true);
  expect(item('Hoe lang duurt het?').open).toBe(true);
});

test('questions are headings of the given level', () => {
  render(<Accordion items={items} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Wat kost het?' })).toBeInTheDocument();
});
