import { DOCUMENTEN_BEOORDELING, DOCUMENTEN_START } from '@site/contract/facts';
import { Checklist } from '@site/kit/content';

/** The documents that an application starts with. */
export function StartingDocuments() {
  return <Checklist items={[...DOCUMENTEN_START]} />;
}

/** The documents that an assessment may require, in addition to StartingDocuments. */
export function AssessmentDocuments() {
  return <Checklist items={[...DOCUMENTEN_BEOORDELING]} />;
}
