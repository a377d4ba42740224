import {
  type BewaardDocument,
  DOCUMENT_STATUS_LABELS,
  euros,
  eurosZoNodigCenten,
  KLACHT_CATEGORIEEN,
  KLACHT_DERDEN,
  KLACHT_STATUS_LABELS,
  LEASE_STATUS_LABELS,
  type LeaseOfferte,
  type LeaseVerzoek,
  type MijnGegevens,
  type Notitie,
  offerteKosten,
  PROFIEL_LABELS,
  procent,
  type Statuswijziging,
  VERZOEK_LABELS,
  type ViaDealer,
  VOERTUIG_TYPES,
} from '@site/contract';
import { dutchDate, dutchMoment } from '../applications/dutch-date';
import { whatBecameOf } from '../applications/offer-state';
import { companyInWords, vehicleInWords } from './registered-in-words';

/** A label and what it says; nothing for what is not known. */
type Fact = readonly [label: string, value: string | number | undefined];

interface Entry {
  title?: string;
  facts: readonly Fact[];
}

/** Formats an ISO 8601 timestamp in Dutch, in Dutch time. */
function when(iso: string | undefined): string | undefined {
  return iso && dutchMoment(iso);
}

const STYLE = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; font: 1rem/1.55 system-ui, sans-serif; color: #12211d; }
  h1 { font-size: 1.9rem; line-height: 1.2; }
  h2 { margin: 2.5rem 0 0.75rem; padding-bottom: 0.25rem; font-size: 1.35rem; border-bottom: 2px solid; }
  h3 { margin: 1.5rem 0 0.5rem; font-size: 1.05rem; }
  dl { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0 0 1.25rem; }
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  @media (max-width: 32rem) { dl { display: block; } dd { margin-bottom: 0.5rem; } }
  @media print { body { margin: 0; max-width: none; font-size: 10.5pt; } dl { break-inside: avoid; } h2, h3 { break-after: avoid; } }
`;

/**
 * The download of a customer as a readable HTML document: Dutch labels, dates and amounts. It is self-contained, and all texts
 * are escaped.
 */
export function readableData(data: MijnGegevens): string {
  const { verantwoordelijke, account } = data;
  const page = document.implementation.createHTMLDocument(
    `Uw gegevens bij ${verantwoordelijke.naam}, ${when(data.opgesteldOp)}`,
  );
  page.documentElement.lang = 'nl';
  page.head.prepend(element(page, 'meta', '', { charset: 'utf-8' }));
  page.head.append(
    element(page, 'meta', '', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element(page, 'style', STYLE),
  );

  page.body.append(
    element(page, 'h1', `Uw gegevens bij ${verantwoordelijke.naam}`),
    element(
      page,
      'p',
      `Dit is alles wat ${verantwoordelijke.naam} over u bewaart. Bij elk gegeven staat tot wanneer wij het bewaren en waarom.`,
    ),
    ...section(page, 'Over dit overzicht', [
      {
        facts: [
          ['Opgesteld op', when(data.opgesteldOp)],
          ['Bedrijf', verantwoordelijke.naam],
          ['E-mailadres', verantwoordelijke.email],
          ['Telefoonnummer', verantwoordelijke.telefoon],
        ],
      },
    ]),
    ...section(page, 'Uw account', account ? [{ facts: accountFacts(account) }] : []),
    ...section(page, 'Uw aanvragen', data.aanvragen.map(applicationEntry)),
    ...section(
      page,
      'Aanvragen die u nog niet verstuurde',
      data.concepten.map((draft) => ({
        facts: [
          ['Bewaard op', when(draft.bewaardOp)],
          ['Wat u invulde', draft.antwoorden?.map(({ veld, antwoord }) => `${veld}: ${antwoord}`).join('\n')],
          ['Begonnen door dealer', dealerInWords(draft.dealer)],
          ['Afloop', draft.einde && `U hebt dit ${draft.einde}`],
          ...keptFacts(draft),
        ],
      })),
    ),
    ...(data.dealer
      ? section(page, 'U als dealer', [
          {
            facts: [
              ['Naam', data.dealer.naam],
              ['E-mailadres', data.dealer.email],
              ['Sinds', when(data.dealer.sinds)],
              ['Beëindigd op', when(data.dealer.beeindigdOp)],
              ['Bewaard tot', when(data.dealer.bewaardTot)],
              ['Waarom', data.dealer.waarom],
            ],
          },
        ])
      : []),
    ...section(
      page,
      'Uw klachten',
      data.klachten.map((complaint) => complaintEntry(complaint, verantwoordelijke.naam)),
    ),
    ...section(
      page,
      'Uw berichten',
      data.berichten.map((message) => ({
        title: message.onderwerp,
        facts: [
          ['Ontvangen op', when(message.ontvangenOp)],
          ['Naam', message.naam],
          ['E-mailadres', message.email],
          ['Bericht', message.bericht],
          ['Beantwoord op', when(message.beantwoordOp)],
          ['Ons antwoord', notesText(message.antwoorden)],
          ['Notities', notesText(message.notities)],
          ...keptFacts(message),
        ],
      })),
    ),
    ...section(
      page,
      'Apparaten waarop u inlogde',
      data.apparaten.map((device) => ({
        facts: [['Laatst ingelogd op', when(device.laatsteLoginOp)], ...keptFacts(device)],
      })),
    ),
    ...section(
      page,
      'Waar u nu bent ingelogd',
      data.sessies.map(({ apparaat, ingelogdSinds, verlooptOp }) => ({
        title: apparaat,
        facts: [
          ['Ingelogd sinds', when(ingelogdSinds)],
          ['Verloopt op', when(verlooptOp)],
        ],
      })),
    ),
    ...section(
      page,
      'E-mails die nog verstuurd worden',
      data.wachtendeMails.map(({ onderwerp, sinds }) => ({ facts: [[onderwerp, `Sinds ${when(sinds)}`]] })),
    ),
    ...section(
      page,
      'Hoe lang wij gegevens bewaren',
      data.bewaartermijnen.map(({ gegevens, termijn, waarom }) => ({
        title: gegevens,
        facts: [
          ['Hoe lang', termijn],
          ['Waarom', waarom],
        ],
      })),
    ),
    element(page, 'h2', 'Uw rechten'),
    element(page, 'p', data.uwRechten),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

function keptFacts({ bewaardTot, waarom }: { bewaardTot: string; waarom: string }): Fact[] {
  return [
    ['Bewaard tot', when(bewaardTot)],
    ['Waarom', waarom],
  ];
}

function accountFacts(account: NonNullable<MijnGegevens['account']>): Fact[] {
  return [
    ['E-mailadres', account.email],
    [PROFIEL_LABELS.voornaam, account.voornaam],
    [PROFIEL_LABELS.achternaam, account.achternaam],
    [PROFIEL_LABELS.telefoon, account.telefoon],
    [PROFIEL_LABELS.bedrijfsnaam, account.bedrijfsnaam],
    [PROFIEL_LABELS.kvkNummer, account.kvkNummer],
    ['Bedrijf gekozen bij de KvK', account.kvkGekozen ? 'Ja' : undefined],
    ['Klantnummer', account.id],
    ['Aangemaakt op', when(account.aangemaaktOp)],
    ['Geactiveerd op', when(account.geactiveerdOp)],
    ['Eerste keer ingelogd op', when(account.eersteLoginOp)],
    ['Laatst ingelogd op', when(account.laatsteLoginOp)],
    ...keptFacts(account),
  ];
}

function applicationEntry(application: MijnGegevens['aanvragen'][number]): Entry {
  const { aanvrager } = application;
  return {
    title: `Aanvraag ${application.leaseCode}`,
    facts: [
      ['Status', application.statusInWoorden],
      ['Aangevraagd op', when(application.aangevraagdOp)],
      ['In uw account', application.inUwAccount ? 'Ja' : 'Nee'],
      ['Naam', aanvrager?.naam],
      ['E-mailadres', aanvrager?.email],
      ['Telefoonnummer', aanvrager?.telefoon],
      [PROFIEL_LABELS.bedrijfsnaam, application.bedrijfsnaam],
      [PROFIEL_LABELS.kvkNummer, application.kvkNummer],
      ['In het handelsregister', application.kvk && companyInWords(application.kvk)],
      ['Link naar het voertuig', application.voertuigLink],
      ['Soort voertuig', application.voertuigType && labelOf(VOERTUIG_TYPES, application.voertuigType)],
      ['Kenteken', application.kenteken],
      ['In het kentekenregister', application.voertuig && vehicleInWords(application.voertuig)],
      ['Aanschafprijs', euros(application.aanschafprijs)],
      ['Aanbetaling', euros(application.aanbetaling)],
      ['Slottermijn', euros(application.slottermijn)],
      ['Looptijd', `${application.looptijd} maanden`],
      ['Opmerking', application.opmerking],
      ['Begonnen door dealer', dealerInWords(application.dealer)],
      ['Verloop', historyText(application.verloop, LEASE_STATUS_LABELS)],
      ['Offertes', application.offertes.map(offerInWords).join('\n')],
      ['Verzoeken', application.verzoeken.map(requestInWords).join('\n')],
      ['Notities', notesText(application.notities)],
      ['Documenten', application.documenten?.map(documentInWords).join('\n')],
      ...keptFacts(application),
    ],
  };
}

/** A line for each. */
function notesText(notes: readonly Notitie[] | undefined): string | undefined {
  return notes?.map(({ op, tekst }) => `${when(op)}: ${tekst}`).join('\n');
}

/** What is known, as sentences. What people wrote may have its full stop already. */
function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

function dealerInWords(dealer: ViaDealer | undefined): string | undefined {
  return dealer && `${dealer.naam}, voor ${dealer.voertuig}`;
}

function documentInWords({ naam, status, toelichting, ...document }: BewaardDocument): string {
  return [
    `${naam}: ${labelOf(DOCUMENT_STATUS_LABELS, status)}`,
    toelichting,
    `gevraagd op ${when(document.gevraagdOp)}`,
    document.beoordeeldOp && `beoordeeld op ${when(document.beoordeeldOp)}`,
    ...document.bestanden.map(
      (file) =>
        `bestand ${file.naam} (${file.type}, ${Math.ceil(file.grootte / 1024)} kB, ${file.status}), gestuurd op ${when(file.gestuurdOp)}, bewaard tot ${when(file.bewaardTot)}: ${file.waarom}`,
    ),
    ...document.ingezien.map(({ op, bestand }) => `ingezien op ${when(op)}: ${bestand}`),
  ]
    .filter(Boolean)
    .join('. ');
}

function offerInWords(offerte: LeaseOfferte): string {
  const { status, leasemaatschappij, voertuig, maandbedrag, looptijd, kosten, toelichting, einde } = offerte;
  const { gemaaktOp, geldigTotEnMet, akkoordOp, bellenUiterlijk } = offerte;
  const { totaal, effectieveRente } = offerteKosten(offerte);
  return sentences(
    `${when(gemaaktOp)}: offerte van ${leasemaatschappij}, ${voertuig}, ${eurosZoNodigCenten(maandbedrag)} per maand, ${looptijd} maanden`,
    `Prijs ${euros(offerte.aanschafprijs)}, aanbetaling ${euros(offerte.aanbetaling)}, slottermijn ${euros(offerte.slottermijn)}`,
    `In totaal ${eurosZoNodigCenten(totaal)}${effectieveRente === null ? '' : `, effectieve rente ${procent(effectieveRente)} per jaar`}`,
    `Eenmalige kosten ${eurosZoNodigCenten(kosten)}, geldig tot en met ${dutchDate(geldigTotEnMet)}`,
    toelichting,
    akkoordOp && `Akkoord op ${when(akkoordOp)}`,
    bellenUiterlijk && `Wij bellen uiterlijk ${dutchDate(bellenUiterlijk)}`,
    status === 'verlopen' && `De offerte is ${whatBecameOf(offerte)}`,
    einde?.toelichting,
  );
}

function requestInWords({
  id,
  soort,
  toelichting,
  gevraagdOp,
  beantwoordOp,
  antwoord,
}: LeaseVerzoek): string {
  return sentences(
    `${when(gevraagdOp)}: ${labelOf(VERZOEK_LABELS, soort)} (verzoek ${id})`,
    toelichting,
    beantwoordOp && `beantwoord op ${when(beantwoordOp)}`,
    antwoord,
  );
}

/** A line for each change of a status. */
function historyText(history: readonly Statuswijziging[], labels: Readonly<Record<string, string>>): string {
  return history
    .map(({ van, naar, op, toelichting }) =>
      sentences(`${when(op)}: van ${labelOf(labels, van)} naar ${labelOf(labels, naar)}`, toelichting),
    )
    .join('\n');
}

/** The label of a value; the value itself when it has none. */
function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] as string) : value;
}

function complaintEntry(complaint: MijnGegevens['klachten'][number], company: string): Entry {
  return {
    title: `Klacht ${complaint.klachtnummer}`,
    facts: [
      ['Status', complaint.statusInWoorden],
      ['Ontvangen op', when(complaint.ontvangenOp)],
      ['Naam', complaint.naam],
      ['E-mailadres', complaint.email],
      ['Telefoonnummer', complaint.telefoon],
      ['Bedrijf', complaint.bedrijf],
      ['Klacht over', KLACHT_DERDEN[complaint.klachtType as keyof typeof KLACHT_DERDEN] ?? company],
      ['Garage', complaint.garagenaam],
      ['Partner', complaint.partnernaam],
      ['Onderwerp', complaint.klachtOnderwerp],
      ['Categorie', labelOf(KLACHT_CATEGORIEEN, complaint.klachtCategorie)],
      ['Beschrijving', complaint.beschrijving],
      ['Gewenste oplossing', complaint.gewenstUitkomst],
      ['Eerder contact', complaint.eerderContact],
      ['Verloop', historyText(complaint.verloop, KLACHT_STATUS_LABELS)],
      ['Notities', notesText(complaint.notities)],
      ...keptFacts(complaint),
    ],
  };
}

/** A heading with its content, or a text that there is nothing, so that the overview is complete. */
function section(page: Document, title: string, entries: readonly Entry[]): HTMLElement[] {
  const heading = element(page, 'h2', title);
  if (entries.length === 0) return [heading, element(page, 'p', 'Hiervan bewaren wij niets.')];
  return [
    heading,
    ...entries.flatMap(({ title: name, facts }) => [
      ...(name ? [element(page, 'h3', name)] : []),
      list(page, facts),
    ]),
  ];
}

function list(page: Document, facts: readonly Fact[]): HTMLElement {
  const all = page.createElement('dl');
  for (const [label, value] of facts) {
    const text = String(value ?? '').trim();
    if (text) all.append(element(page, 'dt', label), element(page, 'dd', text));
  }
  return all;
}

function element(
  page: Document,
  tag: string,
  text: string,
  attributes: Record<string, string> = {},
): HTMLElement {
  const made = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
