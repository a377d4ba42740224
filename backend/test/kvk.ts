import { OutsideService, sendJson } from './outside-service.js';

export const API_KEY = 'sleutel-van-de-proef';

/** Answers in the form in which the KvK gives them. What is not registered is left out. */
export const BOUW = {
  kvkNummer: '68750110',
  indNonMailing: 'Ja',
  naam: 'Van der Berg Bouw',
  formeleRegistratiedatum: '20190510',
  materieleRegistratie: { datumAanvang: '20190503' },
  totaalWerkzamePersonen: 4,
  statutaireNaam: 'Van der Berg Bouw B.V.',
  handelsnamen: [{ naam: 'Van der Berg Bouw', volgorde: 0 }],
  sbiActiviteiten: [{ sbiCode: '4120', sbiOmschrijving: 'Algemene bouw', indHoofdactiviteit: 'Ja' }],
  links: [{ rel: 'self', href: 'https://api.kvk.nl/api/v1/basisprofielen/68750110' }],
  _embedded: {
    hoofdvestiging: {
      vestigingsnummer: '000037178598',
      kvkNummer: '68750110',
      materieleRegistratie: { datumAanvang: '20190503' },
      eersteHandelsnaam: 'Van der Berg Bouw',
      indHoofdvestiging: 'Ja',
      adressen: [
        {
          type: 'correspondentieadres',
          indAfgeschermd: 'Nee',
          volledigAdres: 'Postbus 200 1000AE Lutten',
          straatnaam: 'Postbus',
          postbusnummer: 200,
          postcode: '1000AE',
          plaats: 'Lutten',
          land: 'Nederland',
        },
        {
          type: 'bezoekadres',
          indAfgeschermd: 'Nee',
          volledigAdres: 'Dorpsstraat 3 B 7775AB Lutten',
          straatnaam: 'Dorpsstraat',
          huisnummer: 3,
          huisletter: 'B',
          huisnummerToevoeging: '2',
          postcode: '7775AB',
          plaats: 'Lutten',
          land: 'Nederland',
        },
      ],
    },
    eigenaar: {
      rsin: '857587973',
      rechtsvorm: 'BeslotenVennootschap',
      uitgebreideRechtsvorm: 'Besloten Vennootschap',
    },
  },
};

const row = (type: string, naam: string, adres?: { straatnaam: string; plaats: string }) => ({
  kvkNummer: '68750110',
  naam,
  type,
  actief: 'Ja',
  ...(adres && { adres: { binnenlandsAdres: { type: 'bezoekadres', ...adres } } }),
  _links: { basisprofiel: { href: 'https://api.kvk.nl/api/v1/basisprofielen/68750110' } },
});

/** A company has a row for itself and one for each establishment. */
export const ROWS = [
  row('rechtspersoon', 'Van der Berg Bouw B.V.'),
  row('nevenvestiging', 'Van der Berg Sloop', { straatnaam: 'Kade', plaats: 'Zwolle' }),
  row('hoofdvestiging', 'Van der Berg Bouw', { straatnaam: 'Dorpsstraat', plaats: 'Lutten' }),
];

export const found = (resultaten: unknown[], totaal = resultaten.length) => ({
  pagina: 1,
  resultatenPerPagina: 30,
  totaal,
  resultaten,
  _links: { self: { href: 'https://api.kvk.nl/api/v2/zoeken' } },
});

/** How the KvK says that it has nothing, with status 404. */
export const NOTHING = (code: string) => ({
  fout: [
    { code, omschrijving: 'Er zijn geen gegevens gevonden die voldoen aan de opgegeven zoekparameters.' },
  ],
});

/** Stands for the API of the KvK, with one company: `BOUW`. */
export function kvkService(tls?: { key: string; cert: string }): OutsideService {
  return new OutsideService(({ url = '', headers }, response) => {
    if (headers.apikey !== API_KEY) return sendJson(response, NOTHING('IPD0001'), 401);
    const { pathname, searchParams } = new URL(url, 'http://kvk');
    if (pathname === '/api/v1/basisprofielen/68750110') return sendJson(response, BOUW);
    if (pathname.startsWith('/api/v1/basisprofielen/')) return sendJson(response, NOTHING('IPD0005'), 404);
    const { naam, kvkNummer } = Object.fromEntries(searchParams);
    const isFound = kvkNummer ? kvkNummer === '68750110' : 'van der berg bouw'.includes(naam ?? '-');
    if (isFound) return sendJson(response, found(ROWS));
    sendJson(response, NOTHING('IPD5200'), 404);
  }, tls);
}
