import { Checklist } from '@site/kit/content';
import { ASSESSMENT_DOCUMENTS } from './documents';

/** The documents that an assessment may require, in addition to StartingDocuments. */
export function AssessmentDocuments() {
  return <Checklist items={[...Object.values(ASSESSMENT_DOCUMENTS), 'Jaarcijfers, als u die hebt']} />;
}
