import type { StructuredData } from '@site/kit';
import { leaseService } from '@site/kit/article';
import { LeaseApplication } from './lease-application';

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Financial lease aanvragen'),
];

/** The public application. It ends with a page load of home, so that nothing of the application stays in memory. */
export default function LeaseApplicationPage() {
  return <LeaseApplication leave={() => window.location.assign('/')} />;
}
