import { Accordion } from '@site/kit/content';
import { renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import { openAnswersForPrint } from './print-answers';

const questions = ['Wat kost het?', 'Hoe lang duurt het?', 'Wat heb ik nodig?'];

const open = () =>
  questions.filter((question) => screen.getByText(question).closest('details')?.hasAttribute('open'));

/** Waits for the toggle events. */
const toggleEvents = () => new Promise((resolve) => setTimeout(resolve));

let stop: AbortController;

beforeEach(() => {
  // Listeners are never removed: collect and remove them after each test.
  stop = new AbortController();
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
      addEventListener.call(window, type, listener, {
        capture: options === true,
        signal: stop.signal,
      }),
    );
  renderWithKit(
    <main>
      <Accordion items={questions.map((question) => ({ question, answer: `Antwoord op: ${question}` }))} />
    </main>,
  );
});

afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

test('all answers are open when printed and restored afterwards', async () => {
  openAnswersForPrint();
  (screen.getByText(questions[1] as string).closest('details') as HTMLDetailsElement).open = true;
  await toggleEvents();
  window.dispatchEvent(new Event('beforeprint'));
  await toggleEvents();
  expect(open()).toEqual(questions);
  window.dispatchEvent(new Event('afterprint'));
  await toggleEvents();
  expect(open()).toEqual([questions[1]]);
  const names = questions.map((question) =>
    screen.getByText(question).closest('details')?.getAttribute('name'),
  );
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});
