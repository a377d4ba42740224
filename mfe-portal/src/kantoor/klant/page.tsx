import { useSearchParams } from 'react-router-dom';
import { OfficePage } from '../parts/office-page';
import { CustomerCase } from './customer-case';

/** `/kantoor/klant?id=…`: one customer, by the id of the account or of anything that was sent, a code or a number. */
export default function KlantPage() {
  const [address] = useSearchParams();
  return <OfficePage title="Klant">{() => <CustomerCase id={address.get('id') ?? ''} />}</OfficePage>;
}
