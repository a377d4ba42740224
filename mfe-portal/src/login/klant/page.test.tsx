import { CONSENT_KEYS } from '@site/kit';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FENNA } from '../../testing/fenna';
import { codeBoxes, seeFailure, seeToast, sent, typeCode } from '../../testing/see';
import KlantLoginPage from './page';

const MASKED = 'f•••@bakkerij.example';

const BACKEND: FakeApi = {
  'POST /api/customers/activate': () => ({ body: { success: true, customerId: 'x9' } }),
  'POST /api/customers/verify-activation': () => ({
    body: { success: true, message: 'Uw account is geactiveerd.' },
  }),
  'POST /api/customers/login': () => ({ body: { success: true, customerId: 'k1', email: MASKED } }),
  'POST /api/customers/verify-2fa': () => ({ body: { success: true, customer: FENNA, isFirstLogin: false } }),
};

const open = (api: FakeApi = {}, path = '/login/klant') =>
  renderWithKit(<KlantLoginPage />, { path, api: { ...BACKEND, ...api } });
type Opened = ReturnType<typeof open>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByRole('textbox', { name: 'E-mailadres' });

async function fillInEmail({ user }: Opened, text = 'fenna@bakkerij.example') {
  await user.click(email());
  await user.paste(text);
}

async function toActivationCode(opened: Opened) {
  await fillInEmail(opened);
  await opened.user.click(button('Stuur mij een activatiecode'));
  await heading('Vul uw activatiecode in');
}

async function toPermanentCode({ user }: Opened) {
  await user.click(screen.getByRole('link', { name: 'Al een account? Log in met je code' }));
  await heading('Log in met uw code');
}

async function toTwoFactor(opened: Opened) {
  await toPermanentCode(opened);
  await typeCode(opened.user, '654321');
  await opened.user.click(button('Inloggen'));
  await heading('Bevestig dat u het bent');
}

/** Advances the clock by a minute, the countdown of a new code. */
async function aMinuteLater() {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  const again = button('Nieuwe verificatiecode aanvragen');
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('another code', () => {
  it('is mailed to the same address when the activation code did not arrive', async () => {
    const opened = open();
    await toActivationCode(opened);
    await typeCode(opened.user, '12');
    await opened.user.click(button('Stuur een nieuwe activatiecode'));
    await waitFor(() => expect(sent(opened.calls)).toHaveLength(2));
    expect(sent(opened.calls)[1]).toEqual({
      call: 'POST /api/customers/activate',
      body: { email: 'fenna@bakkerij.example' },
    });
    expect(await heading('Vul uw activatiecode in')).toBeInTheDocument();
  });

  it('shows at the form why it is not mailed', async () => {
    let status = 200;
    const rejection = 'U hebt dit te vaak geprobeerd. Probeer het over 58 seconden opnieuw.';
    const opened = open({
      'POST /api/customers/activate': () =>
        status === 200
          ? { body: { success: true, customerId: 'x9' } }
          : { status, body: { success: false, message: rejection } },
    });
    await toActivationCode(opened);
    status = 429;
    await opened.user.click(button('Stuur een nieuwe activatiecode'));
    expect(await screen.findByRole('alert')).toHaveTextContent(rejection);
    expect(screen.getAllByText(rejection)).toHaveLength(1);
  });

  it('is mailed after the permanent code when the verification code did not arrive', async () => {
    const opened = open();
    await toTwoFactor(opened);
    await opened.user.click(button('Code bevestigen'));
    await seeFailure('Vul de complete 6-cijferige verificatiecode in');
    // A reload keeps the step, but not the permanent code.
    opened.rerender(<div />);
    opened.rerender(<KlantLoginPage />);
    expect(await heading('Bevestig dat u het bent')).toBeInTheDocument();
    await aMinuteLater();
    await opened.user.click(button('Nieuwe verificatiecode aanvragen'));
    expect(await heading('Log in met uw code')).toBeInTheDocument();
    expect(screen.queryByText('Fout')).not.toBeInTheDocument();
  });

  it('is mailed at the step of the verification code, a minute after the last', async () => {
    const opened = open();
    await toTwoFactor(opened);
    await typeCode(opened.user, '12');
    const again = button('Nieuwe verificatiecode aanvragen');
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription(/^Over \d+ seconden kunt u een nieuwe code aanvragen\.$/);
    await opened.user.click(again);
    expect(sent(opened.calls)).toHaveLength(1);

    await aMinuteLater();
    expect(screen.getByText('U kunt nu een nieuwe code aanvragen.')).toBeInTheDocument();
    await opened.user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    expect(codeBoxes()[0]).toHaveValue('');
    expect(sent(opened.calls)).toEqual([
      { call: 'POST /api/customers/login', body: { permanentCode: '654321' } },
      { call: 'POST /api/customers/login', body: { permanentCode: '654321' } },
    ]);
    expect(await heading('Bevestig dat u het bent')).toBeInTheDocument();
    expect(again).toHaveFocus();
  });

  it('is not needed while the code of an earlier mail is valid: there are boxes for that one', async () => {
    const message = 'De code uit onze laatste mail werkt nog. Over 45 seconden kunt u een nieuwe aanvragen.';
    const opened = open({
      'POST /api/customers/login': () => ({
        status: 429,
        body: { success: false, message, customerId: 'k1', email: MASKED, retryAfter: 45 },
      }),
    });
    await toPermanentCode(opened);
    await typeCode(opened.user, '654321');
    await opened.user.click(button('Inloggen'));
    expect(await heading('Bevestig dat u het bent')).toHaveFocus();
    expect(screen.getByText(`De code die we eerder stuurden naar ${MASKED} werkt nog`)).toBeVisible();
    expect(screen.getByText(/^Over \d+ seconden kunt u een nieuwe code aanvragen\.$/)).toBeVisible();
    await typeCode(opened.user, '111222');
    await opened.user.click(button('Code bevestigen'));
    await waitFor(() => expect(opened.location().pathname).toBe('/klant'));
  });

  it('is rejected at the permanent code with the remaining time, in a browser that did not start a login', async () => {
    const message = 'De code is net verstuurd. Over 45 seconden kunt u een nieuwe aanvragen.';
    const opened = open({
      'POST /api/customers/login': () => ({ status: 429, body: { success: false, message } }),
    });
    await toPermanentCode(opened);
    await typeCode(opened.user, '654321');
    await opened.user.click(button('Inloggen'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(codeBoxes()[0]).toBeValid();
    expect(await heading('Log in met uw code')).toBeInTheDocument();
  });

  it('is requested without losing the page to return to', async () => {
    const { user, location } = open({}, '/login/klant?naar=/klant/lease-aanvraag');
    await user.click(screen.getByRole('link', { name: 'Code vergeten?' }));
    expect(location()).toMatchObject({
      pathname: '/login/klant/code-vergeten',
      state: { naar: '/klant/lease-aanvraag' },
    });
  });
});

describe('the first step', () => {
  it('asks for an e-mail address', () => {
    open();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('autocomplete', 'email');
  });

  it('says that the address is missing, and sends nothing', async () => {
    const { user, calls } = open();
    await user.click(button('Stuur mij een activatiecode'));
    await seeFailure('Vul je emailadres in');
    expect(email()).toHaveAccessibleDescription(/Vul je emailadres in/);
    expect(sent(calls)).toEqual([]);
  });

  it('sends the address and continues to the activation code', async () => {
    const opened = open();
    await toActivationCode(opened);
    expect(sent(opened.calls)).toEqual([
      { call: 'POST /api/customers/activate', body: { email: 'fenna@bakkerij.example' } },
    ]);
    await seeToast('Code verzonden!', 'Controleer je inbox voor de activatiecode');
    expect(await heading('Vul uw activatiecode in')).toHaveFocus();
  });

  it('shows the rejection of the server at the field when it is about the field', async () => {
    const opened = open({
      'POST /api/customers/activate': () => ({
        status: 400,
        body: {
          success: false,
          message: 'Controleer uw invoer.',
          errors: { email: 'Vul een e-mailadres in met een @.' },
        },
      }),
    });
    await fillInEmail(opened, 'fenna');
    await opened.user.click(button('Stuur mij een activatiecode'));
    await seeFailure('Controleer uw invoer.');
    expect(email()).toHaveAccessibleDescription(/Vul een e-mailadres in met een @/);
    expect(email()).toHaveValue('fenna');
  });

  it('says "Er is iets misgegaan" when the server gives no reason', async () => {
    const opened = open({ 'POST /api/customers/activate': () => ({ body: { success: false } }) });
    await fillInEmail(opened);
    await opened.user.click(button('Stuur mij een activatiecode'));
    await seeFailure('Er is iets misgegaan');
  });

  it('says "Er is iets misgegaan" when the answer is invalid', async () => {
    const opened = open({ 'POST /api/customers/activate': () => ({ status: 502, body: '<html>' }) });
    await fillInEmail(opened);
    await opened.user.click(button('Stuur mij een activatiecode'));
    await seeFailure('Er is iets misgegaan');
    expect(email()).toHaveValue('fenna@bakkerij.example');
  });

  it('shows "Verzenden..." on a disabled button while sending', async () => {
    const opened = open({ 'POST /api/customers/activate': () => new Promise(() => {}) });
    await fillInEmail(opened);
    await opened.user.click(button('Stuur mij een activatiecode'));
    expect(button('Verzenden...')).toHaveAttribute('aria-disabled', 'true');
  });

  it('has a link that goes straight to the permanent code', async () => {
    const opened = open();
    await toPermanentCode(opened);
    expect(sent(opened.calls)).toEqual([]);
  });

  it('replaces the login for a logged-in visitor', async () => {
    open({ 'GET /api/auth/user': () => ({ body: { id: 'k1', email: FENNA.email, rol: 'klant' } }) });
    expect(await screen.findByText('U bent al ingelogd')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar uw portaal' })).toHaveAttribute('href', '/klant');
  });

  it('says that it cannot tell who is logged in while the server is unavailable, and asks again', async () => {
    let isBack = false;
    const { user } = open({
      'GET /api/auth/user': () =>
        isBack
          ? { body: { id: 'k1', email: FENNA.email, rol: 'klant' } }
          : { status: 503, body: { success: false, message: 'De website is even niet bereikbaar.' } },
    });
    expect(await screen.findByText('Onze server is even niet bereikbaar')).toBeVisible();
    await user.click(button('Opnieuw proberen'));
    expect(await screen.findByText('Onze server is even niet bereikbaar')).toBeVisible();
    isBack = true;
    await user.click(button('Opnieuw proberen'));
    expect(await screen.findByText('U bent al ingelogd')).toBeVisible();
    expect(screen.queryByText('Onze server is even niet bereikbaar')).not.toBeInTheDocument();
  });

  it('lets a logged-in visitor log out, at every step', async () => {
    const opened = open({
      'GET /api/auth/user': () => ({ body: { id: 'k1', email: FENNA.email, rol: 'klant' } }),
      'POST /api/customers/logout': () => ({ body: { success: true } }),
    });
    await toPermanentCode(opened);
    expect(await screen.findByText('U bent al ingelogd')).toBeVisible();
    await opened.user.click(button('Uitloggen'));
    await waitFor(() => expect(opened.location().pathname).toBe('/'));
    expect(sent(opened.calls)).toEqual([{ call: 'POST /api/customers/logout', body: undefined }]);
  });
});

describe('the activation code', () => {
  it('has six boxes that take one digit each, and no letters', async () => {
    const opened = open();
    await toActivationCode(opened);
    await typeCode(opened.user, '1a2');
    expect(codeBoxes().map(({ value }) => value)).toEqual(['1', '2', '', '', '', '']);
  });

  it('moves the focus on after a digit and back on backspace in an empty box', async () => {
    const opened = open();
    await toActivationCode(opened);
    await typeCode(opened.user, '12');
    expect(codeBoxes()[2]).toHaveFocus();
    await opened.user.keyboard('{Backspace}');
    expect(codeBoxes()[1]).toHaveFocus();
  });

  it('says that the code is incomplete, and sends nothing', async () => {
    const opened = open();
    await toActivationCode(opened);
    await typeCode(opened.user, '12345');
    await opened.user.click(button('Account activeren'));
    await seeFailure('Vul de complete 6-cijferige code in');
    expect(screen.getByRole('group', { name: 'Activatiecode' })).toHaveAccessibleDescription(
      /Vul de complete 6-cijferige code in/,
    );
    expect(sent(opened.calls)).toHaveLength(1);
  });

  it('sends address and code, and says that the account is active', async () => {
    const opened = open();
    await toActivationCode(opened);
    await typeCode(opened.user, '123456');
    await opened.user.click(button('Account activeren'));
    expect(await screen.findByText('Account succesvol geactiveerd!')).toBeVisible();
    expect(sent(opened.calls)[1]).toEqual({
      call: 'POST /api/customers/verify-activation',
      body: { email: 'fenna@bakkerij.example', code: '123456' },
    });
    await seeToast('Account geactiveerd!', 'Uw account is geactiveerd.');
    expect(screen.getByText(/Wij sturen u uw logincode per e-mail/)).toBeVisible();
    await opened.user.click(button('Nu inloggen met mijn code'));
    await heading('Log in met uw code');
  });

  it('keeps the code in its boxes when the server rejects it', async () => {
    const opened = open({
      'POST /api/customers/verify-activation': () => ({
        status: 400,
        body: { success: false, message: 'Deze code klopt niet.' },
      }),
    });
    await toActivationCode(opened);
    await typeCode(opened.user, '123456');
    await opened.user.click(button('Account activeren'));
    await seeFailure('Deze code klopt niet.');
    expect(
      codeBoxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('123456');
    expect(screen.getByRole('group', { name: 'Activatiecode' })).toHaveAccessibleDescription(
      /Deze code klopt niet/,
    );
  });
});

describe('a browser in which somebody logged in before', () => {
  const allow = (functioneel: boolean) => {
    const preferences = { noodzakelijk: true, functioneel, analytisch: false, marketing: false };
    localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(preferences));
    localStorage.setItem(CONSENT_KEYS.accepted, 'true');
  };
  beforeEach(() => allow(true));

  async function logInOnce() {
    const opened = open();
    await toTwoFactor(opened);
    await typeCode(opened.user, '111222');
    await opened.user.click(button('Code bevestigen'));
    await waitFor(() => expect(opened.location().pathname).toBe('/klant'));
    opened.unmount();
  }

  it('opens at the permanent code, without moving the focus, and stores no mail address', async () => {
    await logInOnce();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/@|bakkerij/);
    open();
    expect(await heading('Log in met uw code')).not.toHaveFocus();
    expect(screen.getByRole('group', { name: 'Logincode' })).toBeVisible();
  });

  it('is forgotten without consent for functional storage', async () => {
    await logInOnce();
    allow(false);
    open();
    await waitFor(() => expect(localStorage.getItem('eerder-ingelogd')).toBeNull());
  });

  it('has a link to the mail address, from where back is one step back', async () => {
    await logInOnce();
    const { user, back } = open();
    expect(screen.queryByRole('button', { name: 'Opnieuw beginnen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Nog geen account of een ander e-mailadres' }));
    expect(await heading('Inloggen als klant')).toHaveFocus();
    expect(email()).toBeVisible();
    back();
    expect(await heading('Log in met uw code')).toBeVisible();
  });

  it('opens at the mail address when the login was not completed', async () => {
    const opened = open();
    await toTwoFactor(opened);
    opened.unmount();
    open();
    expect(await heading('Inloggen als klant')).toBeVisible();
  });
});

describe('a code that is pasted as a whole', () => {
  it('is checked at once, as the text above the boxes says', async () => {
    const opened = open();
    await toPermanentCode(opened);
    expect(screen.getByRole('group', { name: 'Logincode' })).toHaveAccessibleDescription(
      /Plakt u de code in één keer\? Dan controleren wij die meteen\./,
    );
    await opened.user.click(codeBoxes()[0] as HTMLInputElement);
    await opened.user.paste('Uw code: 654321');
    await heading('Bevestig dat u het bent');
    expect(sent(opened.calls)).toEqual([
      { call: 'POST /api/customers/login', body: { permanentCode: '654321' } },
    ]);
  });

  it('is not sent when it is typed', async () => {
    const opened = open();
    await toPermanentCode(opened);
    await typeCode(opened.user, '654321');
    expect(sent(opened.calls)).toEqual([]);
    expect(await heading('Log in met uw code')).toBeVisible();
  });
});

describe('the permanent code', () => {
  it('says that the code is incomplete, and sends nothing', async () => {
    const opened = open();
    await toPermanentCode(opened);
    await opened.user.click(button('Inloggen'));
    await seeFailure('Vul je 6-cijferige logincode in');
    expect(sent(opened.calls)).toEqual([]);
  });

  it('sends only the code, and continues to the verification code', async () => {
    const opened = open();
    await toTwoFactor(opened);
    expect(sent(opened.calls)).toEqual([
      { call: 'POST /api/customers/login', body: { permanentCode: '654321' } },
    ]);
    await seeToast('Verificatiecode verzonden!', 'Controleer je inbox voor de 2FA code');
  });

  it('shows "Verifiëren..." on a disabled button while sending', async () => {
    const opened = open({ 'POST /api/customers/login': () => new Promise(() => {}) });
    await toPermanentCode(opened);
    await typeCode(opened.user, '654321');
    await opened.user.click(button('Inloggen'));
    expect(button('Verifiëren...')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the verification code', () => {
  it('shows the masked address of the login answer', async () => {
    const opened = open();
    await toTwoFactor(opened);
    expect(screen.getByText(`We hebben een code gestuurd naar ${MASKED}`)).toBeVisible();
  });

  it('says that the code is incomplete, and sends nothing', async () => {
    const opened = open();
    await toTwoFactor(opened);
    await typeCode(opened.user, '1');
    await opened.user.click(button('Code bevestigen'));
    await seeFailure('Vul de complete 6-cijferige verificatiecode in');
    expect(sent(opened.calls)).toHaveLength(1);
  });

  it('sends customer and code, keeps the customer and enters the portal', async () => {
    const opened = open();
    await toTwoFactor(opened);
    await typeCode(opened.user, '111222');
    await opened.user.click(button('Code bevestigen'));
    await waitFor(() => expect(opened.location().pathname).toBe('/klant'));
    expect(sent(opened.calls)[1]).toEqual({
      call: 'POST /api/customers/verify-2fa',
      body: { customerId: 'k1', code: '111222' },
    });
    expect(JSON.parse(sessionStorage.getItem('customer') as string)).toEqual(FENNA);
    expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
    await seeToast('Succesvol ingelogd!', 'klantportaal');
  });

  it('remembers a first login', async () => {
    const opened = open({
      'POST /api/customers/verify-2fa': () => ({
        body: { success: true, customer: FENNA, isFirstLogin: true },
      }),
    });
    await toTwoFactor(opened);
    await typeCode(opened.user, '111222');
    await opened.user.click(button('Code bevestigen'));
    await waitFor(() => expect(opened.location().pathname).toBe('/klant'));
    expect(sessionStorage.getItem('isFirstLogin')).toBe('true');
  });

  it('returns to the requested portal page', async () => {
    const opened = open({}, '/login/klant?naar=/klant/lease-aanvraag');
    await toTwoFactor(opened);
    await typeCode(opened.user, '111222');
    await opened.user.click(button('Code bevestigen'));
    await waitFor(() => expect(opened.location().pathname).toBe('/klant/lease-aanvraag'));
  });
});

describe('the steps', () => {
  it('starts again at "Opnieuw beginnen", with empty fields', async () => {
    const opened = open();
    await toActivationCode(opened);
    await opened.user.click(button('Opnieuw beginnen'));
    await heading('Inloggen als klant');
    expect(email()).toHaveValue('');
  });

  it('goes one step back with the back button of the browser, and keeps the address', async () => {
    const opened = open();
    await toActivationCode(opened);
    opened.back();
    await heading('Inloggen als klant');
    expect(email()).toHaveValue('fenna@bakkerij.example');
  });

  it('goes back from the permanent code to the first step', async () => {
    const opened = open();
    await toPermanentCode(opened);
    opened.back();
    await heading('Inloggen als klant');
    expect(opened.location().pathname).toBe('/login/klant');
  });

  it('leaves no earlier steps in the history after "Opnieuw beginnen"', async () => {
    const opened = open({}, '/login');
    opened.navigate('/login/klant?naar=/klant/account');
    await toTwoFactor(opened);
    await opened.user.click(button('Opnieuw beginnen'));
    await heading('Inloggen als klant');
    expect(opened.location()).toMatchObject({
      pathname: '/login/klant',
      search: '?naar=/klant/account',
    });
    opened.back();
    expect(opened.location().pathname).toBe('/login');
  });

  it('does not go back to an activation code that was used', async () => {
    const opened = open();
    await toActivationCode(opened);
    await typeCode(opened.user, '123456');
    await opened.user.click(button('Account activeren'));
    await heading('Uw account is klaar');
    opened.back();
    await heading('Inloggen als klant');
  });

  it('focuses the first empty box at every submit with an incomplete code', async () => {
    const opened = open();
    await toPermanentCode(opened);
    await typeCode(opened.user, '12');
    for (let again = 0; again < 2; again++) {
      await opened.user.click(button('Inloggen'));
      await seeFailure('Vul je 6-cijferige logincode in');
      expect(codeBoxes()[2]).toHaveFocus();
    }
  });

  it('links to the forgotten code, the other portals and help', () => {
    open();
    expect(screen.getByRole('link', { name: 'Code vergeten?' })).toHaveAttribute(
      'href',
      '/login/klant/code-vergeten',
    );
    expect(screen.getByRole('link', { name: 'Andere ingang kiezen' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: /Hulp nodig/ })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['/klant/lease-aanvragen', 'Log in om uw aanvragen en offertes te bekijken.'],
    ['/klant/lease-koppelen?code=K7R2XPD', 'Log in om uw aanvraag te koppelen en te volgen.'],
  ])('says why the visitor who came from %s has to log in', (from, reason) => {
    open({}, `/login/klant?naar=${encodeURIComponent(from)}`);
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('explains the two steps of a login', () => {
    open();
    expect(
      screen.getByText(/met uw logincode en met een code die wij u bij elke keer inloggen mailen/),
    ).toBeVisible();
  });

  it('is accessible', async () => {
    const opened = open();
    expect((await axe(opened.container)).violations).toEqual([]);
    await toActivationCode(opened);
    expect((await axe(opened.container)).violations).toEqual([]);
  });
});
