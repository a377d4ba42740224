import type { VoertuigGegevens } from '@site/contract';
import { RegisteredVehicle } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('RegisteredVehicle', {
  group: 'Forms',
  purpose: 'What the register of the RDW says about a vehicle.',
  requirements: [
    'States its source and the day, and says so when it is made up.',
    'What to ask the seller about comes first.',
    'Each fact about law and tax has its source.',
  ],
  examples: [
    { name: 'A van', render: Van },
    { name: 'A car to ask about', note: 'Look at it at 320 px.', surface: 'card', render: Car },
  ],
});

const van: VoertuigGegevens = {
  merk: 'VOLKSWAGEN',
  handelsbenaming: 'TRANSPORTER',
  categorie: 'bestelwagen',
  voertuigsoort: 'Bedrijfsauto',
  inrichting: 'gesloten opbouw',
  eersteToelating: '2019-05-03',
  brandstoffen: ['Diesel'],
  emissieklasse: 6,
  apkTotEnMet: '2099-05-03',
  tellerstandoordeel: 'Logisch',
  terugroepactieOpen: false,
  geexporteerd: false,
  taxi: false,
  bron: 'voorbeeld',
  opgezochtOp: '2026-11-27T09:00:00.000Z',
};

function Van() {
  return <RegisteredVehicle voertuig={van} />;
}

const car: VoertuigGegevens = {
  ...van,
  categorie: 'personenauto',
  inrichting: 'hatchback',
  brandstoffen: ['Benzine', 'Elektriciteit'],
  tellerstandoordeel: 'Onlogisch',
  terugroepactieOpen: true,
};

function Car() {
  return <RegisteredVehicle voertuig={car} />;
}
