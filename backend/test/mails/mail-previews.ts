import { LEASE_STATUS_LABELS, type LeaseStatus, type SiteIdentity } from '@site/contract';
import { DOCUMENTEN } from '@site/contract/facts';
import {
  accountAddressMail,
  activationMail,
  alreadyCustomerMail,
  formerAccountAddressMail,
  newCodeMail,
  newDeviceMail,
  noCustomerMail,
  permanentCodeMail,
  verificationMail,
} from '../../src/accounts/account-mails.js';
import {
  complaintMail,
  complaintStatusMail,
  officeComplaintMail,
} from '../../src/complaints/complaint-mails.js';
import {
  contactConfirmationMail,
  messageAnswerMail,
  officeContactMail,
} from '../../src/contact/contact-mails.js';
import { dealerDraftMail, dealerLinkMail } from '../../src/dealers/dealer-mails.js';
import { askedMail, completeMail, infectedMail, refusedMail } from '../../src/documents/document-mails.js';
import { draftMail } from '../../src/drafts/draft-mails.js';
import {
  invitationMail,
  newEmployeeCodeMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodesMail,
  recoveryCodeUsedMail,
} from '../../src/employees/employee-mails.js';
import {
  applicationMail,
  correctedAddressMail,
  formerAddressMail,
  linkedMail,
  officeApplicationMail,
  statusMail,
} from '../../src/leases/lease-mails.js';
import {
  acceptedMail,
  offerMail,
  officeAcceptedMail,
  reminderMail,
  withdrawnMail,
} from '../../src/leases/offer-mails.js';
import { answeredMail, officeRequestMail, requestMail } from '../../src/leases/request-mails.js';
import type { Mail, SentMail } from '../../src/mail/mail.js';
import { sentMail } from '../../src/mail/sent-mail.js';
import { type Erased, erasureMail } from '../../src/privacy/privacy-mails.js';

/** A mail with realistic data. */
export interface MailPreview {
  /** The function that creates it, and the case when there are several. */
  name: string;
  write: () => SentMail;
}

const TO = 'fatima@bakkerij-elamrani.nl';
const ACCOUNT = { address: TO, isAccount: true };
const ANYONE = { address: TO, isAccount: false };
const TOKEN = 'q3vN0m1x8dC2rT5yH7kJ9wL4bF6gS0aZ-ePuXiVoQnM';
const OFFICE = 'kantoor@zakenwiel.example';
const AT = new Date('2026-11-20T13:32:00Z');
const UNTIL = new Date('2026-11-20T13:42:00Z');

const employee = { email: 'karin@zakenwiel.example', naam: 'Karin de Vries' };

const message = {
  id: '3f9c21ab-5d0e-4c7a-9b1f-2e6d8a4c7b90',
  createdAt: AT,
  name: 'Fatima El Amrani',
  email: TO,
  subject: 'Kan ik ook een oven leasen?',
  message:
    'Goedemiddag,\n\nIk wil een tweede oven voor mijn bakkerij. Kan dat ook met financial lease?\n\nFatima',
};

const application = {
  leaseCode: 'K7WPX4M',
  naam: 'Fatima El Amrani',
  email: TO,
  telefoon: '0612345678',
  bedrijfsnaam: 'Bakkerij El Amrani',
  kvkNummer: '12345678',
  kvk: {
    kvkNummer: '12345678',
    naam: 'Fatima El Amrani Brood en Banket',
    rechtsvorm: 'Eenmanszaak',
    begonnenOp: '2026-03-02',
    plaats: 'Lutten',
    bron: 'kvk' as const,
    opgezochtOp: AT.toISOString(),
  },
  voertuigLink:
    'https://www.bedrijfswagens.example/volkswagen-caddy-cargo-2-0-tdi-75-pk-2023?ref=zoeken&pagina=3',
  voertuigType: 'auto' as const,
  kenteken: 'V-123-BX',
  voertuig: {
    merk: 'VOLKSWAGEN',
    handelsbenaming: 'CADDY CARGO',
    categorie: 'bestelwagen' as const,
    voertuigsoort: 'Bedrijfsauto',
    inrichting: 'gesloten opbouw',
    kleur: 'WIT',
    eersteToelating: '2023-03-14',
    brandstoffen: ['Diesel'],
    emissieklasse: 6,
    apkTotEnMet: '2027-03-14',
    tellerstandoordeel: 'Logisch',
    terugroepactieOpen: true,
    geexporteerd: false,
    tenaamstellenMogelijk: true,
    taxi: false,
    bron: 'rdw' as const,
    opgezochtOp: AT.toISOString(),
  },
  opmerking: 'Ik wil de bus graag voor 1 maart.\nKan de inruil van mijn oude bus mee?',
  aanschafprijs: 25_000,
  aanbetaling: 5000,
  slottermijn: 5000,
  looptijd: 60,
  createdAt: AT,
};

const dealer = {
  id: '3f9c21ab-5d0e-4c7a-9b1f-2e6d8a4c7b91',
  naam: 'Autobedrijf De Brug',
  email: 'verkoop@brug.example',
  tokenHash: '',
  createdBy: 'Karin',
  createdAt: AT,
  endedAt: null,
};

const inAccount = { ...application, customerId: TO };

const STATUSES = Object.keys(LEASE_STATUS_LABELS) as LeaseStatus[];

const complaint = {
  number: 'K2026-000123',
  klachtType: 'garage',
  naam: 'Fatima El Amrani',
  email: TO,
  telefoon: '0612345678',
  bedrijf: 'Bakkerij El Amrani',
  klachtOnderwerp: 'De bus stond niet klaar op de afgesproken dag',
  klachtCategorie: 'levering',
  garagenaam: 'Garage Van Dijk',
  partnernaam: '',
  beschrijving:
    'Ik zou de bus op maandag ophalen. Toen ik kwam, was hij er niet.\n\nNiemand had mij gebeld. Ik heb die dag geen brood kunnen bezorgen.',
  gewenstUitkomst: 'Een nieuwe datum die wel klopt.',
  eerderContact: 'Op dinsdag belde ik met de garage. Zij zouden terugbellen.',
  createdAt: AT,
};

const offer = {
  leasemaatschappij: 'Noord Lease',
  voertuig: 'Volkswagen Caddy Cargo 2.0 TDI uit 2023',
  aanschafprijs: 25_000,
  aanbetaling: 5000,
  slottermijn: 5000,
  looptijd: 60,
  maandbedrag: 389,
  kosten: 250,
  toelichting: 'De prijs van de inruil is hier al af.',
  madeAt: AT,
  lastDay: '2026-12-01',
};

const request = {
  soort: 'slotbedrag',
  toelichting: 'Ik wil de bus op 1 december overnemen.',
  askedAt: AT,
} as const;
const identiteitsbewijs = {
  soort: 'identiteitsbewijs',
  naam: DOCUMENTEN.identiteitsbewijs,
  toelichting: 'Uw bsn is leesbaar. Maak het onleesbaar en stuur de kopie opnieuw.',
} as const;
const bankafschriften = {
  soort: 'bankafschriften',
  naam: DOCUMENTEN.bankafschriften,
  toelichting: '',
} as const;

const withdrawal = { soort: 'intrekken', toelichting: '', askedAt: AT } as const;

const erased: Erased = {
  account: true,
  rejected: ['H3TR9KM'],
  withdrawn: ['W8XC4TN'],
  messages: 2,
  drafts: 1,
  applications: [
    { leaseCode: 'K7WPX4M', status: 'pending', until: new Date('2028-11-20T13:32:00Z') },
    { leaseCode: 'P4NDW8C', status: 'completed', until: new Date('2038-06-02T09:00:00Z') },
  ],
  complaints: [{ number: 'K2026-000123', until: new Date('2033-11-20T13:32:00Z') }],
};
const nothingKept: Erased = {
  account: false,
  rejected: [],
  withdrawn: [],
  messages: 1,
  drafts: 0,
  applications: [],
  complaints: [],
};

/**
 * A preview of every mail that the backend sends. A test requires an entry for every `…Mail` function, and renders each: Handlebars compiles
 * a template at its first use, so that an invalid one would only fail when the mail is sent.
 */
export function mailPreviews(site: SiteIdentity): MailPreview[] {
  return [
    preview(activationMail, [TO, '493027', UNTIL, site]),
    preview(permanentCodeMail, [TO, '602815', site]),
    preview(alreadyCustomerMail, [TO, site]),
    preview(newCodeMail, [TO, '174930', site]),
    preview(noCustomerMail, [TO, site]),
    preview(verificationMail, [TO, '850362', UNTIL, site]),
    preview(newDeviceMail, [TO, AT, site]),
    preview(accountAddressMail, [TO, site]),
    preview(formerAccountAddressMail, [TO, site]),
    preview(invitationMail, [employee, 'dGhpcyBpcyBhbiBleGFtcGxl', UNTIL, site]),
    preview(newEmployeeCodeMail, [employee, '493027', site]),
    preview(recoveryCodeUsedMail, [employee, AT, site]),
    preview(passkeyAddedMail, [employee, AT, site]),
    preview(passkeyRemovedMail, [employee, AT, site]),
    preview(recoveryCodesMail, [employee, AT, site]),
    preview(
      draftMail,
      [{ to: TO, token: TOKEN, until: UNTIL, inAccount: false }, site],
      'without an account',
    ),
    preview(draftMail, [{ to: TO, token: TOKEN, until: UNTIL, inAccount: true }, site], 'in an account'),
    preview(dealerLinkMail, [dealer, TOKEN, site]),
    preview(dealerDraftMail, [
      { to: TO, naam: 'Fatima El Amrani', kenteken: 'V123BX', token: TOKEN, until: UNTIL },
      dealer.naam,
      site,
    ]),
    preview(applicationMail, [application, { to: TO, account: 'none' }, site], 'without an account'),
    preview(applicationMail, [application, { to: TO, account: 'own' }, site], 'in an account'),
    preview(applicationMail, [application, { to: TO, account: 'another' }, site], "in another's account"),
    preview(officeApplicationMail, [application, OFFICE]),
    preview(officeApplicationMail, [application, OFFICE, dealer.naam], 'begun by a dealer'),
    preview(offerMail, [inAccount, { offer, previous: null }, ACCOUNT, site], 'in an account'),
    preview(
      offerMail,
      [
        inAccount,
        { offer: { ...offer, kosten: 0 }, previous: { maandbedrag: 412.5, madeAt: AT } },
        ACCOUNT,
        site,
      ],
      'in place of an earlier one',
    ),
    preview(
      offerMail,
      [
        { ...application, customerId: null },
        { offer: { ...offer, toelichting: '' }, previous: null },
        ANYONE,
        site,
      ],
      'without an account',
    ),
    preview(
      askedMail,
      [inAccount, { documents: [identiteitsbewijs, bankafschriften], note: '', to: ACCOUNT }, site],
      'in an account',
    ),
    preview(
      askedMail,
      [
        { ...application, customerId: null },
        { documents: [bankafschriften], note: 'Graag deze week.', to: ANYONE },
        site,
      ],
      'with a note, without an account',
    ),
    preview(refusedMail, [inAccount, identiteitsbewijs, ACCOUNT, site]),
    preview(infectedMail, [inAccount, bankafschriften, { naam: 'afschrift mei.pdf' }, ACCOUNT, site]),
    preview(completeMail, [inAccount, [identiteitsbewijs, bankafschriften], OFFICE]),
    preview(reminderMail, [inAccount, offer, ACCOUNT, site]),
    preview(withdrawnMail, [
      inAccount,
      offer,
      { to: ACCOUNT, note: 'De leasemaatschappij leent niet meer voor dit bouwjaar.' },
      site,
    ]),
    preview(acceptedMail, [inAccount, offer, ACCOUNT, AT, site]),
    preview(officeAcceptedMail, [inAccount, offer, OFFICE, AT]),
    preview(requestMail, [application, request, ACCOUNT, site], 'slotbedrag'),
    preview(requestMail, [application, withdrawal, ANYONE, site], 'intrekken'),
    preview(officeRequestMail, [application, request, OFFICE], 'slotbedrag'),
    preview(officeRequestMail, [application, withdrawal, OFFICE], 'intrekken'),
    preview(answeredMail, [
      application,
      { ...request, answer: 'Het slotbedrag is op 1 december € 8.240.\n\nHet geldt tot en met die dag.' },
      ACCOUNT,
      site,
    ]),
    preview(correctedAddressMail, [{ ...application, customerId: null }, site]),
    preview(formerAddressMail, ['fatima@bakkerij-elamrani.example', site]),
    preview(linkedMail, [application, true, site]),
    ...STATUSES.map((status) =>
      preview(
        statusMail,
        [{ ...inAccount, status }, { to: ACCOUNT, note: '', at: AT, offer: null }, site],
        status,
      ),
    ),
    preview(
      statusMail,
      [{ ...inAccount, status: 'completed' }, { to: ACCOUNT, note: '', at: AT, offer }, site],
      'completed, with an agreed offer',
    ),
    preview(
      statusMail,
      [
        { ...application, status: 'rejected', customerId: null },
        {
          to: ANYONE,
          note: 'Wij missen nog de jaarcijfers van 2025.\n\nStuurt u die na?',
          at: AT,
          offer: null,
        },
        site,
      ],
      'rejected, with a note, without an account',
    ),
    preview(complaintMail, [complaint, true, site], 'from an account'),
    preview(complaintMail, [complaint, false, site], 'without an account'),
    preview(officeComplaintMail, [complaint, site]),
    preview(officeComplaintMail, [complaint, { ...site, kantoor: true }], 'handled on the site'),
    preview(
      complaintStatusMail,
      [complaint, { from: 'received', to: 'in-handling', note: '', at: AT }, site],
      'in-handling',
    ),
    preview(
      complaintStatusMail,
      [
        complaint,
        {
          from: 'in-handling',
          to: 'answered',
          note: 'De bus staat nu voor u klaar bij Garage Van Dijk.\n\nU hoeft de bezorging niet te betalen.',
          at: AT,
        },
        site,
      ],
      'answered, with a note',
    ),
    preview(officeContactMail, [message, OFFICE, site], 'answered from a mailbox'),
    preview(officeContactMail, [message, OFFICE, { ...site, kantoor: true }], 'answered on the site'),
    preview(messageAnswerMail, [
      message,
      'Beste mevrouw El Amrani,\n\nDat kan. Voor een oven gelden dezelfde looptijden als voor een bedrijfsauto.\n\nMet vriendelijke groet,\nKarin de Vries',
      site,
    ]),
    preview(contactConfirmationMail, [message, site]),
    preview(erasureMail, [TO, erased, AT, site], 'something stays'),
    preview(erasureMail, [TO, nothingKept, AT, site], 'nothing stays, no account'),
  ];
}

function preview<Args extends unknown[]>(
  mail: (...args: Args) => Mail,
  args: NoInfer<Args>,
  which?: string,
): MailPreview {
  return { name: which ? `${mail.name} (${which})` : mail.name, write: () => sentMail(mail(...args)) };
}
