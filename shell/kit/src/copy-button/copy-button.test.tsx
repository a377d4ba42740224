import { act, screen } from '@testing-library/react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { CopyButton } from './copy-button';

function copyButton() {
  const rendered = renderWithKit(<CopyButton text="K7R2XPD" label="Kopieer de aanvraagcode" />);
  return { ...rendered, press: () => rendered.user.click(screen.getByRole('button')) };
}

describe('A copy button', () => {
  test('copies its text and says so', async () => {
    const { press } = copyButton();
    await press();
    expect(await navigator.clipboard.readText()).toBe('K7R2XPD');
    expect(screen.getByRole('status')).toHaveTextContent('Gekopieerd');
  });

  test('returns to its initial state after three seconds', async () => {
    jest.useFakeTimers();
    copyButton();
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await act(async () => screen.getByRole('button').click());
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByRole('status')).toHaveTextContent('Gekopieerd');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test('says what to do when the browser does not allow it', async () => {
    const { press } = copyButton();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Selecteer de tekst en kopieer die zelf.');
  });

  test('has no accessibility errors', async () => {
    const { container, press } = copyButton();
    await press();
    expect(await axe(container)).toHaveNoViolations();
  });
});
