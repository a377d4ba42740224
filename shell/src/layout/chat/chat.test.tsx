import { ALL_COOKIES, CONSENT_KEYS, NECESSARY_COOKIES, useConsent, useLogout } from '@site/kit';
import { CodeBoxes } from '@site/kit/controls';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ChatProvider } from './chat';

/** The chat, with controls for the consent and the session that it depends on. */
function Site() {
  const logout = useLogout();
  const { save } = useConsent();
  return (
    <>
      <button type="button" onClick={() => void logout()}>
        Uitloggen
      </button>
      <button type="button" onClick={() => save(NECESSARY_COOKIES)}>
        Alleen noodzakelijk
      </button>
      <ChatProvider>{null}</ChatProvider>
    </>
  );
}

async function openChat(api: FakeApi = {}) {
  const kit = renderWithKit(<Site />, { api });
  await kit.user.click(await screen.findByRole('button', { name: 'Chat openen' }));
  await screen.findByRole('dialog', { name: 'Chat' });
  return kit;
}

const field = () => screen.getByRole('textbox', { name: 'Uw bericht' });
const messages = () =>
  within(screen.getByRole('log', { name: 'Berichten' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** The visitor chose about cookies on an earlier visit. */
function chose(choice: typeof ALL_COOKIES) {
  localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(choice));
  localStorage.setItem(CONSENT_KEYS.accepted, 'true');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const GREETING = 'Welkom bij Zakenwiel. Waar kunnen wij u mee helpen?';

test('the chat greets, says that it is not staffed yet, and shows nothing else', async () => {
  const { container } = await openChat();
  expect(messages()).toEqual([GREETING]);
  expect(field()).toHaveAccessibleDescription('Deze chat is nog niet bemand; bel of stuur een bericht');
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['bel', 'tel:+31850000000'],
    ['stuur een bericht', '/contact'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('Enter adds the trimmed message, without a request', async () => {
  const { user, calls } = await openChat();
  const before = calls.length;
  await user.type(field(), '  Kan dat ook met BKR?  {Enter}');
  expect(messages()).toEqual([GREETING, 'U: Kan dat ook met BKR?']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(calls).toHaveLength(before);
});

test('the button adds a message too, and the field keeps the focus', async () => {
  const { user } = await openChat();
  await user.type(field(), 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Plaatsen' }));
  expect(messages()).toEqual([GREETING, 'U: Hallo']);
  expect(field()).toHaveFocus();
});

test.each(['', '   ', ' \n\t '])('an empty message (%j) is not added', async (nothing) => {
  const { user } = await openChat();
  await user.click(field());
  if (nothing) await user.paste(nothing);
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Plaatsen' }));
  expect(messages()).toEqual([GREETING]);
});

test.each([
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['10,000 characters', 'W'.repeat(10_000)],
])('%s is text', async (_what, text) => {
  const { user } = await openChat();
  await user.click(field());
  await user.paste(text);
  await user.keyboard('{Enter}');
  expect(messages()).toEqual([GREETING, `U: ${text}`]);
});

test('Escape and the close button close the chat and restore the focus; the draft remains', async () => {
  const { user } = await openChat();
  await user.type(field(), 'Eerste bericht{Enter}Nog niet af');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Chat openen' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(messages()).toEqual([GREETING, 'U: Eerste bericht']);
  expect(field()).toHaveValue('Nog niet af');
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Chat sluiten' }));
  expect(screen.getByRole('button', { name: 'Chat openen' })).toHaveFocus();
});

test('a link to the contact form closes the chat', async () => {
  const { user, location } = await openChat();
  await user.click(screen.getByRole('link', { name: 'stuur een bericht' }));
  expect(location().pathname).toBe('/contact');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Asks for a code when its button is pressed, and no more when it is pressed again. */
function PageThatAsksForACode() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ChatProvider>{null}</ChatProvider>
      {asking && <CodeBoxes legend="Code" kind="digits" length={6} value="" onChange={() => {}} />}
      <button type="button" onClick={() => setAsking(!asking)}>
        Code
      </button>
    </>
  );
}

test('the chat is hidden on a screen with code boxes; afterwards it is back, with its draft', async () => {
  const { user } = renderWithKit(<PageThatAsksForACode />);
  await user.click(await screen.findByRole('button', { name: 'Chat openen' }));
  await screen.findByRole('dialog', { name: 'Chat' });
  await user.type(field(), 'Hallo{Enter}');
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Chat openen' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Code' }));
  await user.click(screen.getByRole('button', { name: 'Chat openen' }));
  expect(messages()).toEqual([GREETING, 'U: Hallo']);
});

describe('over a reload', () => {
  test('the messages are stored with consent', async () => {
    chose(ALL_COOKIES);
    const first = await openChat();
    await first.user.type(field(), 'Bewaar mij{Enter}');
    first.unmount();
    await openChat();
    expect(messages()).toEqual([GREETING, 'U: Bewaar mij']);
  });

  test.each([
    ['did not choose yet', () => {}],
    ['allow only what is necessary', () => chose(NECESSARY_COOKIES)],
  ])('nothing is kept for visitors who %s', async (_who, choose) => {
    choose();
    sessionStorage.setItem('chat', '["Van eerder"]');
    const { user } = await openChat();
    await user.type(field(), 'Vergeet mij{Enter}');
    expect(messages()).toEqual([GREETING, 'U: Vergeet mij']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('stored messages are removed when consent is withdrawn, and stay on screen', async () => {
    chose(ALL_COOKIES);
    const { user } = await openChat();
    await user.type(field(), 'Bewaar mij{Enter}');
    expect(sessionStorage).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Alleen noodzakelijk' }));
    expect(sessionStorage).toHaveLength(0);
    expect(messages()).toEqual([GREETING, 'U: Bewaar mij']);
  });

  test.each(['{"a":', '{"a":1}', '"tekst"', '[1,null]', 'null'])('%s is removed', async (broken) => {
    chose(ALL_COOKIES);
    sessionStorage.setItem('chat', broken);
    await openChat();
    expect(messages()).toEqual([GREETING]);
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a logout removes the messages', async () => {
  chose(ALL_COOKIES);
  const { user } = await openChat({
    'GET /api/auth/user': () => ({ body: { id: '1', email: 'fenna@bedrijf.example', rol: 'klant' } }),
    'POST /api/customers/logout': () => ({ body: { success: true } }),
  });
  await user.type(field(), 'Mijn aanvraag{Enter}Half');
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await waitFor(() => expect(messages()).toEqual([GREETING]));
  expect(field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});
