import { compactNumber, type LeaseApplicationBody } from '@site/contract';
import type { Applicant } from './application-answers';
import type { LeaseAnswers } from './lease-answers';

/** The request body of both calls. Texts are trimmed; spaces and dots in numbers are removed. */
export function leaseApplicationBody(applicant: Applicant, lease: LeaseAnswers): LeaseApplicationBody {
  return {
    naam: applicant.naam.trim().replace(/\s+/g, ' '),
    email: applicant.email.trim(),
    telefoon: compactNumber(applicant.telefoon),
    bedrijfsnaam: applicant.bedrijfsnaam.trim(),
    kvkNummer: compactNumber(applicant.kvkNummer),
    voertuigLink: lease.voertuigLink.trim(),
    aanschafprijs: lease.aanschafprijs,
    aanbetaling: lease.wantAanbetaling ? lease.aanbetaling : '',
    wantAanbetaling: lease.wantAanbetaling,
    slottermijn: lease.wantSlottermijn ? lease.slottermijn : '',
    wantSlottermijn: lease.wantSlottermijn,
    looptijd: lease.looptijd,
  };
}
