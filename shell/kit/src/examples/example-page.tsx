import type { ComponentType } from 'react';
import { PageAround } from '../testing/page-around';

/** One example as a page, for the tests that render it on the server and in the browser. */
export function examplePage(Example: ComponentType) {
  return (
    <PageAround>
      <Example />
    </PageAround>
  );
}
