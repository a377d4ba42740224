/** @jest-environment node */
import type { SitePath } from './link-target';

// The compiler is what checks this file, in `npm test -- types`.
const paths: SitePath[] = [
  '/',
  '/juridisch?section=privacy#bewaartermijnen',
  // @ts-expect-error relative to the page at hand
  'contact',
  // @ts-expect-error another site
  'https://www.afm.nl',
];

test('a relative path or another site as the target of an internal link does not compile', () => {
  expect(paths).toHaveLength(4);
});
