import { type Typed, typed } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';

/** The vehicle in a mail: only for who may see what the applicant typed. A host name can be a message too, and mail programs link it. */
export function vehicleOf({ voertuigLink }: Pick<LeaseApplicationEntity, 'voertuigLink'>): Typed {
  return typed(voertuigLink);
}
