import { LEASE_HAND_OVER_KEY, type LeaseHandOver, writeLeaseHandOver } from '@site/contract';
import { ownKenteken, tradeIn } from '@site/kit/amounts';
import { type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaseApplication } from './lease-application';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  leave.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup({ delay: null });
/** An answer that arrives after a delay. */
const later = <A,>(answer: A) => new Promise<A>((resolve) => setTimeout(() => resolve(answer), 10));
const SENT: FakeApi = { 'POST /api/send-lease-email': () => later({ body: { success: true } }) };

const SENT_WITH_DAYS: FakeApi = {
  'POST /api/send-lease-email': () =>
    later({ body: { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' } }),
};

/** The texts in an element, separated by spaces. */
const textOf = (element: HTMLElement) =>
  Array.from(element.children, ({ textContent }) => textContent)
    .join(' ')
    .trim();

const leave = jest.fn();

function open(api: FakeApi = {}) {
  return renderWithKit(<LeaseApplication leave={leave} />, { path: '/lease-aanvragen', api });
}

/** Passes the introduction and the wait after it. */
async function start() {
  await user.click(screen.getByRole('button', { name: 'Start uw aanvraag' }));
  act(() => jest.advanceTimersByTime(1200));
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const next = () => press('Volgende');
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = (name: string) => screen.getByLabelText(name);
const fill = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.paste(text);
};
const type = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};

/** How to fill in each step. */
const ANSWERS: [string, () => Promise<unknown>][] = [
  ['Naam', () => fill('Voor- en achternaam', 'Jan van der Berg')],
  ['E-mail', () => fill('E-mailadres', 'jan@bakkerij.nl')],
  ['Telefoon', () => fill('Telefoonnummer', '06 12 34 56 78')],
  [
    'Bedrijf',
    async () => {
      await fill('Bedrijfsnaam', 'Bakkerij Van der Berg');
      await fill('KvK nummer', '12.34.56.78');
    },
  ],
  ['Voertuig', () => fill('Link naar het voertuig', 'www.autobedrijf.nl/bus')],
  ['Prijs', () => fill('Aanschafprijs inclusief btw', '30000')],
  [
    'Aanbetaling',
    async () => {
      await choose('Ja');
      await fill('Bedrag van uw aanbetaling', '5000');
    },
  ],
  [
    'Slottermijn',
    async () => {
      await choose('Ja');
      await fill('Bedrag van uw slottermijn', '3000');
    },
  ],
  ['Looptijd', () => choose('60 maanden')],
];

/** Fills in the steps one after the other, up to the step of this name. */
async function fillInUntil(name: string, onStep = (_step: string) => {}) {
  for (const [step, answer] of ANSWERS) {
    onStep(step);
    if (step === name) return;
    await answer();
    await next();
  }
  onStep(name);
}

/** The stored state at each step, with complete answers. */
const kept = new Map<string, Record<string, string>>();

/** Opens the application at a step, with all before it filled in, as in a later visit. */
async function openAt(step: string, api: FakeApi = {}) {
  const calculated = sessionStorage.getItem(LEASE_HAND_OVER_KEY);
  if (kept.size === 0) {
    const { unmount } = open();
    await start();
    await fillInUntil('Overzicht', (reached) => kept.set(reached, { ...sessionStorage }));
    unmount();
  }
  for (const [key, text] of Object.entries(kept.get(step) ?? {})) sessionStorage.setItem(key, text);
  // What the test computed is newer than the answers.
  if (calculated) sessionStorage.setItem(LEASE_HAND_OVER_KEY, calculated);
  const opened = open(api);
  await press('Verder waar u was');
  expect(document.title).toContain(`: ${step}`);
  return opened;
}

async function change(label: string) {
  await user.click(screen.getByRole('button', { name: `Wijzig ${label}` }));
}

describe('Introduction', () => {
  test('It says how long applying takes and shows phone and mail', () => {
    open();
    expect(heading()).toBe('Lease aanvragen');
    expect(screen.getByText(/ongeveer 10 minuten/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /085 000 00 00/ })).toHaveAttribute('href', 'tel:+31850000000');
    expect(screen.getByRole('link', { name: /info@/ })).toHaveAttribute(
      'href',
      'mailto:info@zakenwiel.example',
    );
  });

  test("The start button shows 'Lease aanvraag wordt voorbereid' for 1.2 seconds", async () => {
    open();
    await press('Start uw aanvraag');
    expect(screen.getByText('Lease aanvraag wordt voorbereid')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1100));
    expect(screen.getByText('Lease aanvraag wordt voorbereid')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Stap 1 van 10')).toBeInTheDocument();
  });
});

describe('Going back to the introduction', () => {
  test('Back from the first step leads to it, with its own title and the focus on its heading', async () => {
    const { back, location } = open();
    await start();
    await fill('Voor- en achternaam', 'Jan');
    back();
    expect(heading()).toBe('Lease aanvragen');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toBe('Lease aanvragen | Zakenwiel');
    expect(location().pathname).toBe('/lease-aanvragen');
    await press('Verder waar u was');
    expect(field('Voor- en achternaam')).toHaveValue('Jan');
  });

  test("'Opnieuw beginnen' removes the answers, but not the type in the calculator", async () => {
    await openAt('Prijs');
    cleanup();
    sessionStorage.setItem(
      LEASE_HAND_OVER_KEY,
      writeLeaseHandOver({
        voertuigType: 'auto',
        aanschafprijs: '24000',
        aanbetaling: '',
        slottermijn: '',
        looptijd: '48',
      }),
    );
    open();
    await press('Opnieuw beginnen');
    act(() => jest.advanceTimersByTime(1200));
    expect(screen.getByText('Stap 1 van 10')).toBeInTheDocument();
    expect(field('Voor- en achternaam')).toHaveValue('');
    await fillInUntil('Prijs');
    expect(field('Aanschafprijs inclusief btw')).toHaveValue('24.000');
  });
});

describe('Steps', () => {
  test('There are ten, from Naam to Overzicht', async () => {
    open();
    await start();
    for (const [index, [name, answer]] of ANSWERS.entries()) {
      expect(document.title).toContain(`Stap ${index + 1} van 10: ${name}`);
      await answer();
      await next();
    }
    expect(document.title).toContain('Stap 10 van 10: Overzicht');
  });

  test("'Vorige' is there from the second step on and leads back", async () => {
    open();
    await start();
    expect(screen.queryByRole('button', { name: 'Vorige' })).not.toBeInTheDocument();
    await fillInUntil('E-mail');
    await press('Vorige');
    expect(field('Voor- en achternaam')).toHaveValue('Jan van der Berg');
  });

  test("'Volgende' on an incomplete step stays there and shows what is missing", async () => {
    open();
    await start();
    expect(screen.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
    await fill('Voor- en achternaam', '   ');
    await next();
    expect(screen.getByText('Stap 1 van 10')).toBeInTheDocument();
    expect(field('Voor- en achternaam')).toHaveAccessibleDescription('Vul uw voor- en achternaam in.');
  });

  test('Enter on an incomplete step shows what is missing', async () => {
    open();
    await start();
    await user.type(field('Voor- en achternaam'), '{Enter}');
    expect(screen.getByText('Stap 1 van 10')).toBeInTheDocument();
    expect(field('Voor- en achternaam')).toBeInvalid();
  });

  test('An e-mail address needs an at-sign', async () => {
    await openAt('E-mail');
    await fill('E-mailadres', 'jan.bakkerij.nl');
    await next();
    expect(field('E-mailadres')).toHaveAccessibleDescription(/naam@bedrijf\.nl/);
    await fill('E-mailadres', 'jan@bakkerij.nl');
    await next();
    expect(screen.getByText('Stap 3 van 10')).toBeInTheDocument();
  });

  test('A phone number that looks unusual gets a remark and is accepted', async () => {
    await openAt('Telefoon');
    await fill('Telefoonnummer', '12345');
    expect(field('Telefoonnummer')).toHaveAccessibleDescription(/geen volledig telefoonnummer/);
    await next();
    expect(screen.getByText('Stap 4 van 10')).toBeInTheDocument();
  });

  test('A company needs a name and a number, and an unusual number is accepted with a remark', async () => {
    await openAt('Bedrijf');
    await fill('Bedrijfsnaam', 'Bakkerij');
    await next();
    expect(field('KvK nummer')).toHaveAccessibleDescription(/Vul uw KvK nummer in/);
    await fill('KvK nummer', '123');
    expect(field('KvK nummer')).toHaveAccessibleDescription(/heeft 8 cijfers/);
    await next();
    expect(screen.getByText('Stap 5 van 10')).toBeInTheDocument();
  });

  test('The vehicle is a field for a web address', async () => {
    await openAt('Voertuig');
    expect(field('Link naar het voertuig')).toHaveAttribute('type', 'url');
  });

  test('A price shows thousands, takes digits only, includes VAT and is not 0', async () => {
    await openAt('Prijs');
    await type('Aanschafprijs inclusief btw', 'a25b000');
    expect(field('Aanschafprijs inclusief btw')).toHaveValue('25.000');
    await fill('Aanschafprijs inclusief btw', '0');
    await next();
    expect(screen.getByText('Stap 6 van 10')).toBeInTheDocument();
    expect(field('Aanschafprijs inclusief btw')).toBeInvalid();
  });

  test('A price that is typed without VAT is sent with it', async () => {
    const { calls } = await openAt('Prijs', SENT);
    await fill('Aanschafprijs inclusief btw', '28500');
    await choose('exclusief btw');
    expect(field('Aanschafprijs exclusief btw')).toHaveValue('28.500');
    expect(screen.getByText(/Inclusief btw is dat € 34\.485/)).toHaveTextContent('u € 5.985 btw terug');
    expect(screen.getByText('Indicatie bij 60 maanden. De looptijd kiest u zo zelf.')).toBeVisible();
    for (const step of ['Prijs', 'Aanbetaling', 'Slottermijn']) {
      expect(document.title).toContain(`: ${step}`);
      await next();
    }
    await choose('48 maanden');
    await next();
    expect(screen.getByText(/^€\s34\.485 \(€\s28\.500 exclusief btw\)$/)).toBeVisible();
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    const [call] = calls.filter(({ path }) => path === '/api/send-lease-email');
    expect(call?.body).toMatchObject({ aanschafprijs: '34485', looptijd: '48' });
    expect(call?.body).not.toHaveProperty('exclusiefBtw');
  });

  test('Common down payments can be chosen, each with its effect', async () => {
    await openAt('Aanbetaling');
    // 30,000 / 60 + 30,000 × 11% / 12, and the same with 27,000.
    expect(screen.getAllByText('€ 775')[0]).toBeInTheDocument();
    await choose('Ja');
    await user.click(screen.getByRole('button', { name: /^10%: €\s3\.000/ }));
    expect(field('Bedrag van uw aanbetaling')).toHaveValue('3.000');
    expect(screen.getAllByText('€ 698')[0]).toBeInTheDocument();
  });

  test('Each term states its monthly amount', async () => {
    await openAt('Looptijd');
    // 25,000 to finance, 3,000 of it at the end.
    expect(screen.getByRole('radio', { name: '60 maanden' })).toHaveAccessibleDescription(
      '€\u00a0596 per maand, vaak gekozen',
    );
  });

  test("'Ja' to a down payment asks for the amount, 'Nee' removes it again", async () => {
    await openAt('Aanbetaling', SENT);
    expect(screen.queryByLabelText('Bedrag van uw aanbetaling')).not.toBeInTheDocument();
    await choose('Ja');
    await next();
    expect(screen.getByText('Stap 7 van 10')).toBeInTheDocument();
    await fill('Bedrag van uw aanbetaling', '5000');
    await choose('Nee');
    expect(screen.queryByLabelText('Bedrag van uw aanbetaling')).not.toBeInTheDocument();
    await choose('Ja');
    expect(field('Bedrag van uw aanbetaling')).toHaveValue('');
  });

  test('A down payment above the price minus 7,000 euros is ignored', async () => {
    await openAt('Aanbetaling');
    await choose('Ja');
    await type('Bedrag van uw aanbetaling', '23000');
    expect(field('Bedrag van uw aanbetaling')).toHaveValue('23.000');
    await type('Bedrag van uw aanbetaling', '23001');
    expect(field('Bedrag van uw aanbetaling')).toHaveValue('2.300');
  });

  test('Below a price of 7,000 euros Ja to a down payment is not offered, and the step says why', async () => {
    await openAt('Prijs');
    await fill('Aanschafprijs inclusief btw', '6500');
    await next();
    expect(screen.queryByRole('radio', { name: 'Ja' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Bij deze prijs is geen aanbetaling mogelijk/)).toBeVisible();
    await next();
    expect(screen.getByText('Stap 8 van 10')).toBeInTheDocument();
  });

  test('A down payment is rejected once the price is below 7,000 euros: the step says so, and continues with Nee', async () => {
    await openAt('Aanbetaling');
    await choose('Ja');
    await fill('Bedrag van uw aanbetaling', '5000');
    await press('Vorige');
    await fill('Aanschafprijs inclusief btw', '6500');
    await next();
    await next();
    expect(screen.getByText('Stap 7 van 10')).toBeInTheDocument();
    expect(field('Bedrag van uw aanbetaling')).toHaveAccessibleDescription(
      'Bij deze prijs is geen aanbetaling mogelijk. Kies "Nee" om verder te gaan.',
    );
    await choose('Nee');
    await next();
    expect(screen.getByText('Stap 8 van 10')).toBeInTheDocument();
  });

  test('A price above the maximum is rejected, and the field says what to do', async () => {
    await openAt('Prijs');
    await fill('Aanschafprijs inclusief btw', '12.500.000');
    expect(field('Aanschafprijs inclusief btw')).toHaveValue('');
    expect(field('Aanschafprijs inclusief btw')).toHaveAccessibleDescription(
      /hoogstens €\s9\.999\.999\. Kost het voertuig meer\? Neem dan contact met ons op\.$/,
    );
  });

  test('A final instalment above 30% of the price is ignored', async () => {
    await openAt('Slottermijn');
    await choose('Ja');
    await type('Bedrag van uw slottermijn', '9000');
    expect(field('Bedrag van uw slottermijn')).toHaveValue('9.000');
    await type('Bedrag van uw slottermijn', '9001');
    expect(field('Bedrag van uw slottermijn')).toHaveValue('900');
  });

  test('A down payment and a final instalment that together leave nothing to pay off are rejected', async () => {
    await openAt('Aanbetaling');
    await choose('Ja');
    await fill('Bedrag van uw aanbetaling', '23000');
    await next();
    await choose('Ja');
    await fill('Bedrag van uw slottermijn', '9000');
    await next();
    expect(screen.getByText('Stap 8 van 10')).toBeInTheDocument();
    expect(field('Bedrag van uw slottermijn')).toHaveAccessibleDescription(/moet lager zijn dan dat bedrag/);
  });

  test('The terms offered are 12, 24, 36, 48, 60 and 72 months', async () => {
    await openAt('Looptijd');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '12',
      '24',
      '36',
      '48',
      '60',
      '72',
    ]);
    await next();
    expect(screen.getByText('Stap 9 van 10')).toBeInTheDocument();
  });
});

describe('Overview', () => {
  test('It shows all answers, an openable link, the amount to finance and the monthly amount', async () => {
    await openAt('Overzicht');
    expect(screen.getByText('Jan van der Berg')).toBeInTheDocument();
    expect(screen.getByText('jan@bakkerij.nl')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'https://www.autobedrijf.nl/bus' })).toHaveAttribute(
      'href',
      'https://www.autobedrijf.nl/bus',
    );
    const amounts = within(screen.getByRole('region', { name: 'Uw bedragen' }));
    expect(amounts.getByText('€ 25.000')).toBeInTheDocument();
    const cost = within(screen.getByRole('region', { name: 'Wat uw lease kost' }));
    // (25,000 − 3,000) / 60 + 25,000 × 11% / 12
    expect(cost.getAllByText('€ 596')[0]).toBeInTheDocument();
  });

  test("'Wijzig' goes to the answer, and 'Volgende' and 'Terug naar overzicht' back to the overview", async () => {
    await openAt('Overzicht');
    await change('Naam');
    await press('Terug naar overzicht');
    expect(screen.getByText('Stap 10 van 10')).toBeInTheDocument();
    await change('Naam');
    await fill('Voor- en achternaam', 'Piet Jansen');
    await next();
    expect(screen.getByText('Stap 10 van 10')).toBeInTheDocument();
    expect(screen.getByText('Piet Jansen')).toBeInTheDocument();
  });

  test('A lower price that makes the down payment too high returns to the down payment, with the reason', async () => {
    await openAt('Overzicht');
    await change('Prijs inclusief btw');
    await fill('Aanschafprijs inclusief btw', '10000');
    await next();
    expect(screen.getByText('Stap 7 van 10')).toBeInTheDocument();
    expect(field('Bedrag van uw aanbetaling')).toHaveAccessibleDescription(/hoogstens €\s3\.000 zijn/);
    await fill('Bedrag van uw aanbetaling', '3000');
    await next();
    expect(screen.getByText('Stap 10 van 10')).toBeInTheDocument();
  });

  test('In a later visit the answers are still there', async () => {
    const { unmount } = open();
    await start();
    await fillInUntil('Prijs');
    unmount();
    open();
    await press('Verder waar u was');
    expect(screen.getByText('Stap 6 van 10')).toBeInTheDocument();
    await press('Vorige');
    expect(field('Link naar het voertuig')).toHaveValue('www.autobedrijf.nl/bus');
  });
});

describe('Sending', () => {
  test('It posts exactly the application', async () => {
    const { calls } = await openAt('Overzicht', SENT);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    const [call] = calls.filter(({ path }) => path === '/api/send-lease-email');
    expect(call?.method).toBe('POST');
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(call?.body).toEqual({
      naam: 'Jan van der Berg',
      email: 'jan@bakkerij.nl',
      telefoon: '0612345678',
      bedrijfsnaam: 'Bakkerij Van der Berg',
      kvkNummer: '12345678',
      voertuigLink: 'www.autobedrijf.nl/bus',
      aanschafprijs: '30000',
      aanbetaling: '5000',
      wantAanbetaling: true,
      slottermijn: '3000',
      wantSlottermijn: true,
      looptijd: '60',
    });
  });

  test('After sending, the page counts down from 5 and the visitor leaves the page', async () => {
    await openAt('Overzicht', SENT);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    expect(screen.getByText('We nemen zo spoedig mogelijk contact met u op.')).toBeInTheDocument();
    expect(screen.getByText(/code van uw aanvraag is onderweg/)).toHaveTextContent('jan@bakkerij.nl');
    expect(screen.getByText('5')).toBeInTheDocument();
    for (let second = 0; second < 4; second++) act(() => jest.advanceTimersByTime(1000));
    expect(leave).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('After sending, it says what happens when, by the days of the backend', async () => {
    await openAt('Overzicht', SENT_WITH_DAYS);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Wat gebeurt er nu' });
    const [course, papers] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
    expect(within(course).getAllByRole('listitem').map(textOf)).toEqual([
      'Uw aanvraag is binnen Ontvangen op vrijdag 20 november 2026.',
      'Wij bellen of mailen u Uiterlijk maandag 23 november 2026.',
      'U krijgt een vrijblijvende offerte Die is 7 werkdagen geldig.',
      'U tekent bij de leasemaatschappij Pas dan betaalt u €\u00a0250 administratie- en bemiddelingskosten, exclusief btw.',
      'U haalt uw voertuig op',
    ]);
    expect(within(papers).getAllByRole('listitem').map(textOf)).toEqual([
      'Uw rijbewijs',
      'Uw bankpas',
      'Een bewijs van uw bedrijf, zoals uw KvK-nummer',
    ]);
    expect(await screen.findByRole('link', { name: 'Maak uw account' })).toHaveAttribute(
      'href',
      '/login/klant',
    );
  });

  test('After a reload or by the back button its confirmation is there again, without a countdown, until another begins', async () => {
    jest.setSystemTime(new Date('2026-11-20T18:20:00Z'));
    const { rerender } = await openAt('Overzicht', SENT_WITH_DAYS);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Wat gebeurt er nu' });
    rerender(<LeaseApplication key="opnieuw geladen" leave={leave} />);
    expect(screen.getByText('U verstuurde uw aanvraag op 20 november om 19.20 uur.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Wat gebeurt er nu' })).toBeInTheDocument();
    for (let second = 0; second < 10; second++) act(() => jest.advanceTimersByTime(1000));
    expect(leave).not.toHaveBeenCalled();
    await press('Nieuwe aanvraag starten');
    expect(field('Voor- en achternaam')).toHaveValue('');
  });

  test('After sending, it shows the address, and what to do when it is wrong', async () => {
    await openAt('Overzicht', SENT);
    await press('Aanvraag versturen');
    expect(await screen.findByText(/Klopt dit adres niet/)).toHaveTextContent('Bel ons: 085 000 00 00.');
  });

  test('Saving the confirmation as a pdf keeps the visitor on the page', async () => {
    window.print = jest.fn(() => void window.dispatchEvent(new Event('beforeprint')));
    await openAt('Overzicht', SENT_WITH_DAYS);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    await press('Bewaar als pdf');
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('U blijft op deze pagina.')).toBeInTheDocument();
    for (let second = 0; second < 10; second++) act(() => jest.advanceTimersByTime(1000));
    expect(leave).not.toHaveBeenCalled();
  });

  test('An answer without days, of an older backend, is confirmed without what happens when', async () => {
    await openAt('Overzicht', SENT);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    expect(screen.queryByText('Wat gebeurt er nu')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bewaar als pdf' })).not.toBeInTheDocument();
  });

  test('A failure shows an error, keeps the answers, and a retry does not create a second application', async () => {
    let status = 500;
    const { calls } = await openAt('Overzicht', { 'POST /api/send-lease-email': () => later({ status }) });
    await press('Aanvraag versturen');
    expect(await screen.findByText('Fout')).toBeInTheDocument();
    expect(screen.getByText('Er ging iets mis bij het verzenden. Probeer het opnieuw.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Wat u hebt ingevuld, staat er nog.');
    expect(screen.getByText('Jan van der Berg')).toBeInTheDocument();
    status = 200;
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    const [first, second] = calls.filter(({ path }) => path === '/api/send-lease-email');
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test('After a lost answer and a reload it is sent with the same key, and with another once an answer changed', async () => {
    const keys = async (api: FakeApi) => {
      const { calls } = open(api);
      await press('Verder waar u was');
      await press('Aanvraag versturen');
      return () => calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    };
    const never: FakeApi = { 'POST /api/send-lease-email': () => new Promise(() => {}) };
    await openAt('Overzicht');
    cleanup();
    const lost = await keys(never);
    cleanup();
    const again = await keys(never);
    expect(again()).toEqual(lost());
    cleanup();
    const { calls } = open(SENT);
    await press('Verder waar u was');
    await change('Naam');
    await fill('Voor- en achternaam', 'Piet Jansen');
    await next();
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    const [other] = calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(other).not.toBe(lost()[0]);
    expect(Object.keys(sessionStorage)).toEqual([LEASE_HAND_OVER_KEY, 'lease-aanvragen-verstuurd']);
  });

  test.each([429, 503])(
    'A temporary rejection with status %i shows the reason and the time at the button',
    async (status) => {
      const message = 'U hebt dit te vaak geprobeerd. Probeer het over 12 minuten opnieuw.';
      await openAt('Overzicht', {
        'POST /api/send-lease-email': () => later({ status, body: { success: false, message } }),
      });
      await press('Aanvraag versturen');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(`${message} Wat u hebt ingevuld, staat er nog.`);
      expect(alert).not.toHaveTextContent('Er ging iets mis');
      expect(
        screen.getByText('Er ging iets mis bij het verzenden. Probeer het opnieuw.'),
      ).toBeInTheDocument();
    },
  );

  test('A double click sends it once', async () => {
    const { calls } = await openAt('Overzicht', SENT);
    const button = screen.getByRole('button', { name: 'Aanvraag versturen' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    expect(calls.filter(({ path }) => path === '/api/send-lease-email')).toHaveLength(1);
  });

  test('An error of the backend is shown at its field, until that is changed', async () => {
    await openAt('Overzicht', {
      'POST /api/send-lease-email': () =>
        later({
          status: 400,
          body: {
            success: false,
            message: 'Controleer uw gegevens.',
            errors: { kvkNummer: 'Dit KvK nummer bestaat niet.' },
          },
        }),
    });
    await press('Aanvraag versturen');
    expect(await screen.findByLabelText('KvK nummer')).toHaveAccessibleDescription(
      /Dit KvK nummer bestaat niet/,
    );
    await fill('KvK nummer', '87654321');
    expect(field('KvK nummer')).toBeValid();
    await next();
    expect(screen.getByText('Stap 10 van 10')).toBeInTheDocument();
  });

  test('While sending, the button says so and is disabled', async () => {
    await openAt('Overzicht', { 'POST /api/send-lease-email': () => new Promise(() => {}) });
    await press('Aanvraag versturen');
    expect(screen.getByRole('button', { name: 'Verzenden...' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Coming from the calculator', () => {
  /** Stores input like the calculator; its other fields are empty. */
  const calculated = (filledIn: Partial<LeaseHandOver>) => {
    const open = { aanschafprijs: '', aanbetaling: '', slottermijn: '', looptijd: '' };
    sessionStorage.setItem(
      LEASE_HAND_OVER_KEY,
      writeLeaseHandOver({ voertuigType: 'equipment', ...open, ...filledIn }),
    );
  };

  test('Its input is filled in, and can be changed', async () => {
    calculated({ aanschafprijs: '24000', aanbetaling: '4000', looptijd: '48' });
    open();
    await start();
    await fillInUntil('Prijs');
    expect(field('Aanschafprijs inclusief btw')).toHaveValue('24.000');
    await next();
    expect(field('Bedrag van uw aanbetaling')).toHaveValue('4.000');
    await next();
    expect(screen.getByRole('radio', { name: 'Nee' })).toBeChecked();
    await next();
    expect(screen.getByRole('radio', { name: '48 maanden' })).toBeChecked();
    await next();
    // 20,000 / 48 + 20,000 × 13% / 12
    expect(screen.getAllByText('€ 633')[0]).toBeInTheDocument();
  });

  test('A trade-in becomes part of the remark, as it is now, and stays away once it is removed', async () => {
    await openAt('Overzicht');
    cleanup();
    tradeIn.store({ waarde: '10000', restschuld: '4000' });
    open();
    await press('Verder waar u was');
    const sentence = 'Ik ruil een voertuig in: inruilwaarde €\u00a010.000, restschuld €\u00a04.000.';
    expect(remark()).toHaveValue(sentence);
    await user.click(remark());
    await user.paste('\nMijn bus.');
    cleanup();
    tradeIn.store({ waarde: '12000', restschuld: '' });
    open();
    await press('Verder waar u was');
    expect(remark()).toHaveValue(
      'Mijn bus.\nIk ruil een voertuig in: inruilwaarde €\u00a012.000, restschuld €\u00a00.',
    );
    await user.clear(remark());
    await user.paste('Toch geen inruil.');
    cleanup();
    open();
    await press('Verder waar u was');
    expect(remark()).toHaveValue('Toch geen inruil.');
  });

  test('Another calculation replaces the answers to the same questions', async () => {
    calculated({ aanschafprijs: '40000', looptijd: '72' });
    await openAt('Overzicht');
    expect(screen.getAllByText('€ 40.000')[0]).toBeInTheDocument();
    expect(screen.getByText('72 maanden')).toBeInTheDocument();
    expect(screen.queryByText('€ 5.000')).not.toBeInTheDocument();
    expect(screen.queryByText('€ 3.000')).not.toBeInTheDocument();
  });

  test('Its empty fields do not overwrite earlier answers', async () => {
    calculated({});
    await openAt('Overzicht');
    for (const answer of ['€ 30.000', '€ 5.000', '€ 3.000', '60 maanden']) {
      expect(screen.getByText(answer)).toBeInTheDocument();
    }
  });
});

const ACCOUNT: FakeApi = {
  'GET /api/auth/user': () => ({ body: { id: 'klant-1', email: 'fenna@bakkerij.nl', rol: 'klant' } }),
  'GET /api/customers/auth': () => ({
    body: {
      id: 'klant-1',
      email: 'fenna@bakkerij.nl',
      voornaam: 'Fenna',
      achternaam: 'de Boer',
      telefoon: '0612345678',
      bedrijfsnaam: 'Bakkerij De Boer',
      kvkNummer: '',
    },
  }),
};

describe('for a logged-in customer', () => {
  test('what the account knows is filled in, and the page says that the application will be in the account', async () => {
    open(ACCOUNT);
    expect(await screen.findByText('Deze aanvraag komt in uw account')).toBeInTheDocument();
    await start();
    expect(field('Voor- en achternaam')).toHaveValue('Fenna de Boer');
    await next();
    expect(field('E-mailadres')).toHaveValue('fenna@bakkerij.nl');
    await next();
    await next();
    expect(field('Bedrijfsnaam')).toHaveValue('Bakkerij De Boer');
    expect(field('KvK nummer')).toHaveValue('');
  });

  test('what was typed is not replaced, and what is cleared stays empty', async () => {
    await openAt('Bedrijf', ACCOUNT);
    expect(field('Bedrijfsnaam')).toHaveValue('');
    await screen.findByDisplayValue('Bakkerij De Boer');
    await user.clear(field('Bedrijfsnaam'));
    expect(field('Bedrijfsnaam')).toHaveValue('');
    await press('Vorige');
    expect(field('Telefoonnummer')).toHaveValue('06 12 34 56 78');
  });

  test('after sending, the address of the account is not doubted, another one is', async () => {
    for (const [email, doubts] of [
      ['fenna@bakkerij.nl', 0],
      ['fena@bakkerij.nl', 1],
    ] as const) {
      await openAt('Overzicht', { ...SENT, ...ACCOUNT });
      await change('E-mailadres');
      await user.clear(field('E-mailadres'));
      await fill('E-mailadres', email);
      await next();
      await press('Aanvraag versturen');
      await screen.findByText(/De aanvraag staat al in uw account/);
      expect(screen.queryAllByText(/Klopt dit adres niet/)).toHaveLength(doubts);
      cleanup();
      sessionStorage.clear();
    }
  });
});

const remark = () => screen.getByRole('textbox', { name: /^Wilt u nog iets kwijt/ });

test('without a vehicle the application says so, with its type and a remark', async () => {
  await openAt('Voertuig');
  await user.click(screen.getByRole('switch', { name: /Ik heb nog geen voertuig/ }));
  expect(screen.queryByLabelText('Link naar het voertuig')).not.toBeInTheDocument();
  await choose('Equipment of scooter');
  await next();
  expect(document.title).toContain(': Prijs');
  cleanup();

  const { calls } = await openAt('Overzicht', SENT);
  await change('Voertuig');
  await user.click(screen.getByRole('switch', { name: /Ik heb nog geen voertuig/ }));
  await choose('Equipment of scooter');
  await next();
  expect(await screen.findByText('Nog geen voertuig')).toBeInTheDocument();
  expect(screen.getByText('Equipment of scooter')).toBeInTheDocument();
  await user.click(remark());
  await user.paste(' Ik wil graag halal leasen. ');
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  expect(calls.at(-1)?.body).toMatchObject({
    voertuigLink: 'Nog geen voertuig',
    voertuigType: 'equipment',
    opmerking: 'Ik wil graag halal leasen.',
  });
});

test('a plate may be added to the vehicle: it is looked up, and goes along with its dashes', async () => {
  const voertuig = {
    merk: 'VOLKSWAGEN',
    categorie: 'anders',
    brandstoffen: [],
    bron: 'rdw',
    opgezochtOp: '2026-11-27T09:00:00.000Z',
  };
  const { calls } = await openAt('Overzicht', {
    ...SENT,
    'GET /api/vehicles/{kenteken}': () => ({ body: { success: true, status: 'gevonden', voertuig } }),
  });
  await change('Voertuig');
  await fill('Kenteken (optioneel)', 'v123bx');
  expect(await screen.findByText('Gevonden: VOLKSWAGEN')).toBeInTheDocument();
  await next();
  expect(await screen.findByText('V-123-BX')).toBeInTheDocument();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  expect(calls.at(-1)?.body).toMatchObject({ kenteken: 'V-123-BX' });
});

test('a plate that cannot be looked up holds nobody up', async () => {
  const { calls } = await openAt('Overzicht', {
    ...SENT,
    'GET /api/vehicles/{kenteken}': () => new Promise(() => {}),
  });
  await change('Voertuig');
  await fill('Kenteken (optioneel)', 'V-123-BX');
  await next();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  expect(calls.at(-1)?.body).toMatchObject({ kenteken: 'V-123-BX' });
});

test('the plate of the calculator is there, and is not sent without a vehicle', async () => {
  ownKenteken.store('B-AB 1234');
  const { calls } = await openAt('Overzicht', SENT);
  expect(await screen.findByText('B-AB 1234')).toBeInTheDocument();
  await change('Voertuig');
  await user.click(screen.getByRole('switch', { name: /Ik heb nog geen voertuig/ }));
  await next();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  expect(calls.at(-1)?.body).not.toHaveProperty('kenteken');
});

test('a plate that is removed stays removed', async () => {
  ownKenteken.store('B-AB 1234');
  await openAt('Prijs');
  await press('Vorige');
  await user.clear(field('Kenteken (optioneel)'));
  cleanup();
  open();
  await press('Verder waar u was');
  expect(field('Kenteken (optioneel)')).toHaveValue('');
});

test('the overview leads to the terms before the application is sent', async () => {
  await openAt('Overzicht');
  expect(screen.getByRole('link', { name: 'algemene leasevoorwaarden' })).toHaveAttribute(
    'href',
    '/juridisch?section=disclaimer#algemene-voorwaarden',
  );
  expect(screen.getByRole('link', { name: 'voorwaarden' })).toHaveAttribute('href', '/lease-voorwaarden');
});

test('a vehicle in words stays text, without a link', async () => {
  await openAt('Overzicht');
  await change('Voertuig');
  await fill('Link naar het voertuig', 'weet ik nog niet');
  await next();
  expect(screen.getByText('weet ik nog niet')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /weet ik/ })).not.toBeInTheDocument();
});

test('a remark that is too long is rejected at its field, and kept', async () => {
  await openAt('Overzicht');
  await user.click(remark());
  await user.paste('a'.repeat(2001));
  await press('Aanvraag versturen');
  expect(await screen.findAllByText('Gebruik hoogstens 2000 tekens.')).not.toHaveLength(0);
  expect(remark()).toHaveValue('a'.repeat(2001));
});

describe('Later verder', () => {
  const SAVED: FakeApi = {
    'POST /api/lease-drafts': () => later({ body: { success: true, concept: 'bewaard-1' } }),
  };
  const askLink = async () => {
    await press('Later verder');
    await user.click(await screen.findByRole('button', { name: 'Mail mij de link' }));
  };

  test('mails a link to the address that was filled in, with all answers and the step', async () => {
    const { calls } = await openAt('Prijs', SAVED);
    await fill('Aanschafprijs inclusief btw', '30000');
    await askLink();
    expect(await screen.findByText(/^De link is onderweg naar jan@bakkerij\.nl\./)).toBeInTheDocument();
    const [sent] = calls.filter(({ path }) => path === '/api/lease-drafts').map((call) => call.body);
    const { antwoorden, ...body } = sent as { antwoorden: string };
    expect(body).toEqual({ email: 'jan@bakkerij.nl', stap: 'prijs' });
    expect(JSON.parse(antwoorden)).toMatchObject({ naam: 'Jan van der Berg', aanschafprijs: '30000' });
    expect(JSON.parse(antwoorden)).not.toHaveProperty('concept');
  });

  test('asks for the address when it was not filled in yet, and fills it in', async () => {
    const { calls } = open(SAVED);
    await start();
    await fill('Voor- en achternaam', 'Jan van der Berg');
    await askLink();
    expect(field('E-mailadres voor de link')).toHaveAccessibleDescription(/Vul een e-mailadres in/);
    expect(calls.some(({ path }) => path === '/api/lease-drafts')).toBe(false);
    await fill('E-mailadres voor de link', 'jan@bakkerij.nl');
    await press('Mail mij de link');
    await screen.findByText(/^De link is onderweg/);
    await next();
    expect(field('E-mailadres')).toHaveValue('jan@bakkerij.nl');
  });

  test('a second link replaces the first, and sending the application ends it', async () => {
    const { calls } = await openAt('Overzicht', { ...SAVED, ...SENT });
    await askLink();
    await screen.findByText(/^De link is onderweg/);
    await press('Mail mij de link');
    await screen.findByText(/^De link is onderweg/);
    const saved = calls.filter(({ path }) => path === '/api/lease-drafts');
    expect(saved.map(({ body }) => (body as { concept?: string }).concept)).toEqual([undefined, 'bewaard-1']);
    await press('Aanvraag versturen');
    await screen.findByRole('heading', { name: 'Lease aangevraagd' });
    expect(calls.at(-1)?.body).toMatchObject({ concept: 'bewaard-1' });
  });

  test('a refusal says why, and everything that was filled in stays', async () => {
    const message = 'U hebt dit te vaak geprobeerd. Probeer het over 24 uur opnieuw.';
    await openAt('Prijs', {
      'POST /api/lease-drafts': () => later({ status: 429, body: { success: false, message } }),
    });
    await fill('Aanschafprijs inclusief btw', '30000');
    await askLink();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('Aanschafprijs inclusief btw')).toHaveValue('30.000');
  });
});
