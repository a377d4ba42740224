import { type Typed, typed } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';

/** The vehicle in a mail. Who may not see what the applicant typed sees at which website it is offered, not where there. */
export function vehicleOf({ voertuigLink }: Pick<LeaseApplicationEntity, 'voertuigLink'>): Typed {
  return typed(voertuigLink, URL.canParse(voertuigLink) ? new URL(voertuigLink).hostname : '');
}
