import { LeaseApplication } from './lease-application';

/** The public application. It ends with a fresh home page: nothing of the application stays in the tab. */
export default function LeaseApplicationPage() {
  return <LeaseApplication leave={() => window.location.assign('/')} />;
}
