import type { AnswerOf, BodyOf, MijnGegevens } from '@site/contract';
import type { EVERY_CALL, EveryCallName } from '../src/http/every-call.js';

/** With every optional field there and at least one item in every list. */
type Complete<T> = T extends readonly (infer Item)[]
  ? [Complete<Item>, ...Complete<Item>[]]
  : T extends object
    ? { [Field in keyof T]-?: Complete<T[Field]> }
    : T;

type Samples = {
  [Name in EveryCallName]: {
    body: Complete<BodyOf<(typeof EVERY_CALL)[Name]>>;
    answer: Complete<AnswerOf<(typeof EVERY_CALL)[Name]>>;
  };
};

const ID = '3f9a01bc-58cc-4372-a567-0e02b2c3d479';
const MOMENT = '2026-03-02T09:15:00.000Z';
const DONE = { success: true, message: 'Gelukt.' };
const RECEIVED = { ...DONE, ontvangenOp: '2026-03-02', antwoordUiterlijk: '2026-03-03' };
const EMAIL = { email: 'jan@bedrijf.nl' };
const PROFILE = {
  voornaam: 'Jan',
  achternaam: 'van der Berg',
  telefoon: '0612345678',
  bedrijfsnaam: 'Van der Berg Bouw',
  kvkNummer: '12345678',
  kvkGekozen: true,
};
const OFFERTE = {
  id: ID,
  status: 'akkoord' as const,
  leasemaatschappij: 'Noord Lease',
  voertuig: 'https://www.autos.example/bus-1',
  aanschafprijs: 25_000,
  aanbetaling: 2500,
  slottermijn: 3000,
  looptijd: 60,
  maandbedrag: 480,
  kosten: 250,
  toelichting: '',
  gemaaktOp: MOMENT,
  geldigTotEnMet: '2026-12-02',
  akkoordOp: MOMENT,
  bellenUiterlijk: '2026-03-03',
  einde: { reden: 'vervangen' as const, op: MOMENT, toelichting: '' },
};
const KNOWN = { id: ID, ...EMAIL, ...PROFILE };
const CUSTOMER = { ...KNOWN, accountSinds: '2026-11-20T09:30:00.000Z' };
const CONTACT = { naam: 'Jan van der Berg', ...EMAIL, telefoon: '0612345678' };
const KEPT = { bewaardTot: MOMENT, waarom: 'De wet vraagt het.' };
const AMOUNTS = { aanschafprijs: 25_000, aanbetaling: 2_500, slottermijn: 3_000, looptijd: 60 };
const APPLICATION = {
  ...CONTACT,
  bedrijfsnaam: 'Van der Berg Bouw',
  kvkNummer: '12345678',
  kvkGekozen: true,
  voertuigLink: 'https://www.autos.example/bus-1',
  aanschafprijs: '25000',
  aanbetaling: '2500',
  wantAanbetaling: true,
  slottermijn: '3000',
  wantSlottermijn: true,
  looptijd: '60',
  voertuigType: 'auto' as const,
  kenteken: '1-VJK-01',
  opmerking: 'Ik wil graag halal leasen.',
  concept: 'q3vN0m1x8dC2rT5yH7kJ9wL4bF6gS0aZ-ePuXiVoQnM',
};
const DRAFT = { antwoorden: '{"naam":"Jan"}', stap: 'prijs' };
const DEALER = { naam: 'Autobedrijf De Brug', voertuig: '1-VJK-01' };
const TOKEN = { concept: APPLICATION.concept };
const DEALER_PAGE = {
  ...DONE,
  naam: DEALER.naam,
  aanvragen: [{ voertuig: DEALER.voertuig, verstuurdOp: MOMENT, status: 'verstuurd' }] as [
    { voertuig: string; verstuurdOp: string; status: 'verstuurd' },
  ],
};
const KVK = {
  kvkNummer: '12345678',
  naam: 'Van der Berg Bouw B.V.',
  rechtsvorm: 'BeslotenVennootschap',
  begonnenOp: '2019-05-03',
  gestoptOp: '2026-03-01',
  plaats: 'Lutten',
  bron: 'kvk' as const,
  opgezochtOp: MOMENT,
};
const VOERTUIG = {
  merk: 'VOLKSWAGEN',
  handelsbenaming: 'TRANSPORTER',
  categorie: 'bestelwagen' as const,
  voertuigsoort: 'Bedrijfsauto',
  inrichting: 'gesloten opbouw',
  kleur: 'WIT',
  eersteToelating: '2019-05-03',
  brandstoffen: ['Diesel'] as [string],
  emissieklasse: 6,
  apkTotEnMet: '2027-05-03',
  tellerstandoordeel: 'Logisch',
  terugroepactieOpen: false,
  geexporteerd: false,
  tenaamstellenMogelijk: true,
  taxi: false,
  bron: 'rdw' as const,
  opgezochtOp: MOMENT,
};
const VERZOEK = {
  id: ID,
  soort: 'slotbedrag' as const,
  toelichting: 'Ik wil de bus op 1 december overnemen.',
  gevraagdOp: MOMENT,
  beantwoordOp: MOMENT,
  antwoord: 'Het slotbedrag is op 1 december € 8.240.',
};
const BESTAND = {
  id: ID,
  naam: 'april.pdf',
  type: 'application/pdf' as const,
  grootte: 82_113,
  gestuurdOp: MOMENT,
  status: 'schoon' as const,
};
const DOCUMENT = {
  id: ID,
  aanvraagId: ID,
  soort: 'bankafschriften' as const,
  naam: 'Bankafschriften van de laatste 3 maanden',
  status: 'afgekeurd' as const,
  toelichting: 'Mei ontbreekt nog.',
  gevraagdOp: MOMENT,
  beoordeeldOp: MOMENT,
  bestanden: [BESTAND] as [typeof BESTAND],
};
const COMPLAINT = {
  ...CONTACT,
  bedrijf: 'Van der Berg Bouw',
  klachtType: 'garage',
  klachtOnderwerp: 'De auto was niet klaar',
  klachtCategorie: 'levering',
  garagenaam: 'Garage De Brug',
  partnernaam: 'De Lease Bank',
  beschrijving: 'De auto was niet klaar.',
  gewenstUitkomst: 'Een nieuwe datum',
  eerderContact: 'Gebeld op maandag',
};

const MEDEWERKER = { id: ID, naam: 'Karin de Vries', email: 'karin@site.nl', rol: 'beheerder' as const };
const COLLEGA = { id: ID, naam: 'Karin de Vries' };
/** What the list and the page of an application both have. */
const AANVRAAG_RIJ = {
  leaseCode: 'K7M2PQ9',
  status: 'pending' as const,
  ontvangenOp: MOMENT,
  voor: MOMENT,
  naam: 'Jan van der Berg',
  bedrijfsnaam: 'Van der Berg Bouw',
  kvkNummer: '68750110',
  telefoon: '0612345678',
  ...EMAIL,
  kenteken: '1-VJK-01',
  aanschafprijs: 25_000,
  looptijd: 60,
  dealer: 'Autobedrijf De Brug',
  behandelaar: COLLEGA,
};
const WIJZIGING = { versie: 3, proef: true };
const MAIL = { aan: EMAIL.email, onderwerp: 'Uw offerte', tekst: 'Beste Jan,' };
const GEVOLG = {
  ...DONE,
  mails: [MAIL] as [typeof MAIL],
  offerte: OFFERTE,
  leaseCode: 'K7M2PQ9',
};
const COMPLAINT_STATUS = {
  van: 'received' as const,
  naar: 'in-handling' as const,
  toelichting: 'Wij bellen de garage.',
  proef: true,
};
/** WebAuthn says what is in it. */
const PASSKEY = {};

const DATA: Complete<MijnGegevens> = {
  uitleg: 'Dit zijn al uw gegevens.',
  opgesteldOp: MOMENT,
  verantwoordelijke: CONTACT,
  account: {
    ...KEPT,
    ...KNOWN,
    aangemaaktOp: MOMENT,
    geactiveerdOp: MOMENT,
    eersteLoginOp: MOMENT,
    laatsteLoginOp: MOMENT,
  },
  apparaten: [{ ...KEPT, laatsteLoginOp: MOMENT }],
  sessies: [{ apparaat: 'Chrome op Android', ingelogdSinds: MOMENT, verlooptOp: MOMENT }],
  aanvragen: [
    {
      ...KEPT,
      ...AMOUNTS,
      leaseCode: 'K7M2PQ9',
      status: 'pending',
      statusInWoorden: 'In behandeling',
      dealer: DEALER,
      inUwAccount: true,
      aangevraagdOp: MOMENT,
      aanvrager: CONTACT,
      bedrijfsnaam: 'Van der Berg Bouw',
      kvkNummer: '12345678',
      kvk: KVK,
      voertuigLink: 'https://www.autos.example/bus-1',
      voertuigType: 'auto',
      kenteken: '1-VJK-01',
      voertuig: VOERTUIG,
      opmerking: '',
      offertes: [OFFERTE],
      verzoeken: [VERZOEK],
      notities: [{ op: MOMENT, tekst: 'Gebeld: stuurt de jaarcijfers morgen.' }],
      documenten: [
        {
          soort: 'bankafschriften',
          naam: 'Bankafschriften van de laatste 3 maanden',
          status: 'in-controle',
          toelichting: '',
          gevraagdOp: MOMENT,
          beoordeeldOp: MOMENT,
          bestanden: [
            {
              ...KEPT,
              naam: 'april.pdf',
              type: 'application/pdf',
              grootte: 82_113,
              gestuurdOp: MOMENT,
              status: 'schoon',
            },
          ],
          ingezien: [{ op: MOMENT, bestand: 'april.pdf' }],
        },
      ],
      verloop: [{ van: 'In behandeling', naar: 'Goedgekeurd', op: MOMENT, toelichting: 'Akkoord.' }],
    },
  ],
  concepten: [
    {
      ...KEPT,
      bewaardOp: MOMENT,
      antwoorden: [{ veld: 'naam', antwoord: 'Jan' }],
      einde: 'vervangen',
      dealer: DEALER,
    },
  ],
  dealer: {
    naam: DEALER.naam,
    email: 'verkoop@brug.nl',
    sinds: MOMENT,
    beeindigdOp: MOMENT,
    ...KEPT,
  },
  klachten: [
    {
      ...KEPT,
      ...COMPLAINT,
      klachtnummer: 'K2026-000123',
      status: 'in-handling',
      statusInWoorden: 'In behandeling',
      ontvangenOp: MOMENT,
      verloop: [{ van: 'received', naar: 'in-handling', op: MOMENT, toelichting: 'Wij bellen de garage.' }],
      notities: [{ op: MOMENT, tekst: 'Garage gebeld.' }],
    },
  ],
  berichten: [
    {
      ...KEPT,
      ontvangenOp: MOMENT,
      naam: 'Jan van der Berg',
      ...EMAIL,
      onderwerp: 'Vraag',
      bericht: 'Kan ik ook een busje leasen?',
      beantwoordOp: MOMENT,
      antwoorden: [{ op: MOMENT, tekst: 'Ja, dat kan.' }],
      notities: [{ op: MOMENT, tekst: 'Gebeld.' }],
    },
  ],
  wachtendeMails: [{ onderwerp: 'Uw logincode', sinds: MOMENT }],
  bewaartermijnen: [{ gegevens: 'Berichten', termijn: '2 jaar', waarom: 'Voor vervolgvragen.' }],
  uwRechten: 'U mag uw gegevens laten verwijderen.',
};

/** For each call a body and an answer with every field of the contract. The compiler checks that none is missing. */
export const CONTRACT_SAMPLES: Samples = {
  authUser: { body: undefined, answer: { id: ID, ...EMAIL, rol: 'klant' } },
  logout: { body: undefined, answer: undefined },
  activate: { body: EMAIL, answer: { ...DONE, customerId: ID } },
  verifyActivation: { body: { ...EMAIL, code: '493027' }, answer: DONE },
  login: { body: { permanentCode: '493027' }, answer: { ...DONE, customerId: ID, email: 'j•••@bedrijf.nl' } },
  verify2fa: {
    body: { customerId: ID, code: '493027' },
    answer: { ...DONE, customer: CUSTOMER, isFirstLogin: true },
  },
  forgotCode: { body: EMAIL, answer: DONE },
  customer: { body: undefined, answer: CUSTOMER },
  documents: { body: undefined, answer: { ...DONE, documenten: [DOCUMENT] } },
  sendDocument: {
    body: undefined,
    answer: { ...DONE, bestanden: [{ naam: 'april.pdf', id: ID, fout: 'Te groot.' }], document: DOCUMENT },
  },
  sendDocumentForm: { body: undefined, answer: undefined },
  documentFile: { body: undefined, answer: undefined },
  removeDocumentFile: { body: undefined, answer: DONE },
  customerLogout: { body: undefined, answer: DONE },
  sessions: {
    body: undefined,
    answer: {
      ...DONE,
      sessions: [{ id: 'a1b2', device: 'Chrome op Android', since: MOMENT, lastUsed: MOMENT, current: true }],
    },
  },
  endSession: { body: undefined, answer: DONE },
  endSessions: { body: undefined, answer: DONE },
  profile: { body: PROFILE, answer: DONE },
  customerData: { body: undefined, answer: DATA },
  bedrijven: {
    body: { zoek: 'Van der Berg' },
    answer: {
      ...DONE,
      status: 'gevonden',
      bedrijven: [
        { kvkNummer: '12345678', naam: 'Van der Berg Bouw', straat: 'Dorpsstraat', plaats: 'Lutten' },
      ],
      meer: false,
      bron: 'kvk',
    },
  },
  bedrijf: {
    body: undefined,
    answer: { ...DONE, status: 'gevonden', bedrijf: { ...KVK, adres: 'Dorpsstraat 1, 7775 AB Lutten' } },
  },
  saveDraft: {
    body: { ...EMAIL, ...DRAFT, ...TOKEN },
    answer: { ...DONE, ...TOKEN },
  },
  saveCustomerDraft: { body: { ...DRAFT, ...TOKEN }, answer: { ...DONE, ...TOKEN } },
  openDraft: { body: TOKEN, answer: { ...DONE, ...DRAFT, dealer: 'Autobedrijf De Brug' } },
  dealer: { body: { link: TOKEN.concept }, answer: DEALER_PAGE },
  dealerApplication: {
    body: {
      link: TOKEN.concept,
      naam: 'Jan van der Berg',
      ...EMAIL,
      voertuigLink: 'https://www.autos.example/bus-1',
      voertuigType: 'auto',
      kenteken: '1-VJK-01',
      aanschafprijs: '25000',
      aanbetaling: '2500',
    },
    answer: DEALER_PAGE,
  },
  deleteDraft: { body: TOKEN, answer: DONE },
  kenteken: { body: undefined, answer: { ...DONE, status: 'gevonden', voertuig: VOERTUIG } },
  deleteCustomer: { body: EMAIL, answer: DONE },
  applications: {
    body: undefined,
    answer: {
      ...DONE,
      applications: [
        {
          id: ID,
          leaseCode: 'K7M2PQ9',
          status: 'pending',
          createdAt: MOMENT,
          aanschafprijs: 25_000,
          looptijd: 60,
          bedrijfsnaam: 'Van der Berg Bouw',
          voertuigLink: 'https://www.autos.example/bus-1',
          voertuigType: 'auto',
          kenteken: '1-VJK-01',
          voertuig: VOERTUIG,
          aanbetaling: 2500,
          slottermijn: 3000,
          opmerking: 'Ik wil graag halal leasen.',
          verloop: [{ status: 'approved', op: MOMENT, toelichting: 'Akkoord.' }],
          offerte: OFFERTE,
          eerdereOffertes: [OFFERTE],
          verzoeken: [VERZOEK],
        },
      ],
    },
  },
  acceptOffer: { body: { offerteId: ID }, answer: DONE },
  requestForApplication: {
    body: { aanvraagId: ID, soort: 'slotbedrag', toelichting: 'Ik wil de bus op 1 december overnemen.' },
    answer: RECEIVED,
  },
  linkApplication: {
    body: { customerId: ID, leaseCode: 'K7M2PQ9' },
    answer: { ...DONE, profileUpdated: true },
  },
  leaseApplication: { body: APPLICATION, answer: RECEIVED },
  sendLeaseEmail: { body: APPLICATION, answer: RECEIVED },
  contact: {
    body: { name: 'Jan van der Berg', ...EMAIL, subject: 'Vraag', message: 'Kan ik ook een busje leasen?' },
    answer: RECEIVED,
  },
  complaints: {
    body: { ...COMPLAINT, bijlagen: [{ name: 'foto.jpg' }] },
    answer: { ...RECEIVED, klachtnummer: 'K2026-000123', behandelingUiterlijk: '2026-03-09' },
  },
  complaintStatus: {
    body: { klachtnummer: 'K2026-000123', ...EMAIL },
    answer: {
      ...DONE,
      status: 'in-handling',
      ontvangenOp: MOMENT,
      inBehandelingOp: MOMENT,
      beantwoordOp: MOMENT,
      antwoordUiterlijkOp: '2026-03-09',
    },
  },
  officeLogin: { body: { code: '493027' }, answer: { ...DONE, options: PASSKEY } },
  officeLoginPasskey: { body: { passkey: PASSKEY }, answer: { ...DONE, medewerker: MEDEWERKER } },
  officeLoginRecoveryCode: {
    body: { herstelcode: 'K7M2P4Q-3W9XRTA' },
    answer: { ...DONE, medewerker: MEDEWERKER },
  },
  officeForgotCode: { body: EMAIL, answer: DONE },
  officeInvitation: {
    body: { uitnodiging: 'dGhpcyBpcyBhbiBleGFtcGxl' },
    answer: { ...DONE, options: PASSKEY, medewerker: { naam: 'Karin de Vries', email: 'karin@site.nl' } },
  },
  officeRegistration: {
    body: { passkey: PASSKEY },
    answer: { ...DONE, medewerker: MEDEWERKER, logincode: '493027', herstelcodes: ['K7M2P4Q-3W9XRTA'] },
  },
  officeEmployee: { body: undefined, answer: { ...DONE, medewerker: MEDEWERKER } },
  officeLogout: { body: undefined, answer: DONE },
  officeAccess: {
    body: undefined,
    answer: {
      ...DONE,
      passkeys: [{ id: 'mO3cLZ0hQk6mT1lC2b8v9w', gemaaktOp: MOMENT, laatstGebruikt: MOMENT }],
      herstelcodes: 7,
    },
  },
  officeAskPasskey: { body: undefined, answer: { ...DONE, options: PASSKEY } },
  officeAddPasskey: { body: { passkey: PASSKEY }, answer: DONE },
  officeRemovePasskey: { body: undefined, answer: DONE },
  officeRecoveryCodes: { body: undefined, answer: { ...DONE, herstelcodes: ['K7M2P4Q-3W9XRTA'] } },
  officeToday: {
    body: undefined,
    answer: {
      ...DONE,
      werk: [
        {
          soort: 'aanvraag',
          kenmerk: 'K7M2PQ9',
          voor: MOMENT,
          naam: 'Jan van der Berg',
          bedrijfsnaam: 'Van der Berg Bouw',
          telefoon: '0612345678',
          ...EMAIL,
          onderwerp: '€ 25.000, 60 maanden',
          laatste: { wat: 'Notitie', op: MOMENT, door: 'Karin de Vries' },
          behandelaar: COLLEGA,
        },
      ],
    },
  },
  officeColleagues: { body: undefined, answer: { ...DONE, collegas: [COLLEGA] } },
  officeAssign: { body: { van: ID, naar: ID }, answer: DONE },
  officeApplications: {
    body: undefined,
    answer: {
      ...DONE,
      rijen: [{ ...AANVRAAG_RIJ, offerte: 'open' }],
      totaal: 1,
      meer: false,
    },
  },
  officeApplication: {
    body: undefined,
    answer: {
      ...DONE,
      aanvraag: {
        ...AANVRAAG_RIJ,
        versie: 3,
        volgende: ['approved'],
        kvk: KVK,
        ontvangers: [EMAIL.email],
        account: EMAIL.email,
        voertuigLink: 'https://www.autos.example/bus-1',
        voertuigType: 'auto',
        voertuig: VOERTUIG,
        voertuigOmschrijving: 'Ford Transit (1-VJK-01)',
        aanbetaling: 5000,
        slottermijn: 2500,
        maandbedragAuto: 412,
        maandbedragEquipment: 430,
        opmerking: 'Graag snel.',
        offertes: [OFFERTE],
        magOfferte: true,
        magIntrekken: true,
        verzoeken: [VERZOEK],
        documenten: [DOCUMENT],
        mails: [{ id: ID, aan: EMAIL.email, onderwerp: 'Uw offerte', op: MOMENT, status: 'verstuurd' }],
        verloop: [{ op: MOMENT, wat: 'Notitie', door: 'Karin de Vries', tekst: 'Gebeld.' }],
      },
    },
  },
  officeNote: { body: { notitie: 'Gebeld.' }, answer: DONE },
  officeStatus: { body: { ...WIJZIGING, naar: 'approved', toelichting: 'Mooi.' }, answer: GEVOLG },
  officeAnswer: { body: { ...WIJZIGING, antwoord: 'Wij bellen u.' }, answer: GEVOLG },
  officeMakeOffer: {
    body: {
      ...WIJZIGING,
      leasemaatschappij: 'Noord Lease',
      voertuig: 'Ford Transit',
      aanschafprijs: '25000',
      aanbetaling: '5000',
      slottermijn: '0',
      looptijd: '60',
      maandbedrag: '412,50',
      kosten: '250',
      toelichting: 'Mooi.',
    },
    answer: GEVOLG,
  },
  officeWithdrawOffer: { body: { ...WIJZIGING, toelichting: 'Vervallen.' }, answer: GEVOLG },
  officeCorrectEmail: { body: { ...WIJZIGING, ...EMAIL }, answer: GEVOLG },
  officeAskDocuments: {
    body: { ...WIJZIGING, soorten: ['omzet'], anders: 'Uw contract', toelichting: 'Graag.' },
    answer: GEVOLG,
  },
  officeDecideDocument: {
    body: { ...WIJZIGING, besluit: 'afgekeurd', toelichting: 'Onleesbaar.', verwijderBestanden: true },
    answer: GEVOLG,
  },
  officeRetryMail: { body: undefined, answer: DONE },
  officeDocumentFile: { body: undefined, answer: undefined },
  officeApplicationsCsv: { body: undefined, answer: undefined },
  officeMessages: {
    body: undefined,
    answer: {
      ...DONE,
      rijen: [
        {
          id: ID,
          naam: 'Jan van der Berg',
          ...EMAIL,
          onderwerp: 'Vraag',
          ontvangenOp: MOMENT,
          voor: MOMENT,
          beantwoordOp: MOMENT,
          behandelaar: COLLEGA,
        },
      ],
      totaal: 1,
      meer: false,
    },
  },
  officeMessagesCsv: { body: undefined, answer: undefined },
  officeComplaints: {
    body: undefined,
    answer: {
      ...DONE,
      rijen: [
        {
          klachtnummer: 'K2026-000123',
          status: 'in-handling',
          ontvangenOp: MOMENT,
          voor: MOMENT,
          ...CONTACT,
          onderwerp: 'De auto was niet klaar',
          behandelaar: COLLEGA,
        },
      ],
      totaal: 1,
      meer: false,
    },
  },
  officeComplaintsCsv: { body: undefined, answer: undefined },
  officeMessage: {
    body: undefined,
    answer: {
      ...DONE,
      bericht: {
        id: ID,
        naam: 'Jan van der Berg',
        ...EMAIL,
        onderwerp: 'Vraag',
        bericht: 'Kan ik ook een busje leasen?',
        ontvangenOp: MOMENT,
        voor: MOMENT,
        beantwoordOp: MOMENT,
        beantwoordDoor: 'Karin de Vries',
        behandelaar: COLLEGA,
        antwoorden: [{ op: MOMENT, door: 'Karin de Vries', tekst: 'Ja, dat kan.' }],
        notities: [{ op: MOMENT, door: 'Karin de Vries', tekst: 'Gebeld.' }],
      },
    },
  },
  officeAnswerMessage: { body: { antwoord: 'Ja, dat kan.', proef: true }, answer: GEVOLG },
  officeMessageNote: { body: { notitie: 'Gebeld.' }, answer: DONE },
  officeMessageStatus: { body: { status: 'beantwoord' }, answer: DONE },
  officeComplaint: {
    body: undefined,
    answer: {
      ...DONE,
      klacht: {
        klachtnummer: 'K2026-000123',
        status: 'in-handling',
        ontvangenOp: MOMENT,
        behandelingVoor: MOMENT,
        contactVoor: MOMENT,
        ...CONTACT,
        bedrijf: 'Van der Berg Bouw',
        onderwerp: 'De auto was niet klaar',
        categorie: 'Levering/afhandeling',
        over: 'Een garage: Garage De Brug',
        beschrijving: 'De auto was niet klaar.',
        gewensteUitkomst: 'Een nieuwe datum',
        eerderContact: 'Gebeld op maandag',
        behandelaar: COLLEGA,
        volgende: ['answered'],
        verloop: [
          { naar: 'in-handling', op: MOMENT, door: 'Karin de Vries', toelichting: 'Wij bellen de garage.' },
        ],
        notities: [{ op: MOMENT, door: 'Karin de Vries', tekst: 'Garage gebeld.' }],
      },
    },
  },
  officeComplaintNote: { body: { notitie: 'Garage gebeld.' }, answer: DONE },
  officeComplaintStatus: { body: COMPLAINT_STATUS, answer: GEVOLG },
  officeEmployees: {
    body: undefined,
    answer: {
      ...DONE,
      medewerkers: [{ ...MEDEWERKER, sessies: 1, laatsteLogin: MOMENT, uitnodigingTot: MOMENT }],
    },
  },
  officeAddEmployee: {
    body: { naam: 'Karin de Vries', email: 'karin@site.nl', rol: 'medewerker' },
    answer: DONE,
  },
  officeInviteAgain: { body: undefined, answer: DONE },
  officeChangeRole: { body: { rol: 'beheerder' }, answer: DONE },
  officeEndEmployee: { body: undefined, answer: DONE },
  officeEndSessions: { body: undefined, answer: DONE },
  officeCustomers: {
    body: undefined,
    answer: {
      ...DONE,
      rijen: [
        { id: ID, ...CONTACT, bedrijfsnaam: 'Van der Berg Bouw', account: 'niet-geactiveerd', aanvragen: 2 },
      ],
      totaal: 1,
      meer: false,
    },
  },
  officeCustomersCsv: { body: undefined, answer: undefined },
  officeCustomer: {
    body: undefined,
    answer: {
      ...DONE,
      klant: {
        ...{ id: ID, ...CONTACT, bedrijfsnaam: 'Van der Berg Bouw', kvkNummer: '12345678' },
        account: {
          staat: 'actief',
          aangemaaktOp: MOMENT,
          geactiveerdOp: MOMENT,
          laatsteLogin: MOMENT,
          code: 'gemaild',
          geblokkeerdTot: MOMENT,
        },
        sessies: [{ apparaat: 'Chrome op Android', sinds: MOMENT, laatstGebruikt: MOMENT }],
        aanvragen: [
          {
            ...{ leaseCode: 'K7M2PQ9', status: 'pending', aangevraagdOp: MOMENT },
            ...{ bedrijfsnaam: 'Van der Berg Bouw', aanschafprijs: 25_000, looptijd: 60, inAccount: true },
          },
        ],
        klachten: [
          { klachtnummer: 'K2026-000123', status: 'received', ontvangenOp: MOMENT, onderwerp: 'Levering' },
        ],
        berichten: [{ id: ID, ontvangenOp: MOMENT, onderwerp: 'Vraag', beantwoord: false }],
      },
      verwijdering: {
        ...{ account: true, afgewezen: ['K7M2PQ9'], ingetrokken: ['K7M2PQ8'], berichten: 1, concepten: 0 },
        bewaardeAanvragen: [{ leaseCode: 'K7M2PQ7', status: 'completed', tot: MOMENT }],
        bewaardeKlachten: [{ klachtnummer: 'K2026-000123', tot: MOMENT }],
      },
    },
  },
  officeEndCustomerSessions: { body: undefined, answer: DONE },
  officeCorrectCustomerEmail: { body: { van: 'jan@bedrijf.nl', naar: 'jan@bouw.nl' }, answer: DONE },
  officeCustomerData: { body: undefined, answer: DATA },
  officeDeleteCustomer: { body: EMAIL, answer: DONE },
  officeCustomerTrail: {
    body: undefined,
    answer: {
      ...DONE,
      spoor: [{ op: MOMENT, medewerker: 'Karin de Vries', handeling: 'officeCustomer', kenmerk: ID }],
    },
  },
  officeApply: { body: APPLICATION, answer: { ...DONE, leaseCode: 'K7M2PQ9' } },
};
