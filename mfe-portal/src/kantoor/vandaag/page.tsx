import { OfficePage } from '../parts/office-page';
import { WorkList } from './work-list';

/** `/kantoor`: what waits for the office, the first to be answered on top. */
export default function VandaagPage() {
  return <OfficePage title="Vandaag">{() => <WorkList />}</OfficePage>;
}
