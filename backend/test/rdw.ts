import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** Stands for the open data of the RDW. Without `answer` it has one vehicle, `VAN`. */
export class Rdw {
  /** The requests that were made, with their queries. */
  readonly requests: string[] = [];
  /** Answers the next requests in another way. */
  answer: ((response: ServerResponse, dataset: 'vehicles' | 'fuels') => void) | undefined;

  private readonly server = createServer(({ url = '' }, response) => {
    this.requests.push(url);
    const dataset = url.startsWith('/resource/m9d7-ebf2.json') ? 'vehicles' : 'fuels';
    if (this.answer) return this.answer(response, dataset);
    const { searchParams } = new URL(url, 'http://rdw');
    const rows = dataset === 'vehicles' ? [VAN] : [DIESEL];
    sendJson(
      response,
      rows.filter(({ kenteken }) => kenteken === searchParams.get('kenteken')),
    );
  });

  async open(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function sendJson(response: ServerResponse, rows: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(rows));
}
