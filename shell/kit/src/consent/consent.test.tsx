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

/** Says what is allowed, and has a button for each way to choose. */
function Probe() {
  const { status, unkept, allows, save } = useConsent();
  const [kept, setKept] = useState<boolean>();
  return (
    <>
      <p>
        {status}: {CATEGORIES.filter(allows).join(' ')}
      </p>
      <p>Bewaard: {String(kept)}</p>
      {unkept && <p>Tot de volgende keer laden</p>}
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

/** What another tab does, as the browser tells it here. */
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

describe('What is allowed', () => {
  test('before a choice is only what is necessary, and nothing is stored', () => {
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(errors).not.toHaveBeenCalled();
  });

  test('is what was chosen, which is written under both keys', async () => {
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('decided: noodzakelijk functioneel analytisch marketing')).toBeVisible();
    expect(JSON.parse(preferences() ?? '')).toEqual(ALL_COOKIES);
    expect(accepted()).toBe('true');

    await user.click(screen.getByRole('button', { name: 'Noodzakelijk' }));
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
    expect(JSON.parse(preferences() ?? '')).toEqual(NECESSARY_COOKIES);
  });

  test('is always what is necessary, even when a choice says otherwise', async () => {
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Zonder noodzakelijk' }));
    expect(JSON.parse(preferences() ?? '')).toEqual(ALL_COOKIES);
  });

  test('is what an earlier visit chose, with or without the acceptance beside it', () => {
    localStorage.setItem('cookiePreferences', JSON.stringify(FUNCTIONAL));
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk functioneel')).toBeVisible();
  });

  test('after an acceptance without preferences is only what is necessary', () => {
    localStorage.setItem('cookiesAccepted', 'true');
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
  });
});

describe('What cannot be read', () => {
  test.each([
    '{',
    'null',
    '"ja"',
    '[]',
    '{}',
    '{"noodzakelijk":true,"functioneel":"ja","analytisch":false,"marketing":false}',
    '{"functioneel":true}',
  ])('%s is removed, is no choice and is told to the console only', (text) => {
    localStorage.setItem('cookiePreferences', text);
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(preferences()).toBeNull();
    expect(errors).toHaveBeenCalledWith(
      'Fout bij het laden van cookie-instellingen',
      expect.objectContaining({ message: expect.any(String) }),
    );
  });

  test('leaves an acceptance as it is, and allows only what is necessary', () => {
    localStorage.setItem('cookiePreferences', '{');
    localStorage.setItem('cookiesAccepted', 'true');
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk')).toBeVisible();
    expect(preferences()).toBeNull();
    expect(accepted()).toBe('true');
  });

  test('of an acceptance is no acceptance', () => {
    localStorage.setItem('cookiesAccepted', '{');
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(accepted()).toBeNull();
  });

  test('is mended where the choice itself is clear: exactly the four categories, the necessary one on', () => {
    localStorage.setItem(
      'cookiePreferences',
      JSON.stringify({ ...FUNCTIONAL, noodzakelijk: false, extra: 1 }),
    );
    renderWithKit(<Probe />);
    expect(screen.getByText('decided: noodzakelijk functioneel')).toBeVisible();
    expect(preferences()).toBe(JSON.stringify(FUNCTIONAL));
  });
});

describe('Storage that does not work', () => {
  test('when it cannot be read, nothing was chosen, and only the console hears of it', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    renderWithKit(<Probe />);
    expect(screen.getByText('undecided: noodzakelijk')).toBeVisible();
    expect(errors).toHaveBeenCalledWith('Fout bij het laden van cookie-instellingen', expect.anything());
  });

  test('when it is full, the choice holds for this visit, and the one before it is not kept', async () => {
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

  test('saving tells whether the choice was kept', async () => {
    const { user } = renderWithKit(<Probe />);
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('Bewaard: true')).toBeVisible();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(screen.getByText('Bewaard: false')).toBeVisible();
  });

  test('that a choice was not kept is known until one is kept, here or in another tab', async () => {
    const unkept = () => screen.queryByText('Tot de volgende keer laden');
    const fill = () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
    const { user } = renderWithKit(<Probe />);
    expect(unkept()).not.toBeInTheDocument();

    let full = fill();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(unkept()).toBeVisible();
    full.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    expect(unkept()).not.toBeInTheDocument();

    full = fill();
    await user.click(screen.getByRole('button', { name: 'Alles' }));
    full.mockRestore();
    inAnotherTab(
      () => localStorage.setItem('cookiePreferences', JSON.stringify(ALL_COOKIES)),
      'cookiePreferences',
    );
    expect(unkept()).not.toBeInTheDocument();
  });
});

describe('Another tab', () => {
  test('is followed at once: its choice, its next one, and its clearing of everything', () => {
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

  test('is caught up with when the page comes back with the back button', () => {
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
  test('stand at the defaults before a choice; the necessary one cannot be turned off', () => {
    renderWithKit(<Switches />);
    expect(screen.getByRole('switch', { name: 'Noodzakelijk' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Noodzakelijk' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Functioneel' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Analytisch' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Analytisch' })).toHaveAccessibleDescription(/Meten hoe/);
  });

  test('change nothing by themselves, and give way to what is saved elsewhere', async () => {
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

describe("Somebody else's script", () => {
  afterEach(() => {
    for (const script of scripts()) script.remove();
  });

  test('is not loaded before a choice, and is loaded once when a choice allows it, however many ask', async () => {
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

  test('is refused at once when the consent is taken back, and is not started a second time after that', async () => {
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

  test('that does not come says so, and is asked for again by the next piece that needs it', () => {
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
