import { Accordion } from '@site/kit';
import { renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import { openAnswersOnPaper } from './print-answers';

const questions = ['Wat kost het?', 'Hoe lang duurt het?', 'Wat heb ik nodig?'];

const open = () =>
  questions.filter((question) => screen.getByText(question).closest('details')?.hasAttribute('open'));

/** Lets the browser tell the elements that they were opened or closed. */
const told = () => new Promise((resolve) => setTimeout(resolve));

let stop: AbortController;

beforeEach(() => {
  // Listeners stay for the life of a page; a test is a page.
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

/** A browser that can style the content of `<details>`, or cannot. */
function startIn({ knowsDetailsContent }: { knowsDetailsContent: boolean }): void {
  Object.assign(globalThis, { CSS: { supports: () => knowsDetailsContent } });
  openAnswersOnPaper();
}

test('in a browser that cannot open answers by style, all are open on paper and as before after it', async () => {
  startIn({ knowsDetailsContent: false });
  (screen.getByText(questions[1] as string).closest('details') as HTMLDetailsElement).open = true;
  await told();
  window.dispatchEvent(new Event('beforeprint'));
  await told();
  expect(open()).toEqual(questions);
  window.dispatchEvent(new Event('afterprint'));
  await told();
  expect(open()).toEqual([questions[1]]);
  const names = questions.map((question) =>
    screen.getByText(question).closest('details')?.getAttribute('name'),
  );
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

test('in a browser that opens them by style, printing changes nothing', async () => {
  startIn({ knowsDetailsContent: true });
  window.dispatchEvent(new Event('beforeprint'));
  await told();
  expect(open()).toEqual([]);
});
