import { Injectable } from '@nestjs/common';
import {
  type BedrijfBron,
  type GevondenBedrijf,
  isKvkNumber,
  type KvkProfiel,
  normaliseKvkNumber,
} from '@site/contract';
import * as v from 'valibot';
import { Config } from '../config/config.js';
import { answerText, ExternalServices, type GetOptions } from '../external/external-services.js';
import { Limits } from '../limits/limits.js';
import { Clock } from '../platform/clock.js';

const SEARCH_KEEP_SECONDS = 3600;
const PROFILE_KEEP_SECONDS = 12 * 3600;

/** Rows that are asked for: a company has one for itself and one for each establishment. */
const ROWS = 30;
/** Companies that are shown. */
const COMPANIES = 10;

/** A profile costs € 0.02: at most € 20 a day, however many networks ask. */
const PROFILES_A_DAY = { name: 'company-profiles', times: 1000, seconds: 24 * 3600 };

const text = answerText(500);
/** What the KvK does not say is left out. */
const optional = v.optional(text);
const number = v.optional(v.pipe(v.number(), v.integer()));
const kvkNumber = v.pipe(v.string(), v.regex(/^\d{8}$/));

/** A day as `20190503`; one of which the register knows only the year or the month is as good as none. */
const day = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{8}$/),
    v.transform((digits) => digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')),
    v.union([
      v.pipe(
        v.string(),
        v.endsWith('-00'),
        v.transform(() => undefined),
      ),
      v.pipe(v.string(), v.isoDate()),
    ]),
  ),
);

/** How the KvK says that it has nothing; with another code the call itself may be gone. */
const nothing = (code: string) => v.object({ fout: v.tuple([v.object({ code: v.literal(code) })]) });

const resultRows = v.array(
  v.object({
    kvkNummer: kvkNumber,
    naam: text,
    type: text,
    actief: optional,
    adres: v.optional(
      v.object({ binnenlandsAdres: v.optional(v.object({ straatnaam: optional, plaats: optional })) }),
    ),
  }),
);
type ResultRow = v.InferOutput<typeof resultRows>[number];

const searchAnswer = v.union([
  v.object({ totaal: v.number(), resultaten: resultRows }),
  v.pipe(
    nothing('IPD5200'),
    v.transform(() => ({ totaal: 0, resultaten: [] as ResultRow[] })),
  ),
]);

const addresses = v.optional(
  v.array(
    v.object({
      type: text,
      indAfgeschermd: optional,
      straatnaam: optional,
      huisnummer: number,
      huisletter: optional,
      huisnummerToevoeging: optional,
      postcode: optional,
      plaats: optional,
    }),
  ),
  [],
);
type Address = v.InferOutput<typeof addresses>[number];

const profile = v.object({
  kvkNummer: kvkNumber,
  naam: optional,
  statutaireNaam: optional,
  materieleRegistratie: v.optional(v.object({ datumAanvang: day, datumEinde: day })),
  _embedded: v.optional(
    v.object({
      hoofdvestiging: v.optional(v.object({ eersteHandelsnaam: optional, adressen: addresses })),
      // Its addresses are there when it has no establishment.
      eigenaar: v.optional(v.object({ rechtsvorm: optional, adressen: addresses })),
    }),
  ),
});
const profileAnswer = v.union([
  profile,
  v.pipe(
    nothing('IPD0005'),
    v.transform(() => null),
  ),
]);

/** Companies that a search finds. */
export interface CompaniesFound {
  bedrijven: GevondenBedrijf[];
  meer: boolean;
  bron: BedrijfBron;
}

/** Looks up companies in the trade register of the KvK. */
@Injectable()
export class Companies {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly external: ExternalServices,
    private readonly limits: Limits,
  ) {}

  /**
   * The companies with a number, in any notation, or with a name like this.
   *
   * @returns undefined when the register cannot be asked now or is never asked.
   */
  async search(zoek: string): Promise<CompaniesFound | undefined> {
    const { kvk } = this.config;
    if (!kvk) return undefined;
    const query = new URLSearchParams({
      ...(isKvkNumber(zoek) ? { kvkNummer: normaliseKvkNumber(zoek) } : { naam: zoek.toLowerCase() }),
      pagina: '1',
      resultatenPerPagina: String(ROWS),
    });
    const found = await this.external.lookUp<Omit<CompaniesFound, 'bron'>>({
      service: 'kvk',
      // With the version of what is kept: an answer in another form is asked again.
      key: `1 ${query}`,
      keepSeconds: SEARCH_KEEP_SECONDS,
      load: async (getJson) => {
        const { totaal, resultaten } = v.parse(
          searchAnswer,
          await getJson(new URL(`${kvk.url}/api/v2/zoeken?${query}`), withKey(kvk)),
        );
        const bedrijven = companiesOf(resultaten);
        return {
          bedrijven: bedrijven.slice(0, COMPANIES),
          meer: bedrijven.length > COMPANIES || totaal > resultaten.length,
        };
      },
    });
    return found && { ...found, bron: kvk.source };
  }

  /**
   * What the register says about a company.
   *
   * @returns `null` when it has none with this number, undefined when it cannot be asked now or is never asked.
   */
  async find(typed: string): Promise<KvkProfiel | null | undefined> {
    const { kvk } = this.config;
    if (!isKvkNumber(typed)) return null;
    if (!kvk) return undefined;
    const kvkNummer = normaliseKvkNumber(typed);
    const found = await this.external.lookUp<Omit<KvkProfiel, 'bron'> | null>({
      // Apart from searches, which are free: what is counted here costs money.
      service: 'kvk-profile',
      key: `2 ${kvkNummer}`,
      keepSeconds: PROFILE_KEEP_SECONDS,
      load: async (getJson) => {
        await this.limits.take(PROFILES_A_DAY, 'all');
        const answer = await getJson(new URL(`${kvk.url}/api/v1/basisprofielen/${kvkNummer}`), withKey(kvk));
        return toProfile(kvkNummer, answer, this.clock.now());
      },
    });
    return found && { ...found, bron: kvk.source };
  }
}

/** The KvK answers with 404 when it has nothing. */
function withKey({ apiKey, ca }: NonNullable<Config['kvk']>): GetOptions {
  return { headers: { apikey: apiKey }, ...(ca !== undefined && { ca }), orStatus: 404 };
}

/** Each company once, in the order of the rows: by its main establishment, which has its address. */
function companiesOf(rows: readonly ResultRow[]): GevondenBedrijf[] {
  const byNumber = new Map<string, ResultRow>();
  for (const row of rows) {
    if (row.actief === 'Nee') continue;
    if (!byNumber.has(row.kvkNummer) || row.type === 'hoofdvestiging') byNumber.set(row.kvkNummer, row);
  }
  return [...byNumber.values()].map(({ kvkNummer, naam, adres }) => {
    const { straatnaam, plaats } = adres?.binnenlandsAdres ?? {};
    return { kvkNummer, naam, ...(straatnaam && { straat: straatnaam }), ...(plaats && { plaats }) };
  });
}

/** @throws v.ValiError when it is no profile of this company */
function toProfile(kvkNummer: string, answer: unknown, now: Date): Omit<KvkProfiel, 'bron'> | null {
  const found = v.parse(profileAnswer, answer);
  if (!found) return null;
  v.assert(v.literal(kvkNummer), found.kvkNummer);
  const { hoofdvestiging, eigenaar } = found._embedded ?? {};
  const { datumAanvang: begonnenOp, datumEinde: gestoptOp } = found.materieleRegistratie ?? {};
  const naam = v.parse(text, found.naam || hoofdvestiging?.eersteHandelsnaam || found.statutaireNaam);
  const address = visitingAddress([...(hoofdvestiging?.adressen ?? []), ...(eigenaar?.adressen ?? [])]);
  return {
    kvkNummer,
    naam,
    ...(eigenaar?.rechtsvorm && { rechtsvorm: eigenaar.rechtsvorm }),
    ...(begonnenOp && { begonnenOp }),
    ...(gestoptOp && { gestoptOp }),
    ...address,
    opgezochtOp: now.toISOString(),
  };
}

/** The visiting address in the Netherlands, unless it is shielded. */
function visitingAddress(all: readonly Address[]): Pick<KvkProfiel, 'plaats' | 'adres'> {
  const found = all.find(
    ({ type, indAfgeschermd, straatnaam, plaats }) =>
      type === 'bezoekadres' && indAfgeschermd?.toLowerCase() !== 'ja' && straatnaam && plaats,
  );
  if (!found?.plaats) return {};
  const { straatnaam, huisnummer, huisletter = '', huisnummerToevoeging = '', postcode = '', plaats } = found;
  const house = [`${huisnummer ?? ''}${huisletter}`, huisnummerToevoeging].filter(Boolean).join(' ');
  const city = [postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2'), plaats].filter(Boolean).join(' ');
  return { plaats, adres: `${[straatnaam, house].filter(Boolean).join(' ')}, ${city}` };
}
