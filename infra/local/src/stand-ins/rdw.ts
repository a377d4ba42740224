import { type StandIn, startStandIn } from './stand-in';

type Row = Record<string, string>;

/** Datasets of the RDW, by the name in their address. */
const VEHICLES = 'm9d7-ebf2';
const FUELS = '8ys7-d773';

const van: Row = {
  voertuigsoort: 'Bedrijfsauto',
  inrichting: 'gesloten opbouw',
  europese_voertuigcategorie: 'N1',
};
const car: Row = {
  voertuigsoort: 'Personenauto',
  inrichting: 'hatchback',
  eerste_kleur: 'GRIJS',
  europese_voertuigcategorie: 'M1',
};
const usual: Row = {
  eerste_kleur: 'WIT',
  tweede_kleur: 'Niet geregistreerd',
  vervaldatum_apk: '20270601',
  wam_verzekerd: 'Ja',
  export_indicator: 'Nee',
  openstaande_terugroepactie_indicator: 'Nee',
  taxi_indicator: 'Nee',
  tellerstandoordeel: 'Logisch',
  tenaamstellen_mogelijk: 'Ja',
};
const colour = (eerste_kleur: string): Row => ({ eerste_kleur });
const diesel = (euro: number): Row => ({
  brandstof_omschrijving: 'Diesel',
  uitlaatemissieniveau: `EURO ${euro}`,
});
const petrol = (euro: number): Row => ({
  brandstof_omschrijving: 'Benzine',
  uitlaatemissieniveau: `EURO ${euro}`,
});
const electric: Row = { brandstof_omschrijving: 'Elektriciteit' };

/** Made-up vehicles in the form of the RDW: every value is a text, what is not registered is left out, and each fuel is a row. */
const SAMPLES: readonly { vehicle: Row; fuels: readonly Row[] }[] = [
  sample('V123BX', 'VOLKSWAGEN TRANSPORTER', '20190503', [diesel(6)], van),
  sample('VJK12B', 'FORD TRANSIT', '20140917', [diesel(5)], van, colour('BLAUW')),
  sample('VTR34F', 'MERCEDES-BENZ SPRINTER', '20250212', [diesel(6)], van),
  sample('VXZ90P', 'RENAULT KANGOO', '20250612', [petrol(6), electric], van, colour('GEEL')),
  sample('VDB45G', 'OPEL VIVARO-E', '20230301', [electric], van),
  sample('V890KL', 'PEUGEOT PARTNER', '20200114', [diesel(6)], van, {
    openstaande_terugroepactie_indicator: 'Ja',
  }),
  sample('VFG56H', 'FIAT DUCATO', '20180622', [diesel(6)], van, { tellerstandoordeel: 'Onlogisch' }),
  sample('V456RT', 'IVECO DAILY', '20170829', [diesel(6)], van, {
    export_indicator: 'Ja',
    tenaamstellen_mogelijk: 'Nee',
    wam_verzekerd: 'Nee',
  }),
  sample('52VBN7', 'CITROEN BERLINGO', '20091105', [diesel(4)], van),
  sample('VHJ67K', 'TOYOTA PROACE', '20210408', [diesel(6)], van, { vervaldatum_apk: '20260408' }),
  sample('1VJK01', 'TOYOTA COROLLA', '20190320', [petrol(6), electric], car, colour('BLAUW')),
  sample('GB001B', 'BMW 3ER REIHE', '20150611', [diesel(6)], car, { inrichting: 'stationwagen' }),
  sample('N789LK', 'TESLA MODEL 3', '20210930', [electric], car, {
    inrichting: 'sedan',
    eerste_kleur: 'ROOD',
  }),
  sample('R234TX', 'KIA NIRO', '20220505', [petrol(6), electric], car),
  sample('31LBJ9', 'VOLVO V70', '20091012', [petrol(4)], car, { inrichting: 'stationwagen' }),
  sample('T567ZX', 'MERCEDES-BENZ E 300', '20240116', [petrol(6), electric], car, { taxi_indicator: 'Ja' }),
  sample('X901GH', 'HYUNDAI KONA', '20230717', [electric], car, { tellerstandoordeel: 'Geen oordeel' }),
  sample('8KRT45', 'AUDI A6', '20130318', [diesel(5)], car),
  sample('MB12CD', 'PIAGGIO VESPA', '20180509', [petrol(4)], {
    voertuigsoort: 'Bromfiets',
    eerste_kleur: 'N.v.t.',
    europese_voertuigcategorie: 'L1',
    tellerstandoordeel: 'Niet geregistreerd',
  }),
  { vehicle: { kenteken: 'LTB12C', voertuigsoort: 'Land- of bosbouwtrekker', merk: 'FENDT' }, fuels: [] },
];

/** @param name make and model, as the register has them @param first `20190503` */
function sample(kenteken: string, name: string, first: string, fuels: readonly Row[], ...facts: Row[]) {
  const [merk = '', ...model] = name.split(' ');
  return {
    vehicle: Object.assign(
      { kenteken, merk, handelsbenaming: model.join(' '), datum_eerste_toelating: first },
      usual,
      ...facts,
    ) as Row,
    fuels: fuels.map((fuel, index) => ({ kenteken, brandstof_volgnummer: String(index + 1), ...fuel })),
  };
}

/** What the RDW would answer to a request. */
function answerTo({ pathname, searchParams }: URL): readonly Row[] {
  const found = SAMPLES.find(({ vehicle }) => vehicle.kenteken === searchParams.get('kenteken'));
  if (!found) return [];
  if (pathname === `/resource/${VEHICLES}.json`) return [found.vehicle];
  return pathname === `/resource/${FUELS}.json` ? found.fuels : [];
}

/** Stands for the open data of the RDW, with made-up vehicles. */
export function startRdwStandIn(): Promise<StandIn> {
  return startStandIn((url) => ({ body: answerTo(url) }));
}
