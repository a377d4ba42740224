import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithKit } from '../testing/index';
import { ALL_COOKIES, type CookieCategory, NECESSARY_COOKIES } from './categories';
import { useConsent } from './consent';
import { ConsentSwitches, useConsentDraft } from './consent-switches';
import { useConsentedScript } from './consented-script';

const FUNCTIONAL = { noodzakelijk: true, functioneel: true, analytisch: false, marketing: false };
const CATEGORIES: CookieCategory[] = ['noodzakelijk', 'functioneel', 'analytisch', 'marketing'];

const preferences = () => localStorage.getItem('cookiePreferences');
const accepted = () => localStorage.getItem('cookiesAccepted');

/** Shows what is allowed, with a button for each choice. */
function Probe() {
  const { status, notPersisted, allows, save } = useConsent();
  const [kept, setKept] = useState<boolean>();
  return (
    <>
      <p>
        {status}: {CATEGORIES.filter(allows).join(' ')}
      </p>
      <p>Bewaard: {String(kept)}</p>
      {notPersisted && <p>Tot de volgende keer laden</p>}
      <button type="button" onClick={() => setKept(save(ALL_COOKIES))}>
        Alles
      </button>
      <button type="button" onClick={() => save(NECESSARY_COOKIES)}>
        Noodzakelijk
      </button>
      <button type="button" onClick={() => save({ ...ALL_COOKIES, noodzakelijk: false })}>
        Zonder noodzakelijk
      </button>
    </>
  );
}

/** Simulates a change by another tab, with the storage event. */
function inAnotherTab(change: () => void, key: string | null) {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
}

let errors: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('Consent', () => {
  test('before a choice allows only necessary cookies and stores nothing', () => {
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(errors).not.toHaveBeenCalled();
  });

  test('allows what was chosen, and is stored under both keys', async () => {
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('decided: noodzakelijk functioneel analytisch marketing')).toBeVisible();
    expect(JSON.parse(preferences() ?? '')).toEqual(ALL_COOKIES);
    expect(accepted()).toBe('true');

    await user.click(screen.getByRole('button', { name: 'Noodzakelijk' }));
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
    expect(JSON.parse(preferences() ?? '')).toEqual(NECESSARY_COOKIES);
  });

  test('always allows necessary cookies, even when a choice says otherwise', async () => {
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Zonder noodzakelijk' }));
    expect(JSON.parse(preferences() ?? '')).toEqual(ALL_COOKIES);
  });

  test('is restored from an earlier visit, with or without the stored acceptance', () => {
    localStorage.setItem('cookiePreferences', JSON.stringify(FUNCTIONAL));
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk functioneel')).toBeVisible();
  });

  test('after an acceptance without preferences allows only necessary cookies', () => {
    localStorage.setItem('cookiesAccepted', 'true');
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
  });
});

describe('An invalid stored choice', () => {
  test.each([
    '{',
    'null',
    '"ja"',
    '[]',
    '{}',
    '{"noodzakelijk":true,"functioneel":"ja","analytisch":false,"marketing":false}',
    '{"functioneel":true}',
  ])('%s is removed, is not a choice and is only logged', (text) => {
    localStorage.setItem('cookiePreferences', text);
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(preferences()).toBeNull();
    expect(errors).toHaveBeenCalledWith(
      'Fout bij het laden van cookie-instellingen',
      expect.objectContaining({ message: expect.any(String) }),
    );
  });

  test('with an acceptance keeps the acceptance, and allows only necessary cookies', () => {
    localStorage.setItem('cookiePreferences', '{');
    localStorage.setItem('cookiesAccepted', 'true');
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
    expect(preferences()).toBeNull();
    expect(accepted()).toBe('true');
  });

  test('of the acceptance does not count as one', () => {
    localStorage.setItem('cookiesAccepted', '{');
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(accepted()).toBeNull();
  });

  test('is repaired where the choice itself is clear: exactly the four categories, with the necessary one allowed', () => {
    localStorage.setItem(
      'cookiePreferences',
      JSON.stringify({ ...FUNCTIONAL, noodzakelijk: false, extra: 1 }),
    );
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk functioneel')).toBeVisible();
    expect(preferences()).toBe(JSON.stringify(FUNCTIONAL));
  });
});

describe('Blocked or full storage', () => {
  test('when it cannot be read, there is no choice, and the error is logged', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(errors).toHaveBeenCalledWith('Fout bij het laden van cookie-instellingen', expect.anything());
  });

  test('when it is full, the choice applies until the next load, and the earlier one is removed', async () => {
    localStorage.setItem('cookiePreferences', JSON.stringify(ALL_COOKIES));
    localStorage.setItem('cookiesAccepted', 'true');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Noodzakelijk' }));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test('save returns whether the choice was stored', async () => {
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('Bewaard: true')).toBeVisible();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('Bewaard: false')).toBeVisible();
  });

  test('notPersisted is true until a choice is stored, here or in another tab', async () => {
    const notPersisted = () => screen.queryByText('Tot de volgende keer laden');
    const fill = () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
    const { user } = renderWithKit(<Probe />);
    expect(notPersisted()).not.toBeInTheDocument();

    let full = fill();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(notPersisted()).toBeVisible();
    full.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(notPersisted()).not.toBeInTheDocument();

    full = fill();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    full.mockRestore();
    inAnotherTab(
      () => localStorage.setItem('cookiePreferences', JSON.stringify(ALL_COOKIES)),
      'cookiePreferences',
    );
    expect(notPersisted()).not.toBeInTheDocument();
  });
});

describe('Another tab', () => {
  test('is followed at once: its choice, a later one, and clearing all storage', () => {
    renderWithKit(<Probe />);
    inAnotherTab(
      () => localStorage.setItem('cookiePreferences', JSON.stringify(ALL_COOKIES)),
      'cookiePreferences',
    );
    expect(screen.getByText('decided: noodzakelijk functioneel analytisch marketing')).toBeVisible();
    inAnotherTab(
      () => localStorage.setItem('cookiePreferences', JSON.stringify(NECESSARY_COOKIES)),
      'cookiePreferences',
    );
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
    inAnotherTab(() => localStorage.clear(), null);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
  });

  test('is followed after a return from the back-forward cache', () => {
    renderWithKit(<Probe />);
    localStorage.setItem('cookiePreferences', JSON.stringify(FUNCTIONAL));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.getByText('decided: noodzakelijk functioneel')).toBeVisible();
  });
});

function Switches() {
  const [value, onChange] = useConsentDraft();
  return <ConsentSwitches value={value} onChange={onChange} />;
}

describe('The switches', () => {
  test('show the defaults before a choice; the necessary one cannot be turned off', () => {
    renderWithKit(<Switches />);
    expect(screen.getByRole('switch', { name: 'Noodzakelijk' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Noodzakelijk' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Functioneel' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Analytisch' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Analytisch' })).toHaveAccessibleDescription(/Meten hoe/);
  });

  test('save nothing themselves, and are replaced by a choice that is saved elsewhere', async () => {
    const { user } = renderWithKit(
      <>
        <Switches />
        <Probe />
      </>,
    );
    await user.click(screen.getByRole('switch', { name: 'Analytisch' }));
    expect(screen.getByRole('switch', { name: 'Analytisch' })).toBeChecked();
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();

    inAnotherTab(
      () => localStorage.setItem('cookiePreferences', JSON.stringify(FUNCTIONAL)),
      'cookiePreferences',
    );
    expect(screen.getByRole('switch', { name: 'Analytisch' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Functioneel' })).toBeChecked();
  });
});

const SRC = 'https://scripts.example/count.js';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${SRC}"]`)];
function Counter() {
  return <p>Teller: {useConsentedScript({ category: 'analytisch', src: SRC })}</p>;
}

describe('A third-party script', () => {
  afterEach(() => {
    for (const script of scripts()) script.remove();
  });

  test('is not loaded before a choice, and is loaded once when a choice allows it, for any number of components', async () => {
    const { user } = renderWithKit(
      <>
        <Counter />
        <Counter />
        <Probe />
      </>,
    );
    expect(screen.getAllByText('Teller: refused')).toHaveLength(2);
    expect(scripts()).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getAllByText('Teller: loading')).toHaveLength(2);
    expect(scripts()).toHaveLength(1);
    fireEvent.load(scripts()[0] as HTMLScriptElement);
    expect(screen.getAllByText('Teller: ready')).toHaveLength(2);
  });

  test('is refused at once when consent is withdrawn, and is not loaded again after that', async () => {
    localStorage.setItem('cookiePreferences', JSON.stringify(ALL_COOKIES));
    const { user } = renderWithKit(
      <>
        <Counter />
        <Probe />
      </>,
    );
    fireEvent.load(scripts()[0] as HTMLScriptElement);
    await user.click(screen.getByRole('button', { name: 'Noodzakelijk' }));
    expect(screen.getByText('Teller: refused')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('Teller: ready')).toBeVisible();
    expect(scripts()).toHaveLength(1);
  });

  test('that fails to load has the state failed, and is retried by the next component', () => {
    localStorage.setItem('cookiePreferences', JSON.stringify(ALL_COOKIES));
    const { rerender } = renderWithKit(<Counter key="first" />);
    fireEvent.error(scripts()[0] as HTMLScriptElement);
    expect(screen.getByText('Teller: failed')).toBeVisible();
    expect(scripts()).toHaveLength(0);
    rerender(<Counter key="second" />);
    expect(screen.getByText('Teller: loading')).toBeVisible();
    expect(scripts()).toHaveLength(1);
  });
});
