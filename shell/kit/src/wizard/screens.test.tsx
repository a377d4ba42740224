import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { useToast } from '../toast/toast';
import { PreparingScreen } from './preparing-screen';
import { SentScreen } from './sent-screen';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const seconds = async (n: number) => {
  for (let i = 0; i < n; i++) pass(1000);
};

function sent(onDone = jest.fn()) {
  const rendered = renderWithKit(
    <SentScreen title="Lease aangevraagd" onDone={onDone}>
      <p>We nemen zo spoedig mogelijk contact met u op.</p>
    </SentScreen>,
  );
  return { ...rendered, onDone };
}

function Sending() {
  const [isSent, setSent] = useState(false);
  const toast = useToast();
  if (isSent) {
    return (
      <SentScreen title="Lease aangevraagd" onDone={() => {}}>
        Dank u
      </SentScreen>
    );
  }
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Fout', tone: 'error' })}>
        mislukt
      </button>
      <button type="button" onClick={() => setSent(true)}>
        gelukt
      </button>
    </>
  );
}

/** Records how a screen was scrolled into view and focused. */
function entering() {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  return {
    expectAtOnce() {
      const [screenShown] = scrolled.mock.contexts as Element[];
      expect(screenShown).toContainElement(screen.getByRole('heading', { level: 1 }));
      expect(scrolled.mock.calls).toEqual([[{ block: 'start', behavior: 'instant' }]]);
      expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    },
  };
}

afterEach(() => jest.restoreAllMocks());

describe('The screen after sending', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('focuses its heading and counts down from 5 to 0, then continues once', async () => {
    const { onDone } = sent();
    expect(screen.getByRole('heading', { name: 'Lease aangevraagd' })).toHaveFocus();
    expect(document.title).toBe('Lease aangevraagd | Zakenwiel');
    expect(screen.getByText('5')).toBeInTheDocument();
    await seconds(4);
    expect(screen.getByText('1')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    await seconds(1);
    expect(onDone).toHaveBeenCalledTimes(1);
    await seconds(3);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('is scrolled to its top instantly, without smooth scrolling', () => {
    const { expectAtOnce } = entering();
    sent();
    expectAtOnce();
  });

  test('closes the toast about an earlier failure', () => {
    renderWithKit(<Sending />);
    fireEvent.click(screen.getByRole('button', { name: 'mislukt' }));
    expect(screen.getByText('Fout')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'gelukt' }));
    expect(screen.queryByText('Fout')).not.toBeInTheDocument();
  });

  test('continues at once when the visitor skips the wait', async () => {
    const { onDone } = sent();
    fireEvent.click(screen.getByRole('button', { name: 'Direct doorgaan' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    await seconds(6);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('has what to keep after the buttons of the countdown', () => {
    renderWithKit(
      <SentScreen title="Lease aangevraagd" onDone={() => {}} more={<p>Leg uw rijbewijs klaar.</p>}>
        Dank u
      </SentScreen>,
    );
    const stay = screen.getByRole('button', { name: 'Blijf op deze pagina' });
    const more = screen.getByText('Leg uw rijbewijs klaar.');
    expect(stay.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('has no accessibility errors', async () => {
    const { container } = sent();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('The screen before a form', () => {
  test('is scrolled to its top instantly, without smooth scrolling', () => {
    const { expectAtOnce } = entering();
    renderWithKit(<PreparingScreen text="Lease aanvraag wordt voorbereid" ms={1200} onReady={() => {}} />);
    expectAtOnce();
  });

  test('shows its heading and calls onReady after its time', () => {
    jest.useFakeTimers();
    const ready = jest.fn();
    renderWithKit(<PreparingScreen text="Lease aanvraag wordt voorbereid" ms={1200} onReady={ready} />);
    expect(screen.getByRole('heading', { name: 'Lease aanvraag wordt voorbereid' })).toHaveFocus();
    pass(1199);
    expect(ready).not.toHaveBeenCalled();
    pass(1);
    expect(ready).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
