import { OfficePage } from '../parts/office-page';
import { OwnAccess } from './own-access';

/** `/kantoor/passkeys`: what an employee logs in with. */
export default function PasskeysPage() {
  return <OfficePage title="Passkeys">{() => <OwnAccess />}</OfficePage>;
}
