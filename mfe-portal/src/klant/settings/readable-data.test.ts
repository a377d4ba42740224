import type { MijnGegevens } from '@site/contract';
import { readableData } from './readable-data';

type Complete<T> = T extends (infer Item)[]
  ? [Complete<Item>]
  : T extends object
    ? { [K in keyof T]-?: Complete<NonNullable<T[K]>> }
    : T;

let count = 0;
/** A text that is nowhere else in the data. */
const text = () => `tekst-${100 + ++count}`;
/** A moment on a day that is nowhere else in the data. */
const moment = () => new Date(Date.UTC(2025, 0, ++count, 12)).toISOString();
const kept = () => ({ bewaardTot: moment(), waarom: text() });

/** Every field of the data, each with a value of its own. A field that is added to the contract must be added here. */
const DATA: Complete<MijnGegevens> = {
  uitleg: 'An explanation of the file with the raw data.',
  opgesteldOp: moment(),
  verantwoordelijke: { naam: text(), email: text(), telefoon: text() },
  account: {
    ...kept(),
    id: text(),
    email: text(),
    voornaam: text(),
    achternaam: text(),
    telefoon: text(),
    bedrijfsnaam: text(),
    kvkNummer: text(),
    kvkGekozen: true,
    aangemaaktOp: moment(),
    geactiveerdOp: moment(),
    eersteLoginOp: moment(),
    laatsteLoginOp: moment(),
  },
  apparaten: [{ ...kept(), laatsteLoginOp: moment() }],
  sessies: [{ apparaat: text(), ingelogdSinds: moment(), verlooptOp: moment() }],
  aanvragen: [
    {
      ...kept(),
      leaseCode: text(),
      status: 'approved',
      statusInWoorden: text(),
      inUwAccount: true,
      aangevraagdOp: moment(),
      aanvrager: { naam: text(), email: text(), telefoon: text() },
      bedrijfsnaam: text(),
      kvkNummer: text(),
      kvk: {
        kvkNummer: text(),
        naam: text(),
        rechtsvorm: text(),
        begonnenOp: '2018-02-03',
        gestoptOp: '2019-03-04',
        plaats: text(),
        bron: 'voorbeeld',
        opgezochtOp: moment(),
      },
      voertuigLink: text(),
      voertuigType: text() as 'equipment',
      kenteken: text(),
      voertuig: {
        merk: text(),
        handelsbenaming: text(),
        categorie: 'anders',
        voertuigsoort: text(),
        inrichting: text(),
        kleur: text(),
        eersteToelating: '2019-05-03',
        brandstoffen: [text()],
        emissieklasse: 6,
        apkTotEnMet: '2020-05-04',
        tellerstandoordeel: text(),
        terugroepactieOpen: true,
        geexporteerd: true,
        tenaamstellenMogelijk: false,
        taxi: true,
        bron: 'rdw',
        opgezochtOp: moment(),
      },
      opmerking: text(),
      dealer: { naam: text(), voertuig: text() },
      aanschafprijs: 31_111,
      aanbetaling: 2222,
      slottermijn: 3333,
      looptijd: 60,
      offertes: [
        {
          // Says nothing to a customer.
          id: '',
          status: 'verlopen',
          leasemaatschappij: text(),
          voertuig: text(),
          aanschafprijs: 41_111,
          aanbetaling: 4222,
          slottermijn: 4333,
          looptijd: 48,
          maandbedrag: 444,
          kosten: 255,
          toelichting: text(),
          gemaaktOp: moment(),
          geldigTotEnMet: moment(),
          akkoordOp: moment(),
          bellenUiterlijk: moment(),
          einde: { reden: 'ingetrokken', op: moment(), toelichting: text() },
        },
      ],
      verzoeken: [
        {
          id: text(),
          soort: text(),
          toelichting: text(),
          gevraagdOp: moment(),
          beantwoordOp: moment(),
          antwoord: text(),
        },
      ],
      notities: [{ op: moment(), tekst: text() }],
      documenten: [
        {
          // Says nothing to a customer.
          soort: '',
          naam: text(),
          status: text(),
          toelichting: text(),
          gevraagdOp: moment(),
          beoordeeldOp: moment(),
          bestanden: [
            { ...kept(), naam: text(), type: text(), grootte: 20_480, gestuurdOp: moment(), status: text() },
          ],
          ingezien: [{ op: moment(), bestand: text() }],
        },
      ],
      verloop: [{ van: text(), naar: text(), op: moment(), toelichting: text() }],
    },
  ],
  concepten: [
    {
      ...kept(),
      bewaardOp: moment(),
      antwoorden: [{ veld: text(), antwoord: text() }],
      einde: 'vervangen',
      dealer: { naam: text(), voertuig: text() },
    },
  ],
  dealer: {
    naam: text(),
    email: text(),
    sinds: moment(),
    beeindigdOp: moment(),
    ...kept(),
  },
  klachten: [
    {
      ...kept(),
      klachtnummer: text(),
      status: 'answered',
      statusInWoorden: text(),
      ontvangenOp: moment(),
      naam: text(),
      email: text(),
      telefoon: text(),
      bedrijf: text(),
      klachtType: 'garage',
      klachtOnderwerp: text(),
      klachtCategorie: text(),
      garagenaam: text(),
      partnernaam: text(),
      beschrijving: text(),
      gewenstUitkomst: text(),
      eerderContact: text(),
      verloop: [{ van: text(), naar: text(), op: moment(), toelichting: text() }],
      notities: [{ op: moment(), tekst: text() }],
    },
  ],
  berichten: [
    {
      ...kept(),
      ontvangenOp: moment(),
      naam: text(),
      email: text(),
      onderwerp: text(),
      bericht: text(),
      beantwoordOp: moment(),
      antwoorden: [{ op: moment(), tekst: text() }],
      notities: [{ op: moment(), tekst: text() }],
    },
  ],
  wachtendeMails: [{ onderwerp: text(), sinds: moment() }],
  bewaartermijnen: [{ gegevens: text(), termijn: text(), waarom: text() }],
  uwRechten: text(),
};

function valuesOf(data: unknown): unknown[] {
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(valuesOf) : [data];
}

test('the readable download shows every value of the data', () => {
  const html = readableData(DATA);
  const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const texts = valuesOf(DATA).filter((value) => typeof value === 'string');
  const expected = texts
    .filter(
      (value) =>
        value !== DATA.uitleg &&
        !['approved', 'answered', 'garage', 'verlopen', 'anders', 'rdw'].includes(value),
    )
    .map((value) => (/^\d{4}-\d\d-\d\d/.test(value) ? day.format(new Date(value)) : value));
  expect(expected.length).toBeGreaterThan(50);
  expect(expected.filter((value) => !html.includes(value))).toEqual([]);
  for (const amount of ['31.111', '2.222', '3.333', '60 maanden']) expect(html).toContain(amount);
});

test('the readable download names the category and the party of a complaint as the form does', () => {
  const about = (klachtType: string) =>
    readableData({ ...DATA, klachten: [{ ...DATA.klachten[0], klachtType, klachtCategorie: 'levering' }] });
  expect(about('garage')).toContain('<dt>Klacht over</dt><dd>Een garage</dd>');
  expect(about('garage')).toContain('<dt>Categorie</dt><dd>Levering/afhandeling</dd>');
  expect(about('zakenwiel')).toContain(`<dt>Klacht over</dt><dd>${DATA.verantwoordelijke.naam}</dd>`);
});

test('the readable download names the statuses of a complaint as the page does', () => {
  const verloop = [{ van: 'received', naar: 'in-handling', op: moment(), toelichting: '' }];
  expect(readableData({ ...DATA, klachten: [{ ...DATA.klachten[0], verloop }] })).toContain(
    'van Ontvangen naar In behandeling',
  );
});

test('the readable download puts no second full stop behind what somebody wrote', () => {
  const [application] = DATA.aanvragen;
  const [offer] = application.offertes;
  const offertes = [{ ...offer, toelichting: 'De inruil is er al af.' }];
  const html = readableData({ ...DATA, aanvragen: [{ ...application, offertes }] });
  expect(html).toContain('De inruil is er al af. Akkoord op');
});
