import type { DocumentBestand, GevraagdDocument } from '@site/contract';
import { BESTAND_FOUTEN } from '@site/contract/facts';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeUpload, fakeUploads } from '../../testing/fake-uploads';
import { backendOf, DOCUMENT, FENNA, VAN } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import DocumentsPage from './page';

const LIST = 'GET /api/customers/k1/documents';
const STATEMENTS: GevraagdDocument = {
  ...DOCUMENT,
  id: 'd2',
  soort: 'bankafschriften',
  naam: 'Bankafschriften van de laatste 3 maanden',
};
const FRONT: DocumentBestand = {
  id: 'b1',
  naam: 'voorkant.jpg',
  type: 'image/jpeg',
  grootte: 2_400_000,
  gestuurdOp: '2026-11-21T09:00:00.000Z',
  status: 'schoon',
};

/** The page, with the documents that the backend has; `documents` may be changed. */
async function openPage(documents: GevraagdDocument[], api: FakeApi = {}) {
  const opened = renderWithKit(<DocumentsPage />, {
    path: '/klant/documenten',
    api: {
      ...backendOf(FENNA, [VAN]),
      [LIST]: () => ({ body: { success: true, documenten: documents } }),
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 2, name: `Aanvraag ${VAN.leaseCode}` });
  opened.calls.length = 0;
  return opened;
}

const card = (document: GevraagdDocument) => screen.getByRole('article', { name: document.naam });
const field = (document: GevraagdDocument) => screen.getByLabelText(`Kies bestanden voor ${document.naam}`);
const button = (name: string) => screen.getByRole('button', { name });
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const photo = (name: string) => new File(['foto'], name, { type: 'image/jpeg' });

/** The request at this place among those that the page made, once it is there. */
async function request(at: number): Promise<FakeUpload> {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(at));
  return uploads[at] as FakeUpload;
}

async function answer(at: number, status: number, body: unknown) {
  const made = await request(at);
  await act(async () => made.answer(status, body));
}

const accepted = (document: GevraagdDocument, naam: string) => ({
  success: true,
  bestanden: [{ naam, id: `b-${naam}` }],
  document: {
    ...document,
    status: 'ontvangen',
    bestanden: [...document.bestanden, { ...FRONT, id: `b-${naam}`, naam, status: 'wacht' }],
  },
});

let uploads: FakeUpload[];

beforeEach(() => {
  sessionStorage.clear();
  uploads = fakeUploads();
});

it.each([
  ['gevraagd', 'Nog nodig'],
  ['ontvangen', 'Ontvangen'],
  ['in-controle', 'Wordt gecontroleerd'],
  ['akkoord', 'Akkoord'],
  ['afgekeurd', 'Afgekeurd'],
  ['onbekend', 'Wordt gecontroleerd'],
])('a document that is %s says %s', async (status, label) => {
  const { container } = await openPage([{ ...DOCUMENT, status }]);
  expect(within(card(DOCUMENT)).getByText(label)).toBeVisible();
  expect(screen.queryByLabelText(`Kies bestanden voor ${DOCUMENT.naam}`) === null).toBe(status === 'akkoord');
  expect(await axe(container)).toHaveNoViolations();
});

it('says why a document was refused, what to do, and how to make a bsn unreadable', async () => {
  await openPage([{ ...DOCUMENT, status: 'afgekeurd', toelichting: 'De achterkant ontbreekt.' }]);
  expect(card(DOCUMENT)).toHaveTextContent('De achterkant ontbreekt.');
  expect(card(DOCUMENT)).toHaveTextContent('Stuur hieronder een nieuw bestand.');
  expect(card(DOCUMENT)).toHaveTextContent('Maak uw bsn en pasfoto onleesbaar');
  expect(card(DOCUMENT)).toHaveTextContent('KopieID');
});

it('says how many documents are needed, and when all are in', async () => {
  const documents = [{ ...DOCUMENT, status: 'akkoord' }, STATEMENTS];
  await openPage(documents);
  expect(screen.getByText('Wij hebben nog 1 document van u nodig.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '1 van 2 binnen' })).toBeVisible();
  await userSends(STATEMENTS, [photo('november.jpg')]);
  await answer(0, 200, accepted(STATEMENTS, 'november.jpg'));
  expect(screen.getByText('Alles is binnen')).toBeVisible();
});

async function userSends(document: GevraagdDocument, files: File[]) {
  fireEvent.change(field(document), { target: { files } });
}

it('sends files one after another, each with its own progress and message', async () => {
  const { container } = await openPage([DOCUMENT, STATEMENTS]);
  const empty = new File([], 'leeg.pdf', { type: 'application/pdf' });
  const program = new File(['x'], 'spel.exe', { type: 'application/x-msdownload' });
  await userSends(DOCUMENT, [photo('voor.jpg'), empty, program, photo('achter.jpg')]);
  const first = await request(0);
  expect(first.path).toBe('/api/customers/k1/documents/d1/files');
  expect(first.file.name).toBe('voor.jpg');
  act(() => first.progress(0.4));
  const bar = (name: string) => within(card(DOCUMENT)).getByRole('progressbar', { name });
  expect(bar('voor.jpg: wordt verstuurd')).toHaveAttribute('aria-valuenow', '40');
  expect(bar('achter.jpg: wacht op de vorige')).toBeVisible();
  expect(card(DOCUMENT)).toHaveTextContent(BESTAND_FOUTEN.leeg);
  expect(card(DOCUMENT)).toHaveTextContent(BESTAND_FOUTEN.soort);
  expect(news()).toContain(
    `2 bestanden worden verstuurd. leeg.pdf is niet verstuurd. ${BESTAND_FOUTEN.leeg} spel.exe is niet verstuurd. ${BESTAND_FOUTEN.soort}`,
  );
  expect(await axe(container)).toHaveNoViolations();

  await answer(0, 200, accepted(DOCUMENT, 'voor.jpg'));
  expect(within(card(DOCUMENT)).getByText('Ontvangen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'voor.jpg' })).toHaveAttribute(
    'href',
    '/api/customers/k1/documents/d1/files/b-voor.jpg',
  );
  expect(news()).toContain('voor.jpg is ontvangen.');
  await answer(1, 400, {
    success: false,
    message: BESTAND_FOUTEN.kapot,
    bestanden: [{ naam: 'achter.jpg', fout: BESTAND_FOUTEN.kapot }],
  });
  expect(card(DOCUMENT)).toHaveTextContent(BESTAND_FOUTEN.kapot);
  expect(uploads).toHaveLength(2);
});

it('says that a file was sent before', async () => {
  const refused = { ...DOCUMENT, status: 'afgekeurd', bestanden: [FRONT] };
  await openPage([refused]);
  await userSends(DOCUMENT, [photo('nieuw.jpg')]);
  await answer(0, 200, { success: true, bestanden: [{ naam: FRONT.naam, id: FRONT.id }], document: refused });
  expect(card(DOCUMENT)).toHaveTextContent('Dit bestand stuurde u al. Kies een ander bestand.');
});

it('refuses more than 15 MB before sending it', async () => {
  await openPage([DOCUMENT]);
  const large = photo('groot.jpg');
  Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
  await userSends(DOCUMENT, [large]);
  expect(card(DOCUMENT)).toHaveTextContent(BESTAND_FOUTEN.teGroot);
  expect(uploads).toHaveLength(0);
});

it('sends what is dropped on the field', async () => {
  await openPage([DOCUMENT]);
  const zone = field(DOCUMENT).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [photo('voor.jpg')] } });
  expect((await request(0)).file.name).toBe('voor.jpg');
});

it.each([
  [
    'the button',
    (user: { click(at: Element): Promise<void> }) => user.click(button('Opnieuw versturen voor.jpg')),
  ],
  ['the connection', async () => void act(() => void window.dispatchEvent(new Event('online')))],
])('keeps files of which the connection was lost, and sends them again by %s', async (_, again) => {
  const { user } = await openPage([DOCUMENT]);
  await userSends(DOCUMENT, [photo('voor.jpg'), photo('achter.jpg')]);
  const first = await request(0);
  await act(async () => first.lose());
  expect(screen.getAllByText('De verbinding viel weg. Dit bestand is nog niet verstuurd.')).toHaveLength(2);
  expect(uploads).toHaveLength(1);
  await again(user);
  await answer(1, 200, accepted(DOCUMENT, 'voor.jpg'));
  expect((await request(2)).file.name).toBe('achter.jpg');
});

it('says the sentence of a limit, and sends the file again', async () => {
  const { user } = await openPage([DOCUMENT]);
  await userSends(DOCUMENT, [photo('voor.jpg')]);
  const message = 'U stuurde veel bestanden. Probeer het over 10 minuten opnieuw.';
  await answer(0, 429, { success: false, message });
  expect(card(DOCUMENT)).toHaveTextContent(message);
  await user.click(button('Opnieuw versturen voor.jpg'));
  expect((await request(1)).file.name).toBe('voor.jpg');
});

it('keeps what was chosen when the session expired, and goes on after a login in another tab', async () => {
  let loggedIn = true;
  const gone = { status: 401, body: { success: false, message: 'U bent niet ingelogd.' } };
  await openPage([DOCUMENT], {
    'GET /api/customers/auth': () => (loggedIn ? { body: FENNA } : gone),
    [LIST]: () => (loggedIn ? { body: { success: true, documenten: [DOCUMENT] } } : gone),
  });
  await userSends(DOCUMENT, [photo('voor.jpg')]);
  loggedIn = false;
  await answer(0, 401, gone.body);
  expect(await screen.findByText('Uw sessie is verlopen')).toBeVisible();
  expect(card(DOCUMENT)).toHaveTextContent('Log opnieuw in, dan gaat dit bestand vanzelf verder.');
  loggedIn = true;
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-state', newValue: 'logged-in' }));
  });
  expect((await request(1)).file.name).toBe('voor.jpg');
});

it('stops a file that is cancelled, goes on with the next, and keeps the focus near', async () => {
  const { user } = await openPage([DOCUMENT]);
  await userSends(DOCUMENT, [photo('voor.jpg'), photo('achter.jpg')]);
  const first = await request(0);
  await user.click(button('Annuleren voor.jpg'));
  expect(first.aborted).toBe(true);
  expect(screen.queryByText(/voor\.jpg: /)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: DOCUMENT.naam })).toHaveFocus();
  expect((await request(1)).file.name).toBe('achter.jpg');
});

it('asks before it removes a file that arrived, and keeps the focus near', async () => {
  let documents = [{ ...DOCUMENT, status: 'in-controle', bestanden: [FRONT] }];
  const { user, calls, container } = await openPage([], {
    [LIST]: () => ({ body: { success: true, documenten: documents } }),
    'DELETE /api/customers/k1/documents/d1/files/b1': () => {
      documents = [DOCUMENT];
      return { body: { success: true } };
    },
  });
  expect(card(DOCUMENT)).toHaveTextContent('2,4 MB, gestuurd op 21 november 2026');
  await user.click(button('Verwijderen voorkant.jpg'));
  expect(screen.getByText('Wilt u voorkant.jpg verwijderen?')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button('Annuleren'));
  expect(button('Verwijderen voorkant.jpg')).toHaveFocus();
  await user.click(button('Verwijderen voorkant.jpg'));
  await user.click(button('Ja, verwijder'));
  await seeToast('Bestand verwijderd', 'voorkant.jpg is verwijderd.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'voorkant.jpg' })).not.toBeInTheDocument());
  expect(sent(calls)).toEqual([{ call: 'DELETE /api/customers/k1/documents/d1/files/b1', body: undefined }]);
  expect(within(card(DOCUMENT)).getByText('Nog nodig')).toBeVisible();
  expect(screen.getByRole('heading', { name: DOCUMENT.naam })).toHaveFocus();
});

it('does not offer a file with a virus, or the removal of one that was accepted', async () => {
  await openPage([
    { ...DOCUMENT, status: 'afgekeurd', bestanden: [{ ...FRONT, status: 'besmet' }] },
    { ...STATEMENTS, status: 'akkoord', bestanden: [{ ...FRONT, id: 'b2', naam: 'november.pdf' }] },
  ]);
  expect(card(DOCUMENT)).toHaveTextContent('In dit bestand zat een virus.');
  expect(screen.queryByRole('link', { name: 'voorkant.jpg' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'november.pdf' })).toBeVisible();
  expect(within(card(STATEMENTS)).queryByRole('button')).not.toBeInTheDocument();
});

it('says that nothing is asked yet, and what to have ready', async () => {
  const { container } = renderWithKit(<DocumentsPage />, {
    path: '/klant/documenten',
    api: backendOf(FENNA, [VAN]),
  });
  expect(await screen.findByRole('heading', { name: 'U hoeft nog niets te sturen' })).toBeVisible();
  expect(screen.getByText('Een bewijs van uw bedrijf, zoals uw KvK-nummer')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('asks for nothing for an application that was withdrawn', async () => {
  const { 'GET /api/customers/k1/applications': applications } = backendOf(FENNA, [
    { ...VAN, status: 'withdrawn' },
  ]);
  await openPage([DOCUMENT], { 'GET /api/customers/k1/applications': applications as FakeApi[string] });
  expect(screen.getByText('Voor deze aanvraag hoeft u niets meer te sturen.')).toBeVisible();
  expect(screen.queryByLabelText(/^Kies bestanden/)).not.toBeInTheDocument();
});

it('says that the documents could not be loaded, and loads them again', async () => {
  let failing = true;
  const { user } = renderWithKit(<DocumentsPage />, {
    path: '/klant/documenten',
    api: {
      ...backendOf(FENNA, [VAN]),
      [LIST]: () =>
        failing
          ? { status: 503, body: { success: false } }
          : { body: { success: true, documenten: [DOCUMENT] } },
    },
  });
  await screen.findByText(/Uw documenten konden niet worden geladen/);
  failing = false;
  await user.click(button('Opnieuw proberen'));
  expect(await screen.findByRole('article', { name: DOCUMENT.naam })).toBeVisible();
});
