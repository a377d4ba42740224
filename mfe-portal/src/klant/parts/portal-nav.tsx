import { PlaceLinks } from '../../parts/place-links';

const PLACES = [
  { to: '/klant', text: 'Overzicht' },
  { to: '/klant/lease-aanvragen', text: 'Aanvragen' },
  { to: '/klant/account', text: 'Account' },
  { to: '/klant/instellingen', text: 'Instellingen' },
];

/** The navigation of the customer portal. */
export function PortalNav() {
  return <PlaceLinks label="Klantportaal" places={PLACES} />;
}
