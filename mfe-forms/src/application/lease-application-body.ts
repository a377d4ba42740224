import { type LeaseApplicationBody, normaliseKvkNumber, normalisePhoneNumber } from '@site/contract';
import { isChosenAtKvk } from '@site/kit/controls';
import type { Applicant } from './application-answers';
import { type LeaseAnswers, plateText, vehicleText } from './lease-answers';

/** The request body of both calls. Texts are trimmed; a complete number is without spaces and dots; the optional fields are there when filled in. */
export function leaseApplicationBody(applicant: Applicant, lease: LeaseAnswers): LeaseApplicationBody {
  return {
    naam: applicant.naam.trim().replace(/\s+/g, ' '),
    email: applicant.email.trim(),
    telefoon: normalisePhoneNumber(applicant.telefoon),
    bedrijfsnaam: applicant.bedrijfsnaam.trim(),
    kvkNummer: normaliseKvkNumber(applicant.kvkNummer),
    ...(isChosenAtKvk(applicant) && { kvkGekozen: true }),
    voertuigLink: vehicleText(lease),
    ...(plateText(lease) && { kenteken: plateText(lease) }),
    ...(lease.voertuigType && { voertuigType: lease.voertuigType }),
    aanschafprijs: lease.aanschafprijs,
    aanbetaling: lease.wantAanbetaling ? lease.aanbetaling : '',
    wantAanbetaling: lease.wantAanbetaling,
    slottermijn: lease.wantSlottermijn ? lease.slottermijn : '',
    wantSlottermijn: lease.wantSlottermijn,
    looptijd: lease.looptijd,
    ...(lease.opmerking.trim() && { opmerking: lease.opmerking.trim() }),
    ...(lease.concept && { concept: lease.concept }),
  };
}
