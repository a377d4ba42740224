import type { LeaseApplicationBody } from '@site/contract';

/** A valid application without an account, with changes. */
export function anApplication(changes: Partial<LeaseApplicationBody> = {}): LeaseApplicationBody {
  return {
    naam: 'Jan van der Berg',
    email: 'jan@bedrijf.nl',
    telefoon: '06 - 12 34 56 78',
    bedrijfsnaam: 'Van der Berg Bouw',
    kvkNummer: '1234 56.78',
    voertuigLink: 'www.autos.example/bus-1',
    aanschafprijs: '25000',
    aanbetaling: '5000',
    wantAanbetaling: true,
    slottermijn: '',
    wantSlottermijn: false,
    looptijd: '60',
    ...changes,
  };
}
