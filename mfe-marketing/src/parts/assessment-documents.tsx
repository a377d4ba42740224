import { Checklist } from '@site/kit/content';

/** The documents that an assessment may require, in addition to StartingDocuments. */
export function AssessmentDocuments() {
  return (
    <Checklist
      items={[
        'Een uittreksel van de Kamer van Koophandel, hoogstens 3 maanden oud',
        'Een geldig identiteitsbewijs',
        'Bankafschriften van de laatste 3 maanden',
        'De gegevens van het voertuig, zoals de offerte van de verkoper',
        'Jaarcijfers, als u die hebt',
      ]}
    />
  );
}
