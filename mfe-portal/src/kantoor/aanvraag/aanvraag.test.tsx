import type { LeaseOfferte } from '@site/contract';
import type { AanvraagZaak } from '@site/contract/office';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { seeToast } from '../../testing/see';
import AanvraagPage from './page';

beforeEach(() => sessionStorage.clear());

const CODE = 'K7M2PQ9';
const CASE = `/api/office/applications/${CODE}`;
const ZAAK: AanvraagZaak = {
  leaseCode: CODE,
  status: 'pending',
  versie: 3,
  volgende: ['approved', 'rejected', 'withdrawn'],
  ontvangenOp: '2026-11-20T09:00:00.000Z',
  naam: 'Jan van der Berg',
  bedrijfsnaam: 'Van der Berg Bouw',
  kvkNummer: '68750110',
  telefoon: '0612345678',
  email: 'jan@bedrijf.example',
  ontvangers: ['jan@bedrijf.example'],
  voertuigLink: 'https://www.autos.example/bus-1',
  voertuigOmschrijving: 'Ford Transit (1-VJK-01)',
  aanschafprijs: 25_000,
  aanbetaling: 5000,
  slottermijn: 0,
  looptijd: 60,
  maandbedragAuto: 430,
  opmerking: 'Graag snel.',
  offertes: [],
  magOfferte: true,
  magIntrekken: false,
  verzoeken: [],
  documenten: [],
  mails: [],
  verloop: [{ op: '2026-11-20T09:00:00.000Z', wat: 'Aanvraag ontvangen' }],
};
const OFFERTE: LeaseOfferte = {
  id: '5b1d7c0e-3f0a-4f6e-9a55-0d4f7c1f2a61',
  status: 'open',
  leasemaatschappij: 'Noord Lease',
  voertuig: 'Ford Transit',
  aanschafprijs: 25_000,
  aanbetaling: 5000,
  slottermijn: 0,
  looptijd: 60,
  maandbedrag: 412.5,
  kosten: 250,
  toelichting: '',
  gemaaktOp: '2026-11-27T09:00:00.000Z',
  geldigTotEnMet: '2026-12-09',
};
const MAIL = { aan: 'jan@bedrijf.example', onderwerp: 'Uw aanvraag', tekst: 'Beste Jan van der Berg,' };

const renderCase = (zaak: () => AanvraagZaak, api: FakeApi = {}, code = CODE) =>
  renderWithKit(<AanvraagPage />, {
    site: WITH_OFFICE,
    path: `/kantoor/aanvraag?code=${code}`,
    api: {
      'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }),
      [`GET ${CASE}`]: () => ({ body: { success: true, aanvraag: zaak() } }),
      ...api,
    },
  });
const trialThen = (zaak: object = {}) => ({
  body: { success: true, mails: [MAIL], ...zaak },
});

test('a case shows who asks what, what the calculator says, and what happened', async () => {
  const { container } = renderCase(() => ZAAK);
  expect(await screen.findByRole('heading', { name: 'Van der Berg Bouw' })).toBeVisible();
  expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:+31612345678');
  expect(screen.getByText('€ 430 (auto of bestelbus), kan niet (equipment)')).toBeVisible();
  expect(screen.getByRole('list', { name: /^Verloop/ })).toHaveTextContent('Aanvraag ontvangen');
  expect((await axe(container)).violations).toEqual([]);
});

test('a code that no application has leads back to the list', async () => {
  renderCase(() => ZAAK, {
    [`GET ${CASE}`]: () => ({ status: 404, body: { success: false, message: 'Niet gevonden.' } }),
  });
  expect(await screen.findByText('Deze aanvraag vinden wij niet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'alle aanvragen' })).toBeVisible();
});

test('a status is changed after what will be mailed was shown, with the version that was seen', async () => {
  let zaak = ZAAK;
  const { user, calls, container } = renderCase(() => zaak, {
    [`PUT ${CASE}/status`]: ({ proef }) => {
      if (!proef) zaak = { ...ZAAK, versie: 4, status: 'approved' };
      return trialThen();
    },
  });
  await user.click(await screen.findByText('Status wijzigen'));
  const form = screen.getByRole('form', { name: 'Status wijzigen' });
  await user.click(within(form).getByRole('combobox', { name: /Nieuwe status/ }));
  await user.click(await screen.findByRole('option', { name: 'Goedgekeurd' }));
  await user.type(within(form).getByLabelText(/Uw woorden aan de klant/), 'Mooi.');
  await user.click(within(form).getByRole('button', { name: 'Bekijk wat de klant krijgt' }));
  expect(await screen.findByText('Beste Jan van der Berg,')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Wijzig de status en verstuur de mail' }));
  await seeToast('Gedaan', 'De status is gewijzigd en de klant krijgt een mail.');
  expect(screen.getByRole('region', { name: 'Wat u kunt doen' })).toHaveFocus();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const change = { naar: 'approved', toelichting: 'Mooi.', versie: 3 };
  expect(sent).toEqual([
    { ...change, proef: true },
    { ...change, proef: false },
  ]);
});

test('what was typed stays when the case changed meanwhile, and the newer state is shown', async () => {
  let zaak = ZAAK;
  const message = 'Deze aanvraag is intussen veranderd.';
  const { user } = renderCase(() => zaak, {
    [`POST ${CASE}/offer`]: ({ proef }) => {
      if (proef) return trialThen();
      const last = { op: '2026-11-27T09:00:00.000Z', wat: 'Status: Goedgekeurd', door: 'Bea Bakker' };
      zaak = { ...ZAAK, versie: 4, status: 'approved', verloop: [last, ...ZAAK.verloop] };
      return { status: 409, body: { success: false, message } };
    },
  });
  await user.click(await screen.findByText('Offerte maken'));
  const form = screen.getByRole('form', { name: 'Offerte maken' });
  await user.type(within(form).getByLabelText('Leasemaatschappij'), 'Noord Lease');
  await user.type(within(form).getByLabelText('Maandbedrag'), '412,50');
  await user.click(within(form).getByRole('button', { name: 'Bekijk wat de klant krijgt' }));
  await user.click(await screen.findByRole('button', { name: 'Maak de offerte en verstuur de mail' }));
  expect(await screen.findByText(/Status: Goedgekeurd \(Bea Bakker\)/)).toBeVisible();
  expect(within(form).getByLabelText('Maandbedrag')).toHaveValue('412,50');
  expect(screen.queryByRole('button', { name: 'Maak de offerte en verstuur de mail' })).toBeNull();
  expect(within(form).getByRole('button', { name: 'Bekijk wat de klant krijgt' })).toBeVisible();
});

test('an offer is shown as the customer will see it, and a mistake at its field', async () => {
  let refused = true;
  const { user } = renderCase(() => ZAAK, {
    [`POST ${CASE}/offer`]: () =>
      refused
        ? {
            status: 400,
            body: { success: false, message: 'Nee.', errors: { maandbedrag: 'Vul een bedrag in.' } },
          }
        : trialThen({ offerte: OFFERTE }),
  });
  await user.click(await screen.findByText('Offerte maken'));
  const form = screen.getByRole('form', { name: 'Offerte maken' });
  expect(within(form).getByLabelText('Voertuig')).toHaveValue('Ford Transit (1-VJK-01)');
  const look = within(form).getByRole('button', { name: 'Bekijk wat de klant krijgt' });
  await user.click(look);
  expect(await within(form).findByText('Vul een bedrag in.')).toBeVisible();
  refused = false;
  await user.click(look);
  const card = await screen.findByRole('region', { name: 'De offerte in het portaal' });
  expect(card).toHaveTextContent(/Uw offerte van Noord Lease.*412,50.*Geldig tot en met.*9 december 2026/);
});

test('a note is kept while the server cannot be reached', async () => {
  let away = true;
  const { user } = renderCase(() => ZAAK, {
    [`POST ${CASE}/notes`]: () => {
      if (away) throw new TypeError('No connection.');
      return { body: { success: true } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Notitie' }), 'Gebeld.');
  await user.click(screen.getByRole('button', { name: 'Bewaar de notitie' }));
  expect(await screen.findByText(/Wij konden onze server niet bereiken. Wat u hebt ingevuld/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Notitie' })).toHaveValue('Gebeld.');
  away = false;
  await user.click(screen.getByRole('button', { name: 'Bewaar de notitie' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notitie' })).toHaveValue(''));
});

test('an answer begins with a text that can be edited', async () => {
  const verzoek = {
    id: 'v1',
    soort: 'slotbedrag',
    toelichting: 'Per 1 januari.',
    gevraagdOp: '2026-11-27T09:00:00.000Z',
  };
  const { user } = renderCase(() => ({ ...ZAAK, verzoeken: [verzoek] }));
  await user.click(await screen.findByText('Verzoek beantwoorden: Slotbedrag opvragen'));
  await user.click(screen.getByRole('button', { name: 'Begin met een voorbeeldtekst' }));
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Uw antwoord');
  await user.type(answer, ' Groet.');
  expect(answer.value).toMatch(/^Het bedrag waarmee u uw lease nu aflost[\s\S]* Groet\.$/);
});

test('a document is looked at, and accepted without a mail', async () => {
  const document = {
    id: 'd1',
    aanvraagId: 'a1',
    soort: 'omzet',
    naam: 'Iets dat uw omzet laat zien',
    status: 'in-controle',
    toelichting: '',
    gevraagdOp: '2026-11-27T09:00:00.000Z',
    bestanden: [
      {
        id: 'f1',
        naam: 'omzet.jpg',
        type: 'image/jpeg',
        grootte: 1000,
        gestuurdOp: '2026-11-27T09:00:00.000Z',
        status: 'schoon',
      },
      {
        id: 'f2',
        naam: 'slecht.pdf',
        type: 'application/pdf',
        grootte: 1000,
        gestuurdOp: '2026-11-27T09:00:00.000Z',
        status: 'besmet',
      },
    ],
  };
  const { user, calls, container } = renderCase(() => ({ ...ZAAK, documenten: [document] }), {
    [`PUT ${CASE}/documents/d1`]: () => ({ body: { success: true, mails: [] } }),
  });
  expect(await screen.findByRole('link', { name: /^omzet\.jpg/ })).toHaveAttribute(
    'href',
    `${CASE}/documents/d1/files/f1`,
  );
  expect(screen.getByText(/slecht\.pdf: in dit bestand zat een virus/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'omzet.jpg: hier bekijken' }));
  expect(screen.getByRole('img', { name: 'omzet.jpg' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Akkoord: Iets dat uw omzet laat zien/ }));
  await seeToast('Gedaan', 'Het document is akkoord. De klant krijgt geen mail.');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ versie: 3, besluit: 'akkoord' });
});

test('a mail that could not be sent yet is tried again', async () => {
  const mail = { aan: 'jan@bedrijf.example', op: '2026-11-27T09:00:00.000Z' };
  const mails: AanvraagZaak['mails'] = [
    { ...mail, id: 'm2', onderwerp: 'Uw offerte', status: 'mislukt' },
    { ...mail, id: 'm1', onderwerp: 'Uw aanvraag', status: 'verstuurd' },
  ];
  const { user, calls } = renderCase(() => ({ ...ZAAK, mails }), {
    [`POST ${CASE}/mails/m2`]: () => ({ body: { success: true } }),
  });
  const list = await screen.findByRole('list', { name: /^Mails/ });
  expect(list).toHaveTextContent(/Uw aanvraag.*Verstuurd, 27 november 2026 om 10.00/);
  await user.click(within(list).getByRole('button', { name: 'Probeer nu opnieuw' }));
  await seeToast('Gedaan', 'De mail wordt nu opnieuw geprobeerd.');
  expect(calls.map(({ path }) => path)).toContain(`${CASE}/mails/m2`);
});

test('the newest offer is shown as the customer has it, with how far it is', async () => {
  const offerte = {
    ...OFFERTE,
    status: 'akkoord' as const,
    gemaaktOp: '2026-11-20T09:00:00.000Z',
    geldigTotEnMet: '2026-12-02',
    akkoordOp: '2026-11-23T09:00:00.000Z',
    bellenUiterlijk: '2026-11-24',
  };
  const { container } = renderCase(() => ({ ...ZAAK, offertes: [offerte, { ...offerte, id: 'o0' }] }));
  const offer = await screen.findByRole('region', { name: 'Offerte van Noord Lease' });
  expect(offer).toHaveTextContent('Klant akkoord op 23 november 2026, bellen uiterlijk 24 november 2026');
  expect(offer).toHaveTextContent(/Per maand€\s412,50/);
  expect((await axe(container)).violations).toEqual([]);
});
