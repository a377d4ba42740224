import { OfficePage } from '../parts/office-page';
import { PhoneApplication } from './phone-application';

/** `/kantoor/aanvragen/nieuw`: an application that is taken by phone. */
export default function NieuweAanvraagPage() {
  return <OfficePage title="Aanvraag aannemen">{() => <PhoneApplication />}</OfficePage>;
}
