import { Injectable } from '@nestjs/common';
import type { VoertuigCategorie, VoertuigGegevens } from '@site/contract';
import { isKenteken, normaliseKenteken } from '@site/contract/facts';
import * as v from 'valibot';
import { Config } from '../config/config.js';
import { answerText, ExternalServices } from '../external/external-services.js';
import { Clock } from '../platform/clock.js';

/** The RDW brings its open data up to date once a day. */
const KEEP_SECONDS = 12 * 3600;

const VEHICLES = 'm9d7-ebf2';
const FUELS = '8ys7-d773';

const CATEGORIES: Readonly<Record<string, VoertuigCategorie>> = { N1: 'bestelwagen', M1: 'personenauto' };

const text = answerText(100);
/** Every value is a text; what the register does not say is left out. */
const optional = v.optional(text);
const colour = v.optional(
  v.pipe(
    text,
    v.transform((name) => (/^(n\.v\.t\.|niet geregistreerd)$/i.test(name) ? undefined : name)),
  ),
);
const day = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{8}$/),
    v.transform((digits) => digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')),
    v.isoDate(),
  ),
);

/** Of the rows that the RDW publishes: what is shown, with what makes them rows about a vehicle. */
const vehicleRows = v.array(
  v.object({
    kenteken: text,
    merk: text,
    handelsbenaming: optional,
    voertuigsoort: optional,
    inrichting: optional,
    eerste_kleur: colour,
    europese_voertuigcategorie: optional,
    datum_eerste_toelating: day,
    vervaldatum_apk: day,
    tellerstandoordeel: optional,
    openstaande_terugroepactie_indicator: optional,
    export_indicator: optional,
    tenaamstellen_mogelijk: optional,
    taxi_indicator: optional,
  }),
);
const fuelRows = v.array(v.object({ brandstof_omschrijving: text, uitlaatemissieniveau: optional }));

type Found = Omit<VoertuigGegevens, 'bron'>;

/** Looks up vehicles by their Dutch plate in the open data of the RDW. */
@Injectable()
export class Vehicles {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly external: ExternalServices,
  ) {}

  /**
   * What the register says about a plate, in any notation.
   *
   * @returns `null` when it has no such plate, undefined when it cannot be asked now or is never asked.
   */
  async find(kenteken: string): Promise<VoertuigGegevens | null | undefined> {
    const { rdw } = this.config;
    if (!isKenteken(kenteken)) return null;
    if (!rdw) return undefined;
    const plate = normaliseKenteken(kenteken);
    const found = await this.external.lookUp<Found | null>({
      service: 'rdw',
      // With the version of `Found`: an answer that is kept in another form is asked again.
      key: `2 ${plate}`,
      keepSeconds: KEEP_SECONDS,
      load: async (getJson) => {
        const ask = (dataset: string) =>
          getJson(new URL(`/resource/${dataset}.json?kenteken=${plate}`, rdw.url));
        const [vehicles, fuels] = await Promise.all([ask(VEHICLES), ask(FUELS)]);
        return toVehicle(plate, vehicles, fuels, this.clock.now());
      },
    });
    return found && { ...found, bron: rdw.isStandIn ? 'voorbeeld' : 'rdw' };
  }
}

/** @throws v.ValiError when the rows are not those of this plate */
function toVehicle(plate: string, vehicles: unknown, fuels: unknown, now: Date): Found | null {
  const [row] = v.parse(vehicleRows, vehicles);
  if (!row) return null;
  v.assert(v.literal(plate), row.kenteken);
  const ofFuels = v.parse(fuelRows, fuels);
  const [emissieklasse] = ofFuels.flatMap(({ uitlaatemissieniveau = '' }) => {
    const [, euro] = /^EURO (\d)/i.exec(uitlaatemissieniveau) ?? [];
    return euro ? [Number(euro)] : [];
  });
  return {
    merk: row.merk,
    ...stated('handelsbenaming', row.handelsbenaming),
    categorie: CATEGORIES[row.europese_voertuigcategorie ?? ''] ?? 'anders',
    ...stated('voertuigsoort', row.voertuigsoort),
    ...stated('inrichting', row.inrichting),
    ...stated('kleur', row.eerste_kleur),
    ...stated('eersteToelating', row.datum_eerste_toelating),
    brandstoffen: ofFuels.map(({ brandstof_omschrijving }) => brandstof_omschrijving),
    ...(emissieklasse !== undefined && { emissieklasse }),
    ...stated('apkTotEnMet', row.vervaldatum_apk),
    ...stated('tellerstandoordeel', row.tellerstandoordeel),
    terugroepactieOpen: row.openstaande_terugroepactie_indicator === 'Ja',
    geexporteerd: row.export_indicator === 'Ja',
    ...(row.tenaamstellen_mogelijk && { tenaamstellenMogelijk: row.tenaamstellen_mogelijk === 'Ja' }),
    taxi: row.taxi_indicator === 'Ja',
    opgezochtOp: now.toISOString(),
  };
}

function stated<Name extends keyof Found>(name: Name, value: string | undefined): { [K in Name]?: string } {
  return value ? ({ [name]: value } as { [K in Name]?: string }) : {};
}
