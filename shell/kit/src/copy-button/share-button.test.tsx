import { act, screen } from '@testing-library/react';
import { axe, renderWithKit } from '../testing/index';
import { timing } from '../theme/timing';
import { ShareButton } from './share-button';

const LINK = 'https://zakenwiel.example/lease-berekenen?type=auto';

function shareButton(url: string | (() => string) = LINK) {
  const rendered = renderWithKit(<ShareButton url={url} title="Berekening" label="Deel deze berekening" />);
  const press = () => rendered.user.click(screen.getByRole('button', { name: 'Deel deze berekening' }));
  return { ...rendered, press };
}

/** A device that can share. */
function canShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const outcomeText = () => screen.getByRole('status').textContent;

describe('A share button', () => {
  test('copies the link where a device cannot share, and says so', async () => {
    const { press } = shareButton();
    await press();
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(outcomeText()).toBe('Link gekopieerd');
  });

  test('shares the link under its title where a device can', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    canShare(share);
    const { press } = shareButton();
    await press();
    expect(share).toHaveBeenCalledWith({ url: LINK, title: 'Berekening' });
    expect(outcomeText()).toBe('Link gedeeld');
  });

  test('calls a url function at the press', async () => {
    let months = 48;
    const { press } = shareButton(() => `${LINK}&looptijd=${months}`);
    months = 60;
    await press();
    expect(await navigator.clipboard.readText()).toBe(`${LINK}&looptijd=60`);
  });

  test('says nothing and copies nothing when the visitor cancels', async () => {
    canShare(() => Promise.reject(new DOMException('', 'AbortError')));
    const { press } = shareButton();
    await navigator.clipboard.writeText('eerder');
    await press();
    expect(outcomeText()).toBe('');
    expect(await navigator.clipboard.readText()).toBe('eerder');
  });

  test('copies when sharing fails', async () => {
    canShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { press } = shareButton();
    await press();
    expect(outcomeText()).toBe('Link gekopieerd');
  });

  test('shows the link when copying fails too', async () => {
    const { press } = shareButton();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press();
    expect(outcomeText()).toBe(`Kopiëren lukt niet. Selecteer deze link en kopieer die zelf: ${LINK}`);
  });

  test('returns to its initial state after three seconds', async () => {
    jest.useFakeTimers();
    renderWithKit(<ShareButton url={LINK} title="Berekening" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await act(async () => screen.getByRole('button').click());
    expect(outcomeText()).toBe('Link gekopieerd');
    act(() => jest.advanceTimersByTime(timing.copied));
    expect(outcomeText()).toBe('');
    jest.useRealTimers();
  });

  test('has no accessibility errors', async () => {
    const { container, press } = shareButton();
    await press();
    expect(await axe(container)).toHaveNoViolations();
  });
});
