import { axe, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { KARIN, WITH_OFFICE, withPasskeys } from '../../testing/office';
import { codeBoxes, seeFailure, sent, typeCode } from '../../testing/see';
import MedewerkerCodeVergetenPage from '../medewerker-code-vergeten/page';
import MedewerkerUitnodigingPage from '../medewerker-uitnodiging/page';
import MedewerkerLoginPage from './page';

const OPTIONS = { challenge: 'AQID' };
const PASSKEY = { id: 'sleutel', type: 'public-key' };
const LOGGED_IN = { body: { success: true, medewerker: KARIN } };
const OFFICE = {
  'POST /api/office/login': () => ({ body: { success: true, options: OPTIONS } }),
  'POST /api/office/login/passkey': () => LOGGED_IN,
  'POST /api/office/login/recovery-code': () => LOGGED_IN,
};
const button = (name: string) => screen.getByRole('button', { name });

test('six digits and a passkey lead to the office', async () => {
  const asked = withPasskeys(() => PASSKEY);
  const { user, calls, location } = renderWithKit(<MedewerkerLoginPage />, {
    site: WITH_OFFICE,
    api: OFFICE,
  });
  expect(codeBoxes()).toHaveLength(6);
  await typeCode(user, '493027');
  await user.click(button('Inloggen'));
  await waitFor(() => expect(location().pathname).toBe('/kantoor'));
  expect(asked).toEqual([OPTIONS]);
  expect(sent(calls)).toEqual([
    { call: 'POST /api/office/login', body: { code: '493027' } },
    { call: 'POST /api/office/login/passkey', body: { passkey: PASSKEY } },
  ]);
});

test('who stops can use the passkey after all, without typing the digits again', async () => {
  const answers = [null, PASSKEY];
  withPasskeys(() => answers.shift() ?? null);
  const { user, location } = renderWithKit(<MedewerkerLoginPage />, { site: WITH_OFFICE, api: OFFICE });
  await typeCode(user, '493027');
  await user.click(button('Inloggen'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bevestig met uw passkey' })).toHaveFocus();
  expect(await screen.findByText(/Wij kregen geen passkey/)).toBeVisible();
  await user.click(button('Passkey gebruiken'));
  await waitFor(() => expect(location().pathname).toBe('/kantoor'));
});

test('a recovery code logs in, and a wrong one stays with its sentence', async () => {
  withPasskeys(() => null);
  const message = 'Deze herstelcode klopt niet of is al gebruikt. Probeer een andere.';
  let tries = 0;
  const { user, calls, location, container } = renderWithKit(<MedewerkerLoginPage />, {
    site: WITH_OFFICE,
    api: {
      ...OFFICE,
      'POST /api/office/login/recovery-code': () =>
        tries++ === 0 ? { status: 400, body: { success: false, message } } : LOGGED_IN,
    },
  });
  await typeCode(user, '493027');
  await user.click(button('Inloggen'));
  await user.click(await screen.findByRole('button', { name: 'Herstelcode gebruiken' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Log in met een herstelcode' })).toHaveFocus();
  const field = screen.getByRole('textbox', { name: 'Herstelcode' });
  await user.type(field, 'K7M2P4Q-3W9XRTA');
  await user.click(button('Inloggen'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue('K7M2P4Q-3W9XRTA');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(button('Inloggen'));
  await waitFor(() => expect(location().pathname).toBe('/kantoor'));
  expect(sent(calls).at(-1)?.body).toEqual({ herstelcode: 'K7M2P4Q-3W9XRTA' });
});

test('a passkey that is refused leads back to the digits, with the reason', async () => {
  withPasskeys(() => PASSKEY);
  const message = 'Wij herkennen deze passkey niet. Begin opnieuw met uw code.';
  const { user } = renderWithKit(<MedewerkerLoginPage />, {
    site: WITH_OFFICE,
    api: {
      ...OFFICE,
      'POST /api/office/login/passkey': () => ({ status: 400, body: { success: false, message } }),
    },
  });
  await typeCode(user, '493027');
  await user.click(button('Inloggen'));
  await seeFailure(message);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen als medewerker' })).toHaveFocus();
  expect(screen.getAllByText(message)).toHaveLength(2);
});

test('a forgotten code is mailed', async () => {
  const { user, calls } = renderWithKit(<MedewerkerCodeVergetenPage />, {
    site: WITH_OFFICE,
    api: { 'POST /api/office/forgot-code': () => ({ body: { success: true } }) },
  });
  await user.type(screen.getByRole('textbox', { name: 'E-mailadres' }), ' karin@zakenwiel.example');
  await user.click(button('Code aanvragen'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mail verzonden!' })).toHaveFocus();
  expect(sent(calls)).toEqual([
    { call: 'POST /api/office/forgot-code', body: { email: 'karin@zakenwiel.example' } },
  ]);
});

describe('an invitation', () => {
  const invitation = (hash: string) => {
    window.location.hash = hash;
    return renderWithKit(<MedewerkerUitnodigingPage />, {
      site: WITH_OFFICE,
      api: {
        'POST /api/office/invitation': () => ({
          body: { success: true, options: OPTIONS, medewerker: { naam: KARIN.naam, email: KARIN.email } },
        }),
        'POST /api/office/registration': () => ({
          body: {
            success: true,
            medewerker: KARIN,
            logincode: '493027',
            herstelcodes: ['K7M2P4Q-3W9XRTA', 'W9XRTA3-2P4QK7M'],
          },
        }),
      },
    });
  };
  afterEach(() => {
    window.location.hash = '';
  });

  it('makes a passkey, and shows the codes once', async () => {
    const asked = withPasskeys(() => PASSKEY);
    const { user, calls, container } = invitation('#geheim');
    await user.click(await screen.findByRole('button', { name: 'Passkey maken' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bewaar uw codes' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Herstelcodes' })).toHaveTextContent('K7M2P4Q-3W9XRTA');
    expect(container).toHaveTextContent('493027');
    expect(screen.getByRole('link', { name: 'Naar het kantoor' })).toHaveAttribute('href', '/kantoor');
    expect(asked).toEqual([OPTIONS]);
    expect(sent(calls)).toEqual([
      { call: 'POST /api/office/invitation', body: { uitnodiging: 'geheim' } },
      { call: 'POST /api/office/registration', body: { passkey: PASSKEY } },
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says what to do when no passkey was made', async () => {
    withPasskeys(() => null);
    const { user } = invitation('#geheim');
    await user.click(await screen.findByRole('button', { name: 'Passkey maken' }));
    expect(await screen.findByText(/Er is geen passkey gemaakt/)).toBeVisible();
    expect(button('Passkey maken')).toBeVisible();
  });

  it('says that a part of the link is missing', async () => {
    const { user, calls } = invitation('');
    await user.click(button('Passkey maken'));
    expect(await screen.findByText(/In deze link ontbreekt een stuk/)).toBeVisible();
    expect(sent(calls)).toEqual([]);
  });
});
