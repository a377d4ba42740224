import type { SiteIdentity } from '@site/contract';
import { DOCUMENTEN, KOPIE_IDENTITEITSBEWIJS } from '@site/contract/facts';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { mailTo, type Recipient } from '../leases/recipients.js';
import { block, type Mail, type MailBlock, NEVER_ASKED, nonBreaking, typed } from '../mail/mail.js';
import type { AskedDocument } from './asked-document.entity.js';
import type { DocumentFile } from './document-file.entity.js';

type Application = Pick<
  LeaseApplicationEntity,
  'leaseCode' | 'naam' | 'bedrijfsnaam' | 'email' | 'telefoon' | 'voertuigLink' | 'customerId'
>;
type Asked = Pick<AskedDocument, 'naam' | 'soort' | 'toelichting'>;

/** Of which kind a copy shows a bsn and a photo. */
const identity = (documents: readonly Pick<AskedDocument, 'soort'>[]) =>
  documents.some(({ soort }) => soort in DOCUMENTEN && soort.startsWith('identiteitsbewijs'));

/** Where to send the documents, and how an applicant without an account gets there. */
function howToSend({ leaseCode, customerId }: Application, site: SiteIdentity): MailBlock[] {
  const safely = 'Daar komen ze versleuteld bij ons aan. Stuur ze niet per e-mail.';
  if (customerId !== null) {
    return [
      `U stuurt de documenten in uw account. ${safely}`,
      block.button('Naar mijn documenten', `${site.url}/klant/documenten`),
    ];
  }
  return [
    `U stuurt de documenten in een account op onze website. ${safely} Hebt u nog geen account? Dan maakt u er een met dit e-mailadres.`,
    block.button('Zet de aanvraag in uw account', `${site.url}/klant/lease-koppelen?code=${leaseCode}`),
    NEVER_ASKED,
  ];
}

function about({ leaseCode, voertuigLink }: Application): MailBlock {
  return block.facts('Om deze aanvraag gaat het', { Aanvraagcode: leaseCode, Voertuig: typed(voertuigLink) });
}

const questions = (site: SiteIdentity) =>
  `Hebt u vragen, of hebt u een document niet? Antwoord op deze e-mail of bel ${nonBreaking(site.telefoon)}.`;

/** To the customer: documents that the office asks, with its note. */
export function askedMail(
  application: Application,
  { documents, note, to }: { documents: readonly Asked[]; note: string; to: Recipient },
  site: SiteIdentity,
): Mail {
  return {
    ...mailTo(to, site),
    subject: 'Wij hebben documenten van u nodig',
    preview: 'Stuur ze veilig in uw account.',
    blocks: [
      block.greeting(application.naam),
      'Voor uw leaseaanvraag hebben wij nog iets van u nodig.',
      block.list(
        'Dit vragen wij van u',
        documents.map(({ naam }) => naam),
      ),
      block.quote('Wat wij u daarbij willen zeggen', note),
      ...howToSend(application, site),
      identity(documents) && KOPIE_IDENTITEITSBEWIJS.tekst,
      about(application),
      questions(site),
    ],
  };
}

/** To the customer: a document was refused, for the reason in its `toelichting`. */
export function refusedMail(
  application: Application,
  document: Asked,
  to: Recipient,
  site: SiteIdentity,
): Mail {
  return {
    ...mailTo(to, site),
    subject: 'Wilt u een document opnieuw sturen?',
    preview: 'Wij kunnen nog niet verder met wat u stuurde.',
    blocks: [
      block.greeting(application.naam),
      'Wij keken naar een document dat u stuurde. Wij kunnen er nog niet mee verder.',
      block.facts('Om dit document gaat het', { Document: document.naam }),
      block.quote('Wat er niet klopt', document.toelichting),
      ...howToSend(application, site),
      identity([document]) && KOPIE_IDENTITEITSBEWIJS.tekst,
      about(application),
      questions(site),
    ],
  };
}

/** To the customer: a virus was found in a file, which was deleted. */
export function infectedMail(
  application: Application,
  document: Asked,
  { naam }: Pick<DocumentFile, 'naam'>,
  to: Recipient,
  site: SiteIdentity,
): Mail {
  return {
    ...mailTo(to, site),
    subject: 'Wij vonden een virus in een bestand',
    preview: 'Wij hebben het bestand verwijderd. Stuur het document opnieuw.',
    blocks: [
      block.greeting(application.naam),
      'In een bestand dat u stuurde, vond onze virusscanner een virus. Wij hebben het niet geopend en meteen verwijderd.',
      block.facts('Om dit bestand gaat het', { Document: document.naam, Bestand: typed(naam) }),
      'Controleer uw computer of telefoon met een virusscanner. Maak het bestand daarna opnieuw, bijvoorbeeld met een foto of een scan van het papier, en stuur dat.',
      ...howToSend(application, site),
      about(application),
      questions(site),
    ],
  };
}

/** To the office: all that it asked has arrived. */
export function completeMail(
  application: Application,
  documents: readonly Pick<Asked, 'naam'>[],
  office: string,
): Mail {
  const { leaseCode, naam, bedrijfsnaam, email, telefoon } = application;
  return {
    to: office,
    replyTo: email,
    repeatsTyped: true,
    subject: `Alle documenten zijn binnen (${leaseCode})`,
    preview: `Van ${naam}, ${bedrijfsnaam}.`,
    blocks: [
      block.facts('De aanvraag', {
        Aanvraagcode: leaseCode,
        Naam: naam,
        Bedrijf: bedrijfsnaam,
        'E-mailadres': email,
        Telefoonnummer: nonBreaking(telefoon),
      }),
      block.list(
        'Dit stuurde de klant',
        documents.map(({ naam: what }) => what),
      ),
      block.list('Zo bekijkt u ze', [`staff documents show ${leaseCode}`]),
    ],
  };
}
