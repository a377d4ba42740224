import { compactNumber, type LeaseApplicationBody } from '@site/contract';
import type { Applicant } from './application-answers';
import { type LeaseAnswers, vehicleText } from './lease-answers';

/** The request body of both calls. Texts are trimmed; spaces and dots in numbers are removed; the optional fields are there when filled in. */
export function leaseApplicationBody(applicant: Applicant, lease: LeaseAnswers): LeaseApplicationBody {
  return {
    naam: applicant.naam.trim().replace(/\s+/g, ' '),
    email: applicant.email.trim(),
    telefoon: compactNumber(applicant.telefoon),
    bedrijfsnaam: applicant.bedrijfsnaam.trim(),
    kvkNummer: compactNumber(applicant.kvkNummer),
    voertuigLink: vehicleText(lease),
    ...(lease.voertuigType && { voertuigType: lease.voertuigType }),
    aanschafprijs: lease.aanschafprijs,
    aanbetaling: lease.wantAanbetaling ? lease.aanbetaling : '',
    wantAanbetaling: lease.wantAanbetaling,
    slottermijn: lease.wantSlottermijn ? lease.slottermijn : '',
    wantSlottermijn: lease.wantSlottermijn,
    looptijd: lease.looptijd,
    ...(lease.opmerking.trim() && { opmerking: lease.opmerking.trim() }),
  };
}
