import { type StandIn, startStandIn } from './stand-in';

interface Company {
  kvkNummer: string;
  naam: string;
  rechtsvorm: string;
  /** `20190503`; empty when it is not registered. */
  began: string;
  /** `Dorpsstraat 12, 7775 AB Lutten` */
  address: string;
  isShielded?: boolean;
  /** `20260331` */
  stopped?: string;
  /** Its second establishment, in another town. */
  second?: string;
}

const BV = 'BeslotenVennootschap';
const VOF = 'VennootschapOnderFirma';

/** Made-up companies. */
// biome-ignore format: a line for each.
const COMPANIES: readonly Company[] = [
  company('00000019', 'Bakkerij De Vroege Vogel', 'Eenmanszaak', '20150401', 'Kerkstraat 8, 3511 AB Utrecht'),
  company('00000027', 'Loodgietersbedrijf Van Vliet', 'Eenmanszaak', '20090915', 'Havenkade 21, 3011 AB Rotterdam'),
  company('00000035', 'Schildersbedrijf Kleurrijk', 'Eenmanszaak', '20180226', 'Veldweg 3, 7411 AB Deventer', { isShielded: true }),
  company('00000043', 'Hoveniersbedrijf Groene Vingers', 'Eenmanszaak', daysAgo(150), 'Laan 44, 6811 AB Arnhem'),
  company('00000051', 'Koeriersdienst Snel Ter Plaatse', 'Eenmanszaak', daysAgo(21), 'Ringweg 102, 5611 AB Eindhoven'),
  company('00000078', 'Fotografie Lichtval', 'Eenmanszaak', '', 'Grachtstraat 17, 1011 AB Amsterdam'),
  company('00000086', 'Van Dijk en Zonen', VOF, '19980101', 'Dijkweg 5, 4331 AB Middelburg'),
  company('00000094', 'Bloemenhuis De Roos', VOF, '20120312', 'Marktplein 2, 2312 AB Leiden', { second: 'Delft' }),
  company('00000108', 'Eetcafé Het Anker', VOF, '20200706', 'Kade 11, 8911 AB Leeuwarden'),
  company('00000116', 'Maatschap Fysiotherapie Oost', 'Maatschap', '20110503', 'Parklaan 60, 7511 AB Enschede'),
  company('00000124', 'Van der Berg Bouw', BV, '20070219', 'Industrieweg 14, 8011 AB Zwolle', { second: 'Kampen' }),
  company('00000132', 'Van der Berg Holding', BV, '20070219', 'Industrieweg 14, 8011 AB Zwolle'),
  company('00000140', 'Installatietechniek Noord', BV, '20131104', 'Energiestraat 7, 9711 AB Groningen'),
  company('00000159', 'Transportbedrijf De Lange Weg', BV, '20030820', 'Transportweg 1, 5911 AB Venlo', { second: 'Tilburg' }),
  company('00000167', 'Dakdekkers Hoog en Droog', BV, daysAgo(300), 'Pannenstraat 9, 1315 AB Almere'),
  company('00000175', 'Sloopwerken Krachtig', BV, '20160530', 'Puinweg 88, 4811 AB Breda', { stopped: '20260331' }),
  company('00000183', 'Grond- en Wegenbouw Peel', 'NaamlozeVennootschap', '19910610', 'Zandpad 33, 5701 AB Helmond'),
  company('00000191', 'Wijnhandel De Kelder', 'CommanditaireVennootschap', '20050914', 'Singel 4, 3811 AB Amersfoort'),
  company('00000205', 'Stichting Buurtbus Vooruit', 'Stichting', '20170122', 'Dorpsplein 1, 7941 AB Meppel'),
  company('00000213', 'Muziekvereniging Harmonie', 'VerenigingMetVolledigeRechtsbevoegdheid', '19520000', 'Schoolstraat 6, 6041 AB Roermond'),
];

function company(
  kvkNummer: string,
  naam: string,
  rechtsvorm: string,
  began: string,
  address: string,
  more: Partial<Company> = {},
): Company {
  return { kvkNummer, naam, rechtsvorm, began, address, ...more };
}

/** As `20190503`. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10).replaceAll('-', '');
}

function addressOf({ address }: Company) {
  const [, straatnaam, huisnummer, postcode, plaats] =
    /^(.+) (\d+), (\d{4} [A-Z]{2}) (.+)$/.exec(address) ?? [];
  return { straatnaam, huisnummer: Number(huisnummer), postcode: postcode?.replace(' ', ''), plaats };
}

/** The rows of a search: one for a legal person and one for each establishment. Of a shielded address there is nothing. */
function rowsOf(company: Company): object[] {
  const { kvkNummer, naam, rechtsvorm, isShielded, second } = company;
  const { straatnaam, plaats } = addressOf(company);
  const row = (type: string, adres?: object) => ({
    kvkNummer,
    naam,
    type,
    actief: 'Ja',
    ...(adres && { adres: { binnenlandsAdres: { type: 'bezoekadres', ...adres } } }),
  });
  return [
    ...(rechtsvorm === BV ? [row('rechtspersoon')] : []),
    row('hoofdvestiging', isShielded ? undefined : { straatnaam, plaats }),
    ...(second ? [row('nevenvestiging', { straatnaam: 'Stationsplein', plaats: second })] : []),
  ];
}

function profileOf(company: Company): object {
  const { kvkNummer, naam, rechtsvorm, began, stopped, isShielded } = company;
  const { straatnaam, huisnummer, postcode, plaats } = addressOf(company);
  return {
    kvkNummer,
    indNonMailing: 'Ja',
    naam,
    ...((began || stopped) && {
      materieleRegistratie: {
        ...(began && { datumAanvang: began }),
        ...(stopped && { datumEinde: stopped }),
      },
    }),
    handelsnamen: [{ naam, volgorde: 0 }],
    _embedded: {
      hoofdvestiging: {
        kvkNummer,
        eersteHandelsnaam: naam,
        indHoofdvestiging: 'Ja',
        adressen: [
          isShielded
            ? { type: 'bezoekadres', indAfgeschermd: 'Ja' }
            : {
                type: 'bezoekadres',
                indAfgeschermd: 'Nee',
                straatnaam,
                huisnummer,
                postcode,
                plaats,
                land: 'Nederland',
              },
        ],
      },
      eigenaar: { rechtsvorm },
    },
  };
}

/** What the KvK would answer to a request. */
function answerTo({ pathname, searchParams }: URL): { status?: number; body: unknown } {
  const [, kvkNummer] = /^\/api\/v1\/basisprofielen\/(\d{8})$/.exec(pathname) ?? [];
  if (kvkNummer) {
    const found = COMPANIES.find((company) => company.kvkNummer === kvkNummer);
    return found ? { body: profileOf(found) } : nothing('IPD0005');
  }
  const words = (searchParams.get('naam') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const resultaten = COMPANIES.filter(({ kvkNummer, naam, stopped }) => {
    if (searchParams.has('kvkNummer')) return kvkNummer === searchParams.get('kvkNummer');
    return !stopped && words.every((word) => naam.toLowerCase().includes(word));
  }).flatMap(rowsOf);
  if (pathname !== '/api/v2/zoeken' || resultaten.length === 0) return nothing('IPD5200');
  return { body: { pagina: 1, resultatenPerPagina: 30, totaal: resultaten.length, resultaten } };
}

function nothing(code: string): { status: number; body: unknown } {
  return { status: 404, body: { fout: [{ code, omschrijving: 'Er zijn geen gegevens gevonden.' }] } };
}

/** Stands for the API of the KvK, with made-up companies. Any key will do. */
export function startKvkStandIn(): Promise<StandIn> {
  return startStandIn(answerTo);
}
