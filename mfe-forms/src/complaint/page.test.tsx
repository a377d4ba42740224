import { STANDAARD_IDENTITEIT } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ComplaintPage from './page';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup({ delay: null });

/** A backend that answers a complaint like this, after a delay. */
const answering = (body: unknown): FakeApi => ({
  'POST /api/complaints': () => new Promise((resolve) => setTimeout(() => resolve({ body }), 10)),
});
const SENT = answering({ success: true });

function open(api: FakeApi = {}, site = STANDAARD_IDENTITEIT) {
  return renderWithKit(<ComplaintPage />, { path: '/klacht-indienen', api, site });
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const next = () => press('Volgende');
const send = () => press('Klacht versturen');
const field = (name: string) => screen.getByLabelText(name);
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const fill = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.paste(text);
};

async function start() {
  await press('Start klacht formulier');
  act(() => jest.advanceTimersByTime(1500));
}

type Step = 2 | 3 | 4 | 5 | 6 | 7;

/** Fills in the form up to a step, about this party. */
async function fillInUntil(step: Step, about = 'Zakenwiel', onStep = (_reached: number) => {}) {
  const answers = [
    () => choose(about),
    () => fill('Volledige naam', 'Jan van der Berg'),
    () => fill('E-mailadres', 'jan@bakkerij.nl'),
    () => fill('Telefoonnummer', '06 12345678'),
    () => fill('Onderwerp', 'Geen antwoord'),
    () => fill('Beschrijving', 'Ik wacht al drie weken.'),
  ];
  for (const [index, answer] of answers.slice(0, step - 1).entries()) {
    await answer();
    await next();
    onStep(index + 2);
  }
}

/** The stored state at each step, with complete answers about Zakenwiel. */
const kept = new Map<number, Record<string, string>>();

/** Opens the complaint at a step, with all before it filled in, as in a later visit. */
async function openAt(step: Step, api: FakeApi = {}) {
  if (kept.size === 0) {
    const { unmount } = open();
    await start();
    await fillInUntil(7, undefined, (reached) => kept.set(reached, { ...sessionStorage }));
    unmount();
  }
  for (const [key, text] of Object.entries(kept.get(step) ?? {})) sessionStorage.setItem(key, text);
  const opened = open(api);
  await press('Verder waar u was');
  expect(screen.getByText(`Stap ${step} van 7`)).toBeInTheDocument();
  return opened;
}

describe('Introduction', () => {
  test('It shows how long filling in takes, how a complaint is handled, and who can be reached directly', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Klacht indienen');
    expect(screen.getByText(/ongeveer 5 minuten/)).toBeInTheDocument();
    expect(screen.getByText('Bevestiging binnen 24 uur')).toBeInTheDocument();
    expect(screen.getByText(/klachtnummer en een samenvatting/)).toBeInTheDocument();
    expect(screen.getByText('In behandeling binnen 5 werkdagen')).toBeInTheDocument();
    expect(screen.getByText('Persoonlijk contact binnen 10 werkdagen')).toBeInTheDocument();
    expect(screen.getByText(/krijgt op werkdagen binnen 24 uur antwoord/)).toHaveTextContent(
      'klachten@zakenwiel.example',
    );
  });

  test("After the start 'Klacht formulier wordt voorbereid' shows for 1.5 seconds", async () => {
    open();
    await press('Start klacht formulier');
    act(() => jest.advanceTimersByTime(1400));
    expect(screen.getByText('Klacht formulier wordt voorbereid')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Stap 1 van 7')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  });
});

describe('Going back to the introduction', () => {
  test('Back from the first step leads to it, with its own title and the focus on its heading', async () => {
    const { back, location } = open();
    await start();
    back();
    expect(screen.getByRole('heading', { level: 1, name: 'Klacht indienen' })).toHaveFocus();
    expect(document.title).toBe('Klacht indienen | Zakenwiel');
    expect(location().pathname).toBe('/klacht-indienen');
    expect(screen.getByRole('button', { name: 'Start klacht formulier' })).toBeInTheDocument();
  });

  test("A later visit continues at the same step, or removes the answers with 'Opnieuw beginnen'", async () => {
    await openAt(3);
    cleanup();
    open();
    expect(screen.queryByRole('button', { name: 'Start klacht formulier' })).not.toBeInTheDocument();
    await press('Opnieuw beginnen');
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByText('Stap 1 van 7')).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('Each step has a link to home', async () => {
    await openAt(3);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

describe('Steps', () => {
  test('A complaint is about the site itself, a garage or a partner, and one must be chosen', async () => {
    open({}, { ...STANDAARD_IDENTITEIT, naam: 'Voorbeeld', productWaarde: 'voorbeeld' });
    await start();
    const radios = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ value }) => value)).toEqual(['voorbeeld', 'garage', 'partner']);
    expect(radios.filter(({ checked }) => checked)).toHaveLength(0);
    await next();
    expect(screen.getByText('Stap 1 van 7')).toBeInTheDocument();
    await choose('Voorbeeld');
    await next();
    expect(screen.getByText('Stap 2 van 7')).toBeInTheDocument();
  });

  test.each([
    [2, 'Volledige naam', 1000, '1000'],
    [5, 'Onderwerp', 1000, '1000'],
    [6, 'Beschrijving', 200_000, '200.000'],
    [6, 'Eerder contact (optioneel)', 200_000, '200.000'],
  ] as const)(
    'Step %i takes a %s of %i characters, counts near that, and says what fits before it is sent',
    async (step, label, most, inWords) => {
      await openAt(step);
      if (step === 6) await fill('Beschrijving', 'Ik wacht al drie weken.');
      const text = 'é'.repeat(most);
      fireEvent.change(field(label), { target: { value: `${text}🚐` } });
      expect(field(label)).toHaveAccessibleDescription(/1 teken te veel\./);
      await next();
      expect(screen.getByText(`Stap ${step} van 7`)).toBeInTheDocument();
      expect(field(label)).toHaveAccessibleDescription(
        new RegExp(`Gebruik hoogstens ${inWords.replace('.', '\\.')} tekens\\.$`),
      );
      expect((field(label) as HTMLInputElement).value === `${text}🚐`).toBe(true);
      fireEvent.change(field(label), { target: { value: ` ${text.slice(5)} ` } });
      expect(field(label)).toHaveAccessibleDescription(/Nog 3 tekens\./);
      await next();
      expect(screen.getByText(`Stap ${step + 1} van 7`)).toBeInTheDocument();
    },
  );

  test('A name of a garage that is too long gives an error at its field', async () => {
    open();
    await start();
    await fillInUntil(5, 'Een garage');
    await fill('Onderwerp', 'Geen antwoord');
    fireEvent.change(field('Naam van de garage *'), { target: { value: 'g'.repeat(1001) } });
    await next();
    expect(screen.getByText('Stap 5 van 7')).toBeInTheDocument();
    expect(field('Naam van de garage *')).toHaveAccessibleDescription(/Gebruik hoogstens 1000 tekens\.$/);
    expect(field('Onderwerp')).toBeValid();
  });

  test("'Vorige' is there from the second step on", async () => {
    open();
    await start();
    expect(screen.queryByRole('button', { name: 'Vorige' })).not.toBeInTheDocument();
    await fillInUntil(2);
    await press('Vorige');
    expect(screen.getByRole('radio', { name: 'Zakenwiel' })).toBeChecked();
  });

  test.each([
    [2, 'Volledige naam', '   '],
    [3, 'E-mailadres', 'jan.bakkerij.nl'],
    [4, 'Telefoonnummer', ''],
    [5, 'Onderwerp', ''],
    [6, 'Beschrijving', ''],
  ] as const)('Step %i does not go on without a good %s', async (step, label, text) => {
    await openAt(step);
    if (text) await fill(label, text);
    await next();
    expect(screen.getByText(`Stap ${step} van 7`)).toBeInTheDocument();
    expect(field(label)).toBeInvalid();
  });

  test('The name of a garage is asked only for a garage, that of a partner only for a partner', async () => {
    await openAt(5);
    expect(screen.queryByLabelText(/Naam van de/)).not.toBeInTheDocument();
    for (let step = 0; step < 4; step++) await press('Vorige');
    await choose('Een garage');
    for (let step = 0; step < 4; step++) await next();
    expect(field('Naam van de garage *')).toBeInTheDocument();
    expect(screen.queryByLabelText('Naam van de financial partner *')).not.toBeInTheDocument();
    for (let step = 0; step < 4; step++) await press('Vorige');
    await choose('Een financial partner');
    for (let step = 0; step < 4; step++) await next();
    expect(field('Naam van de financial partner *')).toBeInTheDocument();
    expect(screen.queryByLabelText('Naam van de garage *')).not.toBeInTheDocument();
  });

  test('The category is optional and has seven answers', async () => {
    await openAt(5);
    const category = screen.getByRole('combobox', { name: /Categorie/ });
    expect(category).toHaveTextContent('Kies een categorie');
    category.focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Communicatie',
      'Service/klantenservice',
      'Financiële afhandeling',
      'Technische problemen',
      'Levering/afhandeling',
      'Kwaliteit product/dienst',
      'Anders',
    ]);
  });

  test('Texts have no length limit and nothing can be uploaded', async () => {
    const { container } = await openAt(6);
    expect(field('Beschrijving')).not.toHaveAttribute('maxlength');
    expect(container.querySelector('input[type=file]')).toBeNull();
  });
});

describe('Sending', () => {
  test('It posts exactly the complaint, with other fields empty', async () => {
    const { calls } = await openAt(5, SENT);
    await fill('Onderwerp', 'Geen antwoord');
    screen.getByRole('combobox', { name: /Categorie/ }).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('option', { name: 'Financiële afhandeling' }));
    await next();
    await fill('Beschrijving', 'Ik wacht al drie weken.');
    await fill('Eerder contact (optioneel)', 'Met Piet');
    await next();
    await send();
    await screen.findByText('Wij nemen binnen 5 werkdagen contact met u op.');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/complaints' });
    expect(calls[0]?.body).toEqual({
      klachtType: 'zakenwiel',
      naam: 'Jan van der Berg',
      email: 'jan@bakkerij.nl',
      telefoon: '06 12345678',
      bedrijf: '',
      klachtOnderwerp: 'Geen antwoord',
      klachtCategorie: 'financieel',
      garagenaam: '',
      partnernaam: '',
      beschrijving: 'Ik wacht al drie weken.',
      gewenstUitkomst: '',
      eerderContact: 'Met Piet',
      bijlagen: [],
    });
  });

  test.each([
    [
      'Een garage',
      'garagenaam',
      'Naam van de garage *',
      'Garage naam vereist',
      'Vul de naam van de garage in bij een klacht over een garage.',
    ],
    [
      'Een financial partner',
      'partnernaam',
      'Naam van de financial partner *',
      'Partner naam vereist',
      'Vul de naam van de financial partner in bij een klacht over een partner.',
    ],
  ])(
    'A complaint about %s without its name is not sent, and the field is pointed out',
    async (about, key, label, title, text) => {
      const { calls } = open(SENT);
      await start();
      await fillInUntil(7, about);
      expect(screen.getByText(title)).toBeInTheDocument();
      await send();
      expect(calls).toHaveLength(0);
      expect(screen.getByText('Stap 5 van 7')).toBeInTheDocument();
      expect(screen.getByText(title)).toBeInTheDocument();
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
      await fill(label, 'De Hoek');
      await next();
      expect(screen.getByText('Stap 7 van 7')).toBeInTheDocument();
      await send();
      await screen.findByText('Wij nemen binnen 5 werkdagen contact met u op.');
      expect(calls[0]?.body).toMatchObject({ [key]: 'De Hoek' });
    },
  );

  test('After a lost answer and a reload it is sent with the same key', async () => {
    const never: FakeApi = { 'POST /api/complaints': () => new Promise(() => {}) };
    const first = await openAt(7, never);
    await send();
    cleanup();
    const second = open(never);
    await press('Verder waar u was');
    await send();
    const key = (calls: typeof first.calls) => calls.at(-1)?.headers['idempotency-key'];
    expect(key(first.calls)).toMatch(/^[0-9a-f]{32}$/);
    expect(key(second.calls)).toBe(key(first.calls));
  });

  test('While sending, the button says so and is disabled', async () => {
    await openAt(7, { 'POST /api/complaints': () => new Promise(() => {}) });
    await send();
    expect(screen.getByRole('button', { name: 'Verzenden...' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('After sending, the page says that the number is in the mail, counts down and goes to the home page', async () => {
    const { location } = await openAt(7, SENT);
    await send();
    await screen.findByText('Wij nemen binnen 5 werkdagen contact met u op.');
    expect(screen.getByText(/Daarin staan uw klachtnummer/)).toBeInTheDocument();
    expect(await screen.findByText(/Klopt dit adres niet/)).toHaveTextContent('Bel ons: 085 000 00 00.');
    for (let second = 0; second < 5; second++) act(() => jest.advanceTimersByTime(1000));
    expect(location().pathname).toBe('/');
  });

  test('After sending, the page shows what happens when, by the days of the backend, and not the number', async () => {
    await openAt(
      7,
      answering({
        success: true,
        klachtnummer: 'K2026-000123',
        ontvangenOp: '2026-12-22',
        behandelingUiterlijk: '2026-12-29',
        antwoordUiterlijk: '2026-12-30',
      }),
    );
    await send();
    await screen.findByRole('heading', { name: 'Wat gebeurt er nu' });
    expect(document.body).not.toHaveTextContent('K2026-000123');
    const texts = (item: HTMLElement) => Array.from(item.children, ({ textContent }) => textContent);
    expect(screen.getAllByRole('listitem').map(texts)).toEqual([
      ['Uw klacht is binnen', 'Ontvangen op dinsdag 22 december 2026.'],
      ['U krijgt een bevestiging', 'Binnen 24 uur, per e-mail.'],
      ['Wij nemen uw klacht in behandeling', 'Uiterlijk dinsdag 29 december 2026.'],
      [
        'Wij nemen persoonlijk contact met u op',
        'Uiterlijk woensdag 30 december 2026. Duurt het uitzoeken langer, dan hoort u de uitkomst binnen 10 werkdagen.',
      ],
    ]);
    expect(screen.getByRole('button', { name: 'Bewaar als pdf' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volg uw klacht' })).toHaveAttribute('href', '/klacht-volgen');
  });

  test('After a reload or by the back button its confirmation is there again, until another begins', async () => {
    const { rerender } = await openAt(7, SENT);
    await send();
    await screen.findByText('Wij nemen binnen 5 werkdagen contact met u op.');
    rerender(<ComplaintPage key="opnieuw geladen" />);
    expect(screen.getByText(/^U verstuurde uw klacht op /)).toBeInTheDocument();
    expect(screen.queryByText(/gaat u vanzelf verder/)).not.toBeInTheDocument();
    await press('Nieuwe klacht indienen');
    expect(screen.getByText('Stap 1 van 7')).toBeInTheDocument();
  });

  test('An answer without days, of an older backend, is confirmed without them', async () => {
    await openAt(7, SENT);
    await send();
    await screen.findByText('Wij nemen binnen 5 werkdagen contact met u op.');
    expect(screen.queryByText('Wat gebeurt er nu')).not.toBeInTheDocument();
  });

  test.each([
    [{ success: false, message: 'Uw klacht is te lang.' }, 'Uw klacht is te lang.'],
    [{ success: false }, 'Er is iets misgegaan. Probeer het opnieuw of neem contact met ons op.'],
    [
      'geen json',
      'Er is een fout opgetreden bij het verzenden. Probeer het opnieuw of neem contact met ons op.',
    ],
  ])('The answer %j is shown in a toast, and the complaint can be sent again', async (body, text) => {
    await openAt(7, answering(body));
    await send();
    expect(await screen.findByText('Fout bij indienen')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Wat u hebt ingevuld, staat er nog.');
    expect(screen.getByRole('button', { name: 'Klacht versturen' })).toBeEnabled();
    expect(screen.getByText('Ik wacht al drie weken.')).toBeInTheDocument();
  });

  test('A refusal by a limit is said once, at the button', async () => {
    const message = 'U hebt dit te vaak geprobeerd. Probeer het over 12 minuten opnieuw.';
    await openAt(7, {
      'POST /api/complaints': () => ({ status: 429, body: { success: false, message } }),
    });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${message} Wat u hebt ingevuld, staat er nog.`,
    );
    expect(screen.queryByText('Fout bij indienen')).not.toBeInTheDocument();
  });
});

test('The introduction has no accessibility violations that axe can detect', async () => {
  jest.useRealTimers();
  const { container } = open();
  expect((await axe(container)).violations).toEqual([]);
});

test('The introduction says where to go when we do not agree', () => {
  open();
  expect(screen.getByText(/kunt u naar de rechter/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Kifid/ })).toHaveAttribute(
    'href',
    'https://www.kifid.nl/ondernemers/kleinzakelijke-financiering',
  );
});
