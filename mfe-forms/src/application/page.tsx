import { leaseService, type StructuredData } from '@site/kit';
import { LeaseApplication } from './lease-application';

/** What can be applied for here. */
export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Financial lease aanvragen'),
];

/** The public application. It ends with a fresh home page: nothing of the application stays in the tab. */
export default function LeaseApplicationPage() {
  return <LeaseApplication leave={() => window.location.assign('/')} />;
}
