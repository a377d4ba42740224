import { ALL_COOKIES, CONSENT_KEYS, NECESSARY_COOKIES } from '@site/kit';
import { axe, renderWithKit } from '@site/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieBanner } from './cookie-banner';

const banner = () => screen.queryByRole('region', { name: 'Cookies: u kiest' });
const button = (name: string) => screen.getByRole('button', { name });
const stored = () => ({
  preferences: JSON.parse(localStorage.getItem(CONSENT_KEYS.preferences) ?? 'null'),
  accepted: localStorage.getItem(CONSENT_KEYS.accepted),
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** A page of the site: another one is shown below the same banner. */
const visit = () =>
  renderWithKit(
    <>
      <CookieBanner />
      <main id="inhoud">
        <h1>Zoeken</h1>
        <input aria-label="Zoekterm" />
      </main>
    </>,
  );

async function visitAndAsk() {
  const page = visit();
  await wait(1000);
  expect(banner()).toBeVisible();
  return page;
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('The cookie banner', () => {
  test('appears a second after the page, is announced politely and stores nothing', async () => {
    visit();
    await wait(999);
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wait(1);
    expect(banner()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('U kunt kiezen welke cookies u toestaat.');
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['a preference', CONSENT_KEYS.preferences, JSON.stringify(NECESSARY_COOKIES)],
    ['an acceptance', CONSENT_KEYS.accepted, 'true'],
  ])('does not appear when %s is stored', async (_what, key, value) => {
    localStorage.setItem(key, value);
    visit();
    await wait(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('appears when the stored values are invalid, which are removed and reported on the console only', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem(CONSENT_KEYS.preferences, '{"functioneel":');
    localStorage.setItem(CONSENT_KEYS.accepted, '{');
    await visitAndAsk();
    expect(stored()).toEqual({ preferences: null, accepted: null });
    expect(errors.mock.calls.map(([message]) => message)).toEqual([
      'Fout bij het laden van cookie-instellingen',
    ]);
  });

  test.each([
    ['Alles accepteren', ALL_COOKIES],
    ['Alleen noodzakelijke', NECESSARY_COOKIES],
  ])('stores “%s”, and is closed for good', async (name, preferences) => {
    const { unmount } = await visitAndAsk();
    await user.click(button(name));
    expect(stored()).toEqual({ preferences, accepted: 'true' });
    await wait(150);
    expect(banner()).not.toBeInTheDocument();
    unmount();
    visit();
    await wait(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('shows and hides a switch for each category, and “Selectie opslaan” stores their states', async () => {
    await visitAndAsk();
    const toggle = button('Voorkeuren instellen');
    const switches = () => within(banner() as HTMLElement).queryAllByRole('switch');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(switches()).toEqual([]);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(switches().map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'true',
      'false',
      'false',
    ]);
    await user.click(toggle);
    expect(switches()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Selectie opslaan' })).not.toBeInTheDocument();

    await user.click(toggle);
    await user.click(screen.getByRole('switch', { name: 'Functioneel' }));
    await user.click(screen.getByRole('switch', { name: 'Analytisch' }));
    expect(stored().preferences).toBeNull();
    await user.click(button('Selectie opslaan'));
    expect(stored()).toEqual({ preferences: { ...NECESSARY_COOKIES, analytisch: true }, accepted: 'true' });
    await wait(150);
    expect(banner()).not.toBeInTheDocument();
  });

  test('closed without a choice stores nothing, stays closed on the next pages, and returns at the next visit', async () => {
    const { navigate, unmount } = await visitAndAsk();
    await user.click(button('Sluiten zonder te kiezen'));
    await wait(150);
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    navigate('/contact');
    await wait(5000);
    expect(banner()).not.toBeInTheDocument();
    unmount();
    await visitAndAsk();
  });

  test('leads to the privacy statement, and stays until there is a choice', async () => {
    const { location } = await visitAndAsk();
    await user.click(screen.getByRole('link', { name: 'privacy' }));
    expect(location()).toMatchObject({ pathname: '/juridisch', search: '?section=privacy' });
    await wait(5000);
    expect(banner()).toBeVisible();
  });

  test('is also closed by a choice that cannot be stored, and asks again at the next visit', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { unmount } = await visitAndAsk();
    await user.click(button('Alles accepteren'));
    await wait(150);
    expect(banner()).not.toBeInTheDocument();
    unmount();
    await visitAndAsk();
  });

  test('is closed by a choice in another tab', async () => {
    await visitAndAsk();
    localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(ALL_COOKIES));
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: CONSENT_KEYS.preferences, storageArea: localStorage }),
      );
    });
    await wait(150);
    expect(banner()).not.toBeInTheDocument();
  });

  test('returns the focus to the field that had it', async () => {
    await visitAndAsk();
    await user.click(screen.getByRole('textbox'));
    await user.click(button('Sluiten zonder te kiezen'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('moves the focus to the main heading when nothing had it', async () => {
    await visitAndAsk();
    await user.click(button('Alleen noodzakelijke'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is accessible', async () => {
    const { container } = await visitAndAsk();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});
