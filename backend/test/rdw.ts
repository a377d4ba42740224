import { OutsideService, sendJson } from './outside-service.js';

/** Rows in the form in which the RDW publishes them: every value is a text, and what is not registered is left out. */
export const VAN = {
  kenteken: 'V123BX',
  voertuigsoort: 'Bedrijfsauto',
  merk: 'VOLKSWAGEN',
  handelsbenaming: 'TRANSPORTER',
  vervaldatum_apk: '20270503',
  datum_tenaamstelling: '20220611',
  bruto_bpm: '9214',
  inrichting: 'gesloten opbouw',
  eerste_kleur: 'WIT',
  tweede_kleur: 'Niet geregistreerd',
  aantal_zitplaatsen: '3',
  catalogusprijs: '38750',
  datum_eerste_toelating: '20190503',
  wam_verzekerd: 'Ja',
  europese_voertuigcategorie: 'N1',
  export_indicator: 'Nee',
  openstaande_terugroepactie_indicator: 'Nee',
  taxi_indicator: 'Nee',
  tellerstandoordeel: 'Logisch',
  tenaamstellen_mogelijk: 'Ja',
  vervaldatum_apk_dt: '2027-05-03T00:00:00.000',
};
export const DIESEL = {
  kenteken: 'V123BX',
  brandstof_volgnummer: '1',
  brandstof_omschrijving: 'Diesel',
  co2_uitstoot_gecombineerd: '164',
  uitlaatemissieniveau: 'EURO 6 AG',
};

/** Which of the two datasets a request is for. */
export const datasetOf = (url: string) =>
  url.startsWith('/resource/m9d7-ebf2.json') ? ('vehicles' as const) : ('fuels' as const);

/** Stands for the open data of the RDW, with one vehicle: `VAN`. */
export function rdwService(): OutsideService {
  return new OutsideService(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://rdw');
    const rows = datasetOf(url) === 'vehicles' ? [VAN] : [DIESEL];
    sendJson(
      response,
      rows.filter(({ kenteken }) => kenteken === searchParams.get('kenteken')),
    );
  });
}
