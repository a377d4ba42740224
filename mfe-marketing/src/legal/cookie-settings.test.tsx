import { CONSENT_KEYS, type CookiePreferences } from '@site/kit';
import { axe, renderWithKit } from '@site/kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieSettings } from './cookie-settings';

const FUNCTIONAL = { noodzakelijk: true, functioneel: true, analytisch: false, marketing: false };
const NECESSARY = { ...FUNCTIONAL, functioneel: false };

const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEYS.preferences) ?? 'null');
const store = (preferences: CookiePreferences) =>
  localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(preferences));
const toggle = (name: string) => screen.getByRole('switch', { name });
const save = () => screen.getByRole('button', { name: 'Instellingen opslaan' });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open() {
  renderWithKit(<CookieSettings />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('before a choice the switches show the defaults, and the panel says what applies until then', () => {
  open();
  expect(toggle('Noodzakelijk')).toBeDisabled();
  expect(toggle('Noodzakelijk')).toBeChecked();
  expect(toggle('Functioneel')).toBeChecked();
  expect(toggle('Analytisch')).not.toBeChecked();
  expect(toggle('Marketing')).not.toBeChecked();
  expect(screen.getByText(/U hebt nog niet gekozen/)).toBeVisible();
  expect(stored()).toBeNull();
});

test('the switches show an earlier choice', () => {
  store(NECESSARY);
  open();
  expect(toggle('Functioneel')).not.toBeChecked();
  expect(screen.getByText(/Uw keuze geldt in deze browser/)).toBeVisible();
});

test('saving stores the four flags and the acceptance, and confirms it for three seconds', async () => {
  const user = open();
  await user.click(toggle('Analytisch'));
  expect(stored()).toBeNull();
  await user.click(save());
  expect(stored()).toEqual({ ...FUNCTIONAL, analytisch: true });
  expect(localStorage.getItem(CONSENT_KEYS.accepted)).toBe('true');
  expect(screen.getByRole('button', { name: 'Opgeslagen' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Uw keuze is bewaard.');

  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('button', { name: 'Opgeslagen' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(save()).toHaveFocus();
});

test('a change after saving is not saved, and the button no longer says that it is', async () => {
  const user = open();
  await user.click(save());
  await user.click(toggle('Marketing'));
  expect(save()).toBeVisible();
  expect(stored()).toEqual(FUNCTIONAL);
});

test('a failed save shows an icon at the button, without a message, for three seconds; the choice still applies', async () => {
  const user = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(toggle('Functioneel'));
  await user.click(save());
  expect(screen.getByRole('img', { name: 'Opslaan is niet gelukt' })).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(toggle('Functioneel')).not.toBeChecked();

  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the panel says how long a choice applies: until the next page load while it is not stored, in this browser once it is', async () => {
  const user = open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(save());
  expect(screen.getByText(/Uw keuze geldt tot u deze website sluit of opnieuw laadt/)).toBeVisible();
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByText(/in deze browser/)).not.toBeInTheDocument();

  full.mockRestore();
  await user.click(save());
  expect(screen.getByText(/Uw keuze geldt in deze browser/)).toBeVisible();
  expect(screen.queryByText(/opnieuw laadt/)).not.toBeInTheDocument();
});

test('what another tab saves is shown immediately and replaces unsaved changes', async () => {
  const user = open();
  await user.click(toggle('Marketing'));
  store(NECESSARY);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: CONSENT_KEYS.preferences, storageArea: localStorage }),
    );
  });
  expect(toggle('Marketing')).not.toBeChecked();
  expect(toggle('Functioneel')).not.toBeChecked();
});

test('the panel is accessible', async () => {
  jest.useRealTimers();
  const { container } = renderWithKit(<CookieSettings />);
  expect(await axe(container)).toHaveNoViolations();
});
