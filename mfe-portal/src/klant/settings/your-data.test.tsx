import type { MijnGegevens } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { backendOf, FENNA } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import SettingsPage from './page';

const DATA = { opgesteldOp: '2026-11-20T11:00:00.000Z', berichten: [] } as unknown as MijnGegevens;
const KEPT = { bewaardTot: '2033-04-01T10:00:00.000Z', waarom: 'Dat moet van de wet.' };
const WHOLE: MijnGegevens = {
  uitleg: 'Dit zijn alle gegevens.',
  opgesteldOp: '2026-11-20T11:00:00.000Z',
  verantwoordelijke: { naam: 'Zakenwiel', email: 'info@zakenwiel.example', telefoon: '085 000 00 00' },
  account: { ...FENNA, ...KEPT, aangemaaktOp: '2025-03-01T10:00:00.000Z' },
  apparaten: [{ laatsteLoginOp: '2026-11-01T10:00:00.000Z', ...KEPT }],
  sessies: [],
  aanvragen: [
    {
      ...KEPT,
      leaseCode: 'K7R2XPD',
      status: 'approved',
      statusInWoorden: 'Goedgekeurd',
      inUwAccount: true,
      aangevraagdOp: '2025-04-01T09:30:00.000Z',
      bedrijfsnaam: FENNA.bedrijfsnaam,
      kvkNummer: FENNA.kvkNummer,
      voertuigLink: 'https://busjes.example/1',
      aanschafprijs: 32500,
      aanbetaling: 0,
      slottermijn: 5000,
      looptijd: 60,
      opmerking: '',
      offertes: [],
      verzoeken: [],
      verloop: [{ van: 'pending', naar: 'approved', op: '2025-04-02T09:30:00.000Z', toelichting: 'Welkom' }],
    },
  ],
  concepten: [],
  klachten: [],
  berichten: [
    {
      ...KEPT,
      ontvangenOp: '2026-01-01T10:00:00.000Z',
      naam: 'Fenna',
      email: FENNA.email,
      onderwerp: 'Vraag',
      bericht: '<img src=x onerror=alert(1)>',
    },
  ],
  wachtendeMails: [],
  bewaartermijnen: [{ gegevens: 'Uw account', termijn: 'tot 2 jaar', waarom: 'Daarom.' }],
  uwRechten: 'U kunt een klacht indienen bij de Autoriteit Persoonsgegevens.',
};
const DOWNLOAD = `GET /api/customers/${FENNA.id}/data`;
const DELETE = `DELETE /api/customers/${FENNA.id}`;

async function open(api: FakeApi = {}) {
  const site = (
    <Routes>
      <Route path="/klant/instellingen" element={<SettingsPage />} />
      <Route path="*" element={<p>Een andere pagina</p>} />
    </Routes>
  );
  const opened = renderWithKit(site, {
    path: '/klant/instellingen',
    api: { ...backendOf(FENNA), ...api },
  });
  await screen.findByRole('heading', { name: 'Uw gegevens' });
  return opened;
}

async function openQuestion(api: FakeApi = {}) {
  const opened = await open(api);
  await opened.user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
  return opened;
}

const address = () => screen.getByRole('textbox', { name: 'Typ uw e-mailadres om te bevestigen' });
const confirm = () => screen.getByRole('button', { name: 'Ja, account verwijderen' });
const download = () => screen.getByRole('button', { name: 'Mijn gegevens downloaden' });

/** The files that were saved, by name. */
let saved: { name: string; blob: Blob }[];
beforeEach(() => {
  sessionStorage.clear();
  saved = [];
  let made: Blob;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made = blob;
      return 'blob:gegevens';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
});
afterEach(() => jest.restoreAllMocks());

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob as Blob);
  });
}

describe('Downloading the data', () => {
  test('saves the answer of the backend as a file with its date', async () => {
    const { user } = await open({ [DOWNLOAD]: () => ({ body: DATA }) });
    await user.click(download());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('mijn-gegevens-2026-11-20.json');
    expect(JSON.parse(await textOf(saved[0]?.blob))).toEqual(DATA);
    expect(download()).toHaveFocus();
  });

  test('confirms that the file was saved', async () => {
    const { user } = await open({ [DOWNLOAD]: () => ({ body: DATA }) });
    const status = screen.getAllByRole('status').find((element) => element.textContent === '');
    expect(status).toBeInTheDocument();
    await user.click(download());
    await waitFor(() =>
      expect(status).toHaveTextContent('Het bestand mijn-gegevens-2026-11-20.json is gedownload.'),
    );
  });

  test('saves the same data as a readable page', async () => {
    const { user, calls, container } = await open({ [DOWNLOAD]: () => ({ body: WHOLE }) });
    await user.click(screen.getByRole('button', { name: 'Leesbaar overzicht downloaden' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('mijn-gegevens-2026-11-20.html');
    expect(saved[0]?.blob.type).toBe('text/html');
    expect(calls.filter(({ path }) => path.endsWith('/data'))).toHaveLength(1);
    expect(screen.getByText(/^Het bestand mijn-gegevens-2026-11-20.html is gedownload/)).toBeVisible();

    const page = new DOMParser().parseFromString(await textOf(saved[0]?.blob), 'text/html');
    const fact = (label: string) =>
      [...page.querySelectorAll('dt')]
        .find((term) => term.textContent === label)
        ?.nextElementSibling?.textContent?.replace('\u00a0', ' ');
    expect(page.documentElement.lang).toBe('nl');
    expect(page.querySelector('h1')?.textContent).toBe('Uw gegevens bij Zakenwiel');
    expect(fact('Opgesteld op')).toContain('20 november 2026 om 12.00');
    expect(fact('Voornaam')).toBe('Fenna');
    expect(fact('Aanschafprijs')).toBe('€ 32.500');
    expect(fact('Looptijd')).toBe('60 maanden');
    expect(fact('Verloop')).toContain('van In behandeling naar Goedgekeurd. Welkom');
    expect(fact('Bericht')).toBe('<img src=x onerror=alert(1)>');
    expect(page.querySelector('img, script')).toBeNull();
    expect(page.body.textContent).toContain('Uw klachtenHiervan bewaren wij niets.');
    expect(page.body.textContent).toContain('Autoriteit Persoonsgegevens');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('shows the error at the button, and works at the next try', async () => {
    let tries = 0;
    const { user } = await open({
      [DOWNLOAD]: () => {
        tries++;
        if (tries === 1) throw new TypeError('no connection');
        if (tries === 2) return { status: 429, body: { success: false, message: 'Probeer het later.' } };
        return { body: DATA };
      },
    });
    await user.click(download());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Wij konden onze server niet bereiken. Probeer het zo opnieuw.',
    );
    await user.click(download());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Probeer het later.'));
    expect(saved).toEqual([]);
    await user.click(download());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Deleting the account', () => {
  test('asks for confirmation, with what is deleted, what is retained, until when and why', async () => {
    const { calls, container } = await openQuestion();
    expect(screen.getByText('Weet u zeker dat u uw account wilt verwijderen?')).toHaveFocus();
    const section = screen.getByRole('region', { name: 'Uw gegevens' });
    expect(section).toHaveTextContent('Uw profiel, uw logincode en de apparaten waarop u inlogde');
    expect(section).toHaveTextContent('Een aanvraag in behandeling loopt door');
    expect(section).toHaveTextContent('tot 7 jaar na het einde van de overeenkomst');
    expect(section).toHaveTextContent('Verwijderen kunt u niet terugdraaien.');
    expect(
      within(section)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Uw gegevens', 'Uw gegevens downloaden', 'Account verwijderen']);
    expect(sent(calls)).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('"Annuleren" closes the question and returns the focus', async () => {
    const { user, calls } = await openQuestion();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByRole('button', { name: 'Account verwijderen' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
  });

  test.each([
    ['', 'Vul uw e-mailadres in om te bevestigen dat u uw account wilt verwijderen.'],
    ['iemand@anders.example', 'Dit is niet het e-mailadres van uw account. Controleer wat u hebt ingevuld.'],
  ])('does nothing with "%s" typed, and shows an error at the field', async (typed, message) => {
    const { user, calls, container } = await openQuestion();
    if (typed) await user.type(address(), typed);
    await user.click(confirm());
    expect(address()).toHaveFocus();
    expect(address()).toHaveAccessibleDescription(`Uw e-mailadres is ${FENNA.email}. ${message}`);
    expect(address()).toBeInvalid();
    expect(sent(calls)).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('deletes after the right address, however it is typed, removes the customer, goes home and confirms it', async () => {
    const { user, calls, location, authUser, cachedQuery } = await openQuestion({
      [DELETE]: () => ({ body: { success: true } }),
    });
    sessionStorage.setItem('isFirstLogin', 'true');
    localStorage.setItem('eerder-ingelogd', 'true');
    await user.type(address(), ' Fenna@Bakkerij.Example {Enter}');
    await seeToast('Account verwijderd', 'U krijgt een e-mail met wat wij nog van u bewaren.');
    expect(sent(calls)).toEqual([{ call: DELETE, body: { email: 'Fenna@Bakkerij.Example' } }]);
    expect(sessionStorage.getItem('customer')).toBeNull();
    expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
    expect(localStorage.getItem('eerder-ingelogd')).toBeNull();
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(cachedQuery(['/api/customers/auth'])).toBeUndefined();
    expect(authUser()).toBeNull();
  });

  test('shows the error of the backend at the field', async () => {
    const message = 'Dit is niet het e-mailadres van uw account.';
    const { user } = await openQuestion({
      [DELETE]: () => ({ status: 400, body: { success: false, message, errors: { email: message } } }),
    });
    await user.type(address(), `${FENNA.email}{Enter}`);
    await waitFor(() => expect(address()).toBeInvalid());
    await waitFor(() => expect(address()).toHaveFocus());
    expect(sessionStorage.getItem('customer')).not.toBeNull();
  });

  test('without a connection the account stays and the question too', async () => {
    const { user } = await openQuestion({
      [DELETE]: () => {
        throw new TypeError('no connection');
      },
    });
    await user.type(address(), `${FENNA.email}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Uw account is niet verwijderd.');
    expect(address()).toHaveValue(FENNA.email);
    expect(sessionStorage.getItem('customer')).not.toBeNull();
  });

  test('after the session has expired the page says so and links to the login', async () => {
    let over = false;
    const ended = { status: 401, body: { success: false, message: 'U bent niet ingelogd. Log opnieuw in.' } };
    const { user } = await openQuestion({
      'GET /api/customers/auth': () => (over ? ended : { body: FENNA }),
      [DELETE]: () => {
        over = true;
        return ended;
      },
    });
    await user.type(address(), `${FENNA.email}{Enter}`);
    expect(await screen.findByText('Uw sessie is verlopen')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log opnieuw in' })).toHaveAttribute('href', '/login/klant');
    expect(address()).toHaveValue(FENNA.email);
  });
});
