import type { ComplaintStatusAnswer } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ComplaintStatusPage from './page';

const CALL = 'POST /api/complaints/status';
const RECEIVED: ComplaintStatusAnswer = {
  success: true,
  status: 'received',
  ontvangenOp: '2026-11-20T13:32:00.000Z',
  antwoordUiterlijkOp: '2026-11-27',
};
const HANDLED: ComplaintStatusAnswer = {
  ...RECEIVED,
  status: 'in-handling',
  inBehandelingOp: '2026-11-23T09:15:00.000Z',
};
const { antwoordUiterlijkOp: _promised, ...WITHOUT_DAY } = HANDLED;
const ANSWERED: ComplaintStatusAnswer = {
  ...WITHOUT_DAY,
  status: 'answered',
  // Already the next day in the Netherlands.
  beantwoordOp: '2026-11-25T23:40:00.000Z',
};
const UNKNOWN = {
  success: false,
  message: 'Wij vinden geen klacht met dit nummer en dit e-mailadres.',
  errors: {
    klachtnummer: 'Kijk het nummer na in de e-mail die u van ons kreeg.',
    email: 'Vul het e-mailadres in waarop u die e-mail kreeg.',
  },
};

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

function open(api: FakeApi = {}, search = '') {
  return renderWithKit(<ComplaintStatusPage />, { path: `/klacht-volgen${search}`, api });
}

const number = () => screen.getByLabelText('Klachtnummer');
const email = () => screen.getByLabelText('E-mailadres');
const submit = () => user.click(screen.getByRole('button', { name: 'Bekijk de status' }));

async function fill(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function ask(klachtnummer = 'K2026-000123') {
  await fill(number(), klachtnummer);
  await fill(email(), 'anna@bedrijf.nl');
  await submit();
}

/** The stages below this heading, as they are read. */
const stages = (heading: string) => {
  const course = screen.getByRole('region', { name: heading });
  return within(course)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test.each([
  [
    'received',
    RECEIVED,
    'Wij hebben uw klacht ontvangen',
    [
      'Nu: Ontvangenvrijdag 20 november 2026',
      'Straks: In behandelingWij beginnen zo snel mogelijk',
      'Straks: BeantwoordU hoort uiterlijk vrijdag 27 november 2026 van ons',
    ],
    'U hoort uiterlijk vrijdag 27 november 2026 van ons.',
  ],
  [
    'handled',
    HANDLED,
    'Wij behandelen uw klacht',
    [
      'Klaar: Ontvangenvrijdag 20 november 2026',
      'Nu: In behandelingSinds maandag 23 november 2026',
      'Straks: BeantwoordU hoort uiterlijk vrijdag 27 november 2026 van ons',
    ],
    'U hoort uiterlijk vrijdag 27 november 2026 van ons.',
  ],
  [
    'handled again',
    WITHOUT_DAY,
    'Wij behandelen uw klacht',
    [
      'Klaar: Ontvangenvrijdag 20 november 2026',
      'Nu: In behandelingSinds maandag 23 november 2026',
      'Straks: BeantwoordZo snel mogelijk',
    ],
    'U hoort zo snel mogelijk van ons.',
  ],
  [
    'answered',
    ANSWERED,
    'Uw klacht is beantwoord',
    [
      'Klaar: Ontvangenvrijdag 20 november 2026',
      'Klaar: In behandelingmaandag 23 november 2026',
      'Klaar: Beantwoorddonderdag 26 november 2026',
    ],
    'Bent u het niet eens met ons antwoord?',
  ],
  [
    'answered at once',
    { ...ANSWERED, inBehandelingOp: undefined },
    'Uw klacht is beantwoord',
    ['Klaar: Ontvangenvrijdag 20 november 2026', 'Klaar: Beantwoorddonderdag 26 november 2026'],
    'Bent u het niet eens met ons antwoord?',
  ],
  [
    'unknown to this release',
    { ...RECEIVED, status: 'Doorgestuurd' },
    'Uw klacht: Doorgestuurd',
    ['Klaar: Ontvangenvrijdag 20 november 2026', 'Nu: Doorgestuurd'],
    'U hoort uiterlijk vrijdag 27 november 2026 van ons.',
  ],
])(
  'a complaint that is %s shows its stages with their dates, and what follows',
  async (_status, answer, heading, course, text) => {
    const { container } = open({ [CALL]: () => ({ body: answer }) });
    await ask();
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toHaveFocus();
    expect(screen.getByText('K2026-000123')).toBeInTheDocument();
    expect(stages(heading)).toEqual(course);
    expect(container).toHaveTextContent(text);
    expect((await axe(container)).violations).toEqual([]);
  },
);

test('a day that is over is not promised any more, with phone and mail', async () => {
  jest.setSystemTime(new Date('2026-11-28T00:30:00Z'));
  open({ [CALL]: () => ({ body: HANDLED }) });
  await ask();
  const course = await screen.findByRole('region', { name: 'Wij behandelen uw klacht' });
  expect(course).toHaveTextContent('U had uiterlijk vrijdag 27 november 2026 van ons moeten horen.');
  expect(course).not.toHaveTextContent('U hoort uiterlijk');
  expect(within(course).getByRole('link', { name: '085 000 00 00' })).toBeInTheDocument();
  expect(within(course).getByRole('link', { name: 'klachten@zakenwiel.example' })).toBeInTheDocument();
});

test('the last day itself is still promised', async () => {
  jest.setSystemTime(new Date('2026-11-27T22:30:00Z'));
  open({ [CALL]: () => ({ body: HANDLED }) });
  await ask();
  expect(await screen.findByText('U hoort uiterlijk vrijdag 27 november 2026 van ons.')).toBeInTheDocument();
});

test('the number is sent as the mails have it, and stays in the field as it was typed', async () => {
  const { calls } = open({ [CALL]: () => ({ body: RECEIVED }) });
  await ask('k2026 123');
  await screen.findByRole('heading', { name: 'Wij hebben uw klacht ontvangen' });
  expect(calls.map(({ body }) => body)).toEqual([{ klachtnummer: 'K2026-000123', email: 'anna@bedrijf.nl' }]);
  expect(number()).toHaveValue('k2026 123');
});

test.each([
  ['?nummer=k2026-000123', 'K2026-000123'],
  ['?nummer=K2026', ''],
  ['?nummer=%3Cb%3E', ''],
  ['', ''],
])('the address %s fills in the number %j, and sends nothing', (search, expected) => {
  const { calls } = open({}, search);
  expect(number()).toHaveValue(expected);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an empty form has a message at both fields, focuses the first, and is not sent', async () => {
  const { calls } = open();
  await submit();
  expect(number()).toHaveFocus();
  expect(number()).toHaveAccessibleDescription(/Vul uw klachtnummer in, bijvoorbeeld K2026-000123\./);
  expect(email()).toHaveAccessibleDescription(/Vul een e-mailadres in, bijvoorbeeld naam@bedrijf\.nl\./);
  await fill(number(), 'K2026-000123');
  expect(number()).toBeValid();
  await submit();
  expect(email()).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a complaint that is not found has the message, one at each field until it is changed, and keeps what was typed', async () => {
  open({ [CALL]: () => ({ status: 404, body: UNKNOWN }) });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(UNKNOWN.message);
  expect(number()).toHaveFocus();
  expect(number()).toHaveAccessibleDescription(new RegExp(UNKNOWN.errors.klachtnummer));
  expect(email()).toHaveAccessibleDescription(new RegExp(UNKNOWN.errors.email));
  expect([number(), email()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'K2026-000123',
    'anna@bedrijf.nl',
  ]);
  await user.type(number(), '4');
  expect(number()).toBeValid();
  expect(email()).toBeInvalid();
});

test('too many tries say when the next one is allowed', async () => {
  const message = 'U hebt dit te vaak geprobeerd. Probeer het over 14 minuten opnieuw.';
  open({ [CALL]: () => ({ status: 429, body: { success: false, message } }) });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
});

test.each([
  [
    'is not available',
    () => ({
      status: 503,
      body: {
        success: false,
        message: 'De website is even niet bereikbaar. Probeer het over een paar seconden opnieuw.',
      },
    }),
    'De website is even niet bereikbaar.',
  ],
  ['fails', () => ({ status: 500 }), 'Wij konden onze server niet bereiken.'],
  ['is not reached', () => Promise.reject(new TypeError('offline')), 'Wij konden onze server niet bereiken.'],
])(
  'when the server %s, the page says so, keeps what was typed, and tries again',
  async (_how, fail, message) => {
    let answer: FakeApi[string] = fail;
    open({ [CALL]: (call) => answer(call) });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(number()).toHaveValue('K2026-000123');
    expect(email()).toHaveValue('anna@bedrijf.nl');
    answer = () => ({ body: RECEIVED });
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { name: 'Wij hebben uw klacht ontvangen' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('while a complaint is looked up, the button says so and an earlier result is gone', async () => {
  let answer: FakeApi[string] = () => ({ body: RECEIVED });
  open({ [CALL]: (call) => answer(call) });
  await ask();
  await screen.findByRole('heading', { name: 'Wij hebben uw klacht ontvangen' });
  answer = () => new Promise(() => {});
  await submit();
  expect(screen.getByRole('button', { name: 'Zoeken...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('heading', { name: 'Wij hebben uw klacht ontvangen' })).not.toBeInTheDocument();
});

test('the page links to the complaint form and is accessible', async () => {
  const { container } = open();
  expect(screen.getByRole('link', { name: 'klacht indienen' })).toHaveAttribute('href', '/klacht-indienen');
  expect((await axe(container)).violations).toEqual([]);
});
