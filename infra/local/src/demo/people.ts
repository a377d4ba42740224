import type { DOCUMENTEN_RECHTSVORM } from '@site/contract/facts';

/** An entrepreneur who does not exist. */
export interface Person {
  naam: string;
  bedrijfsnaam: string;
  rechtsvorm: keyof typeof DOCUMENTEN_RECHTSVORM;
  adres: string;
  kvkNummer: string;
  /** Whether the company is in the stand-in of the KvK. */
  isInRegister: boolean;
  email: string;
  telefoon: string;
  iban: string;
}

type Row = readonly [naam: string, bedrijf: string, Person['rechtsvorm'], adres: string, kvkNummer?: string];

/** Those with a KvK number are in the stand-in of the KvK, which has their address too. */
// biome-ignore format: a line for each.
const ROWS: readonly Row[] = [
  ['Sanne de Boer', 'Bakkerij De Vroege Vogel', 'eenmanszaak', 'Kerkstraat 8, 3511 AB Utrecht', '00000019'],
  ['Kees van Vliet', 'Loodgietersbedrijf Van Vliet', 'eenmanszaak', 'Havenkade 21, 3011 AB Rotterdam', '00000027'],
  ['Mo el Idrissi', 'Schildersbedrijf Kleurrijk', 'eenmanszaak', 'Veldweg 3, 7411 AB Deventer', '00000035'],
  ['Bram Kuipers', 'Hoveniersbedrijf Groene Vingers', 'eenmanszaak', 'Laan 44, 6811 AB Arnhem', '00000043'],
  ['Youssef Amrani', 'Koeriersdienst Snel Ter Plaatse', 'eenmanszaak', 'Ringweg 102, 5611 AB Eindhoven', '00000051'],
  ['Lotte Meijer', 'Fotografie Lichtval', 'eenmanszaak', 'Grachtstraat 17, 1011 AB Amsterdam', '00000078'],
  ['Peter van Dijk', 'Van Dijk en Zonen', 'vof', 'Dijkweg 5, 4331 AB Middelburg', '00000086'],
  ['Iris de Roos', 'Bloemenhuis De Roos', 'vof', 'Marktplein 2, 2312 AB Leiden', '00000094'],
  ['Wietske Hoekstra', 'Eetcafé Het Anker', 'vof', 'Kade 11, 8911 AB Leeuwarden', '00000108'],
  ['Marloes ten Brinke', 'Maatschap Fysiotherapie Oost', 'vof', 'Parklaan 60, 7511 AB Enschede', '00000116'],
  ['Jan van der Berg', 'Van der Berg Bouw', 'bv', 'Industrieweg 14, 8011 AB Zwolle', '00000124'],
  ['Harm Bakker', 'Installatietechniek Noord', 'bv', 'Energiestraat 7, 9711 AB Groningen', '00000140'],
  ['Rob Janssen', 'Transportbedrijf De Lange Weg', 'bv', 'Transportweg 1, 5911 AB Venlo', '00000159'],
  ['Dennis Kok', 'Dakdekkers Hoog en Droog', 'bv', 'Pannenstraat 9, 1315 AB Almere', '00000167'],
  ['Frits Verhoeven', 'Grond- en Wegenbouw Peel', 'bv', 'Zandpad 33, 5701 AB Helmond', '00000183'],
  ['Annelies Prins', 'Wijnhandel De Kelder', 'vof', 'Singel 4, 3811 AB Amersfoort', '00000191'],
  ['Daan Visser', 'Visser Klussen en Onderhoud', 'eenmanszaak', 'Molenweg 12, 1811 AB Alkmaar'],
  ['Fatima Yilmaz', 'Schoonmaakbedrijf Helder', 'eenmanszaak', 'Maasstraat 40, 3072 AB Rotterdam'],
  ['Erik Mulder', 'Mulder Stukadoors', 'vof', 'Brinkweg 6, 9401 AB Assen'],
  ['Joost Hendriks', 'Hendriks Koeltechniek B.V.', 'bv', 'Koelweg 18, 4811 AB Breda'],
  ['Chantal Bos', 'Mobiele Trimsalon Bos', 'eenmanszaak', 'Dennenlaan 27, 7311 AB Apeldoorn'],
  ['Ali Demir', 'Demir Autotransport', 'eenmanszaak', 'Laakkade 90, 2521 AB Den Haag'],
  ['Thijs Smeets', 'Smeets Elektro B.V.', 'bv', 'Vestingstraat 15, 6211 AB Maastricht'],
  ['Nadia Bouzidi', 'Catering Bouzidi', 'eenmanszaak', 'Textielplein 3, 5011 AB Tilburg'],
  ['Willem de Graaf', 'De Graaf Bestratingen V.O.F.', 'vof', 'Goudsesingel 71, 2801 AB Gouda'],
  ['Esther Vos', 'Vos Interieurbouw B.V.', 'bv', 'Werkplaats 5, 1211 AB Hilversum'],
  ['Ruben Groen', 'Groen Tuinaanleg', 'eenmanszaak', 'Heidelaan 19, 6711 AB Ede'],
  ['Mirjam Postma', 'Thuiszorg Postma B.V.', 'bv', 'Stadsgracht 2, 8601 AB Sneek'],
  ['Sven Dekker', 'Dekker Verhuizingen', 'vof', 'Spaarnekade 33, 2011 AB Haarlem'],
  ['Kim Nguyen', 'Nguyen Foodtruck', 'eenmanszaak', 'Waalkade 54, 6511 AB Nijmegen'],
  ['Gert-Jan van den Broek', 'Van den Broek Agritechniek B.V.', 'bv', 'Boerenweg 1, 3771 AB Barneveld'],
  ['Petra Willems', 'Rijschool Willems', 'eenmanszaak', 'Marktstraat 22, 6131 AB Sittard'],
  ['Omar Haddad', 'Haddad Pakketbezorging', 'eenmanszaak', 'Pakhuisstraat 8, 1315 AC Almere'],
  ['Linda Schouten', 'Schouten Glaszetters', 'vof', 'Glasweg 10, 3311 AB Dordrecht'],
  ['Marco Ricci', 'IJssalon Ricci', 'eenmanszaak', 'Boulevard 3, 2042 AB Zandvoort'],
  ['Tineke Hofman', 'Hofman Uitvaartverzorging B.V.', 'bv', 'Lindelaan 16, 7901 AB Hoogeveen'],
  ['Bas Koster', 'Koster Timmerwerken', 'eenmanszaak', 'Houthaven 9, 1621 AB Hoorn'],
  ['Yara Santos', 'Santos Evenementen', 'eenmanszaak', 'Polderdreef 48, 8232 AB Lelystad'],
  ['Henk Wolters', 'Wolters Grondverzet B.V.', 'bv', 'Veenkade 11, 7811 AB Emmen'],
  ['Femke Jonker', 'Dierenkliniek Jonker B.V.', 'bv', 'Weidestraat 25, 1441 AB Purmerend'],
  ['Stefan Peeters', 'Peeters Vloeren V.O.F.', 'vof', 'Tegelweg 7, 4701 AB Roosendaal'],
  ['Aisha Osman', 'Osman Beveiliging B.V.', 'bv', 'Handelsweg 30, 1181 AB Amstelveen'],
];

export const PEOPLE: readonly Person[] = ROWS.map(
  ([naam, bedrijfsnaam, rechtsvorm, adres, kvkNummer], index) => ({
    naam,
    bedrijfsnaam,
    rechtsvorm,
    adres,
    kvkNummer: kvkNummer ?? kvkNumber(10 + index),
    isInRegister: kvkNummer !== undefined,
    email: `${slug(naam.split(' ')[0] ?? '')}@${slug(bedrijfsnaam.replace(/ (B\.V|V\.O\.F)\.$/, ''))}.example`,
    telefoon: `06123456${index + 10}`,
    iban: iban(index),
  }),
);

/** For the part of an address: `Eetcafé Het Anker` is `eetcafehetanker`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** A number that passes the check of the KvK (the digits times 8 to 1 make a multiple of 11) and begins as none that it gave out. */
function kvkNumber(sequence: number): string {
  for (let number = sequence * 100; ; number++) {
    const digits = String(number).padStart(8, '0');
    const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
    if (sum % 11 === 0) return digits;
  }
}

/** A Dutch account number with valid check digits (ISO 7064), at a bank that does not exist. */
function iban(sequence: number): string {
  const account = String(100_000_000 + sequence * 37).padStart(10, '0');
  const code = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0) - 55).join('');
  const rest = BigInt(`${code('VBNK')}${account}${code('NL')}00`) % 97n;
  return `NL${String(98n - rest).padStart(2, '0')} VBNK ${account.replace(/(\d{4})(\d{4})(\d{2})/, '$1 $2 $3')}`;
}
