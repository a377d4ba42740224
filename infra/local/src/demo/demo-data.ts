import type { BodyOf, CALLS, KlachtStatus } from '@site/contract';
import type { Application, Lease } from './application';
import { VEHICLES } from './vehicles';

type ActionName = {
  [Name in keyof Application]: Application[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never;
}[keyof Application];

/**
 * What somebody does with an application, and when: so many working days after it, or with a minus before today. The last working day is
 * -1, because today may be a Sunday, or six in the morning.
 */
type Step = {
  [Name in ActionName]: readonly [days: number, time: string, does: Name, ...Parameters<Application[Name]>];
}[ActionName];

const called: Step = [
  1,
  '10:35',
  'note',
  'Gebeld: wil graag voor het einde van de maand rijden.',
  'Gebeld: vergelijkt nog met een andere offerte.',
  'Voicemail ingesproken, klant belde na een uur terug. Maandbedrag past in het budget.',
  'Gebeld: de bus is gereserveerd bij de dealer, haast dus.',
];
const asked: Step = [1, '10:50', 'askDocuments'];
const sent: Step = [2, '19:40', 'send'];
const offered: Step = [1, '14:20', 'offer', 'Bel gerust als u een andere looptijd wilt vergelijken.'];
const LAST_PAGES = 'De laatste pagina van elk afschrift ontbreekt. Stuurt u alle pagina’s?';
const approved: readonly Step[] = [
  called,
  offered,
  [3, '15:45', 'agree'],
  [4, '10:15', 'note', 'Gebeld: akkoord besproken. Wacht op de beoordeling.'],
  [6, '13:05', 'setStatus', 'approved', 'De leasemaatschappij stuurt u het contract per e-mail.'],
  [6, '13:30', 'note', 'Gebeld: goedkeuring doorgegeven, contract is onderweg.'],
];
const completed: readonly Step[] = [
  ...approved,
  [9, '11:45', 'setStatus', 'completed', 'Veel plezier met uw nieuwe aanwinst.'],
];
const rejected: readonly Step[] = [
  called,
  [
    2,
    '16:10',
    'setStatus',
    'rejected',
    'De leasemaatschappij vindt het bedrag te hoog voor de omzet van het eerste jaar. Met een hogere aanbetaling kijken wij graag opnieuw.',
  ],
];

/** What can become of an application. */
// biome-ignore format: a line for each step.
const COURSES = {
  nieuw: [],
  gebeld: [called],
  gevraagd: [called, asked],
  starter: [called, [1, '10:50', 'askAllDocuments', 'starter']],
  bkr: [called, [1, '10:50', 'askAllDocuments', 'bkr']],
  gestuurd: [called, asked, sent],
  afgekeurd: [
    called, asked, sent,
    [3, '11:25', 'refuse', 'bankafschriften', LAST_PAGES],
    [3, '11:30', 'accept'],
  ],
  offerte: [called, offered],
  vervangen: [
    called, offered,
    [2, '09:50', 'offer', 'Zoals besproken, nu over 72 maanden.', { looptijd: 72 }],
  ],
  verlopen: [called, offered],
  offerteIngetrokken: [
    called, offered,
    [3, '12:00', 'withdrawOffer', 'De dealer heeft dit voertuig inmiddels verkocht. Zullen wij samen iets anders zoeken?'],
  ],
  akkoord: [called, offered, [-1, '15:45', 'agree']],
  akkoordTeLaat: [called, offered, [-3, '11:30', 'agree']],
  goedgekeurd: [asked, sent, [4, '10:20', 'accept'], ...approved],
  afgerond: completed,
  slotbedrag: [
    ...completed,
    [-1, '15:10', 'ask', 'slotbedrag', 'Ik wil de bus misschien eerder overnemen. Wat moet ik dan betalen?'],
  ],
  slotbedragBeantwoord: [
    ...completed,
    [-7, '15:10', 'ask', 'slotbedrag', ''],
    [-6, '10:40', 'answer', 'slotbedrag', 'De leasemaatschappij rekent het slotbedrag op uw verzoek uit op de laatste dag van deze maand. U krijgt het van hen per e-mail.'],
  ],
  afgewezen: rejected,
  herzien: [
    ...rejected,
    [5, '10:05', 'setStatus', 'pending', 'Met uw nieuwe aanbetaling leggen wij uw aanvraag opnieuw voor.'],
    [6, '11:40', 'offer', 'Met de hogere aanbetaling die u noemde.', { aanbetaling: 5000 }],
  ],
  ingetrokken: [
    called,
    [2, '15:10', 'ask', 'intrekken', 'Ik heb een bus van een collega overgenomen.'],
    [3, '10:10', 'setStatus', 'withdrawn', 'Uw aanvraag is ingetrokken. U bent altijd weer welkom.'],
  ],
  intrekken: [called, offered, [-1, '15:10', 'ask', 'intrekken', 'De bus die ik wilde is verkocht.']],
  intrekkenGeweigerd: [
    ...completed.slice(0, -1),
    [7, '15:10', 'ask', 'intrekken', 'Kan ik er nog van af?'],
    [8, '10:30', 'answer', 'intrekken', 'Uw contract is al getekend. Wij bellen u vandaag over wat nog kan.'],
  ],
  /** Of the customer whose login is printed: something of everything. */
  klant: [
    called,
    [1, '10:50', 'askAllDocuments'],
    sent,
    [3, '09:40', 'accept', 'identiteitsbewijs'],
    [3, '09:45', 'refuse', 'bankafschriften', LAST_PAGES],
    [3, '10:15', 'offer', 'U kunt de bus volgende week ophalen.'],
    [4, '14:30', 'offer', 'Zoals besproken, nu over 60 maanden.', { looptijd: 60 }],
  ],
} satisfies Record<string, readonly Step[]>;

/** One application. */
export interface DemoApplication {
  naam: string;
  lease: Lease;
  steps: readonly Step[];
  /** Working days ago; 0 is today. */
  daysAgo: number;
  /** Of an application of today: so many minutes ago, whatever the time is. */
  time: string | number;
}

function application(
  naam: string,
  course: keyof typeof COURSES,
  daysAgo: number,
  time: string | number,
  vehicle: keyof typeof VEHICLES,
  [aanbetaling, slottermijn, looptijd]: readonly [number, number, Lease['looptijd']],
  opmerking = '',
): DemoApplication {
  const lease = { vehicle: VEHICLES[vehicle], aanbetaling, slottermijn, looptijd, opmerking };
  return { naam, lease, steps: COURSES[course], daysAgo, time };
}

/** The customer whose login is printed. */
export const DEMO_CUSTOMER = 'Sanne de Boer';

/** Who has no account. */
export const WITHOUT_ACCOUNT: readonly string[] = [
  ...['Youssef Amrani', 'Lotte Meijer', 'Ali Demir', 'Ruben Groen', 'Kim Nguyen', 'Petra Willems'],
  ...['Omar Haddad', 'Linda Schouten', 'Marco Ricci', 'Yara Santos', 'Stefan Peeters', 'Aisha Osman'],
];

// biome-ignore format: a line for each.
export const APPLICATIONS: readonly DemoApplication[] = [
  application(DEMO_CUSTOMER, 'slotbedragBeantwoord', 44, '11:05', 'partner', [2000, 1500, 48]),
  application(DEMO_CUSTOMER, 'klant', 6, '13:25', 'transporter', [2500, 0, 48], 'Graag met ruimte voor broodkratten.'),
  application('Jan van der Berg', 'afgerond', 42, '10:12', 'sprinter', [10_000, 9000, 60], 'Met trekhaak.'),
  application('Harm Bakker', 'slotbedrag', 41, '15:31', 'vivaro', [5000, 0, 60]),
  application('Rob Janssen', 'afgerond', 38, '09:48', 'crafter', [8000, 5000, 72]),
  application('Femke Jonker', 'afgerond', 36, '16:20', 'niro', [0, 6000, 48]),
  application('Tineke Hofman', 'afgerond', 33, '12:02', 'audi', [3000, 0, 36]),
  application('Kees van Vliet', 'afgerond', 31, '08:55', 'ducato', [2500, 0, 60]),
  application('Kim Nguyen', 'afgewezen', 30, '21:14', 'aanhanger', [0, 5000, 72], 'Voor de festivals vanaf april.'),
  application('Erik Mulder', 'afgerond', 28, '13:40', 'transit', [1500, 0, 36]),
  application('Chantal Bos', 'ingetrokken', 27, '10:26', 'kangoo', [3000, 3000, 60]),
  application('Frits Verhoeven', 'intrekkenGeweigerd', 26, '14:05', 'graafmachine', [4500, 0, 48]),
  application('Omar Haddad', 'afgewezen', 25, '22:37', 'crafter', [0, 0, 72], 'Ik begin volgende maand als pakketbezorger.'),
  application('Willem de Graaf', 'afgerond', 24, '09:15', 'heftruck', [3500, 0, 48]),
  application('Mo el Idrissi', 'herzien', 9, '17:45', 'proace', [1000, 0, 60]),
  application('Marco Ricci', 'verlopen', 21, '12:33', 'aanhanger', [6000, 0, 60]),
  application('Wietske Hoekstra', 'goedgekeurd', 12, '11:52', 'crafter', [5000, 7500, 60]),
  application('Marloes ten Brinke', 'goedgekeurd', 11, '10:08', 'tesla', [4000, 8000, 60]),
  application('Thijs Smeets', 'goedgekeurd', 10, '15:17', 'vivaro', [6000, 0, 48], 'Wij nemen er graag twee als het bevalt.'),
  application('Gert-Jan van den Broek', 'goedgekeurd', 9, '08:40', 'tractor', [15_000, 20_000, 72]),
  application('Ali Demir', 'verlopen', 17, '20:11', 'transporter', [3000, 0, 60]),
  application('Yara Santos', 'verlopen', 14, '11:29', 'transit', [0, 0, 24]),
  application('Iris de Roos', 'offerteIngetrokken', 9, '09:33', 'proace', [2500, 2500, 48]),
  application('Annelies Prins', 'ingetrokken', 13, '16:48', 'kona', [3000, 0, 60]),
  application('Dennis Kok', 'afgewezen', 16, '13:13', 'sprinter', [0, 13_000, 72]),
  application('Petra Willems', 'afgewezen', 19, '18:02', 'corolla', [0, 0, 72], 'Ik heb een BKR-codering, die loopt volgend jaar af.'),
  application('Peter van Dijk', 'akkoord', 6, '14:44', 'ducato', [3500, 0, 48]),
  application('Esther Vos', 'akkoord', 5, '10:57', 'crafter', [9000, 0, 60]),
  application('Henk Wolters', 'akkoordTeLaat', 7, '09:02', 'graafmachine', [2500, 5000, 60]),
  application('Sven Dekker', 'akkoord', 4, '16:36', 'sprinter', [7500, 10_000, 72]),
  application('Joost Hendriks', 'offerte', 4, '11:11', 'vivaro', [4000, 5000, 60], 'De koelinstallatie bouwen wij zelf in.'),
  application('Bas Koster', 'offerte', 5, '15:55', 'transporter', [0, 0, 72]),
  application('Nadia Bouzidi', 'offerte', 3, '12:20', 'kangoo', [2000, 0, 48]),
  application('Ruben Groen', 'offerte', 6, '19:25', 'graafmachine', [4000, 0, 48]),
  application('Mirjam Postma', 'offerte', 2, '10:41', 'kona', [3000, 5000, 48], 'Voor de wijkverpleging, liefst in het wit.'),
  application('Stefan Peeters', 'offerte', 7, '13:37', 'proace', [5000, 0, 60]),
  application('Aisha Osman', 'offerte', 3, '09:20', 'corolla', [2500, 0, 48]),
  application('Daan Visser', 'vervangen', 5, '14:15', 'transit', [1000, 0, 48]),
  application('Fatima Yilmaz', 'vervangen', 4, '10:03', 'partner', [0, 0, 60]),
  application('Kees van Vliet', 'intrekken', 4, '12:48', 'proace', [2500, 0, 60]),
  application('Harm Bakker', 'gestuurd', 3, '16:05', 'kangoo', [3000, 0, 60], 'Tweede bus, zelfde afspraken als de vorige graag.'),
  application('Thijs Smeets', 'gestuurd', 3, '11:38', 'heftruck', [2500, 0, 48]),
  application('Femke Jonker', 'gestuurd', 3, '15:26', 'kona', [5000, 5000, 48]),
  application('Willem de Graaf', 'gestuurd', 4, '09:58', 'transit', [0, 0, 36]),
  application('Rob Janssen', 'gestuurd', 3, '13:01', 'sprinter', [8000, 9000, 60]),
  application('Erik Mulder', 'afgekeurd', 5, '17:12', 'ducato', [2000, 0, 48]),
  application('Wietske Hoekstra', 'afgekeurd', 6, '10:30', 'niro', [2500, 5000, 60]),
  application('Gert-Jan van den Broek', 'afgekeurd', 7, '08:25', 'heftruck', [3000, 0, 60]),
  application('Bram Kuipers', 'starter', 3, '20:40', 'graafmachine', [5000, 0, 60], 'Ik ben een half jaar bezig en heb werk tot de zomer.'),
  application('Dennis Kok', 'starter', 2, '14:52', 'transporter', [4000, 0, 48]),
  application('Chantal Bos', 'bkr', 4, '11:47', 'partner', [2500, 0, 48], 'Ik heb een BKR-codering van een oude telefoonrekening.'),
  application('Mo el Idrissi', 'gevraagd', 2, '09:37', 'transit', [1500, 0, 36]),
  application('Iris de Roos', 'gevraagd', 3, '16:16', 'vivaro', [5000, 0, 60]),
  application('Linda Schouten', 'gebeld', 3, '10:22', 'sprinter', [0, 12_000, 72]),
  application('Petra Willems', 'gebeld', 2, '19:05', 'kona', [4500, 0, 60], 'Met dubbele bediening.'),
  application('Yara Santos', 'gebeld', 4, '13:58', 'geen', [2000, 0, 48]),
  application('Lotte Meijer', 'nieuw', 3, '14:34', 'bmw', [2500, 0, 36], 'Voor shoots op locatie.'),
  application('Ali Demir', 'nieuw', 2, '11:20', 'crafter', [5000, 8000, 60]),
  application('Youssef Amrani', 'nieuw', 1, '16:50', 'partner', [0, 0, 60], 'Ik ben vorige maand begonnen als koerier.'),
  application('Jan van der Berg', 'nieuw', 1, '15:05', 'graafmachine', [0, 0, 48]),
  application('Annelies Prins', 'nieuw', 1, '13:45', 'vivaro', [3000, 5000, 60]),
  application('Kim Nguyen', 'nieuw', 0, 190, 'transit', [1000, 0, 48]),
  application('Esther Vos', 'nieuw', 0, 95, 'tesla', [0, 8900, 60], 'Naast de Crafter, voor woon-werkverkeer.'),
  application('Stefan Peeters', 'nieuw', 0, 20, 'geen', [3000, 0, 60]),
];

/** A complaint, and what the office did: on so many working days after it, with a note. */
export interface DemoComplaint {
  daysAgo: number;
  time: string;
  naam: string;
  body: Pick<BodyOf<typeof CALLS.complaints>, 'klachtOnderwerp' | 'klachtCategorie' | 'beschrijving'> & {
    garagenaam?: string;
    partnernaam?: string;
  };
  handled?: readonly (readonly [
    days: number,
    time: string,
    Exclude<KlachtStatus, 'received'>,
    note: string,
  ])[];
}

const BEGUN = [1, '11:30', 'in-handling', 'Wij zoeken uit wat er is gebeurd en bellen u deze week.'] as const;

// biome-ignore format: a line for each of its parts.
export const COMPLAINTS: readonly DemoComplaint[] = [
  {
    daysAgo: 24, time: '10:15', naam: 'Kim Nguyen',
    body: { klachtOnderwerp: 'Afgewezen zonder uitleg', klachtCategorie: 'communicatie',
      beschrijving: 'Mijn aanvraag is afgewezen. Ik had graag eerst een telefoontje gehad.' },
    handled: [BEGUN, [3, '15:00', 'answered', 'U hebt gelijk: wij hadden u eerst moeten bellen. Dat doen wij voortaan bij elke afwijzing.']],
  },
  {
    daysAgo: 18, time: '16:40', naam: 'Tineke Hofman',
    body: { klachtOnderwerp: 'Winterbanden niet meegeleverd', klachtCategorie: 'levering',
      beschrijving: 'De winterbanden die in de offerte van de garage stonden, zaten er niet bij.', garagenaam: 'Autobedrijf De Brug' },
    handled: [BEGUN, [4, '10:20', 'answered', 'De garage legt de winterbanden morgen bij u neer. Wij bellen u daarna na.']],
  },
  {
    daysAgo: 14, time: '09:05', naam: 'Rob Janssen',
    body: { klachtOnderwerp: 'Eerste termijn twee keer afgeschreven', klachtCategorie: 'financieel',
      beschrijving: 'Op de eerste van de maand is het maandbedrag twee keer van mijn rekening gegaan.', partnernaam: 'Noord Lease' },
    handled: [[1, '10:00', 'answered', 'De leasemaatschappij heeft het dubbele bedrag vandaag teruggestort.']],
  },
  {
    daysAgo: 8, time: '20:30', naam: 'Ali Demir',
    body: { klachtOnderwerp: 'Offerte verlopen voordat ik kon beslissen', klachtCategorie: 'service',
      beschrijving: 'Ik was op vakantie en de offerte was al verlopen. Kan die opnieuw?' },
    handled: [BEGUN],
  },
  {
    daysAgo: 6, time: '11:50', naam: 'Erik Mulder',
    body: { klachtOnderwerp: 'Kilometerstand klopt niet', klachtCategorie: 'kwaliteit',
      beschrijving: 'De teller stond 4.000 kilometer hoger dan in de advertentie.\n\nDe garage zegt dat het van proefritten komt.', garagenaam: 'Garage Het Plein' },
  },
  {
    daysAgo: 5, time: '13:20', naam: 'Petra Willems',
    body: { klachtOnderwerp: 'Niemand belt terug', klachtCategorie: 'communicatie',
      beschrijving: 'Ik heb drie keer gebeld over mijn aanvraag en krijg steeds de voicemail.' },
    handled: [BEGUN],
  },
  {
    daysAgo: 3, time: '15:35', naam: 'Frits Verhoeven',
    body: { klachtOnderwerp: 'Uploaden lukt niet op mijn telefoon', klachtCategorie: 'technisch',
      beschrijving: 'Bij het sturen van mijn rijbewijs bleef de pagina hangen. Met de computer ging het wel.' },
  },
  {
    daysAgo: 1, time: '12:10', naam: 'Linda Schouten',
    body: { klachtOnderwerp: 'Andere kosten dan in de rekenhulp', klachtCategorie: 'financieel',
      beschrijving: 'Aan de telefoon werd een hoger maandbedrag genoemd dan op uw site.' },
  },
];

/** A message of the contact form; answered by the office on the next working day, or not yet. */
export type DemoMessage = readonly [
  ...[daysAgo: number, time: string, naam: string],
  ...[subject: string, message: string, isAnswered: boolean],
];

// biome-ignore format: a line for each.
export const MESSAGES: readonly DemoMessage[] = [
  [20, '10:05', 'Marco Ricci', 'Ook ijsmachines?', 'Leasen jullie ook een ijsmachine, of alleen voertuigen?', true],
  [15, '14:25', 'Bas Koster', 'Inruil', 'Kan ik mijn oude bus inruilen? Hij is uit 2012 en heeft 240.000 km gelopen.', true],
  [11, '19:50', 'Aisha Osman', 'Meer auto’s tegelijk', 'Wij zoeken vier auto’s. Kan dat in één aanvraag?', true],
  [7, '09:10', 'Daan Visser', 'Btw terugvragen', 'Wanneer krijg ik de factuur om de btw terug te vragen?', true],
  [4, '16:30', 'Nadia Bouzidi', 'Reclame op de bus', 'Mag ik mijn logo op de bus plakken?', true],
  [2, '11:15', 'Ruben Groen', 'Aanhanger erbij', 'Kan er een aanhanger van € 2.500 bij in dezelfde lease?', false],
  [1, '15:20', 'Omar Haddad', 'Opnieuw aanvragen', 'Ik rijd nu drie maanden als pakketbezorger. Heeft een nieuwe aanvraag zin?', false],
  [1, '17:40', 'Lotte Meijer', 'Auto uit Duitsland', 'Kan ik een auto leasen die bij een dealer in Duitsland staat?', false],
];
