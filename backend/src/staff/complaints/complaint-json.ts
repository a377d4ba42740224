import { KLACHT_CATEGORIEEN, type KlachtCategorie } from '@site/contract';
import type { Complaint } from '../../complaints/complaint.entity.js';
import { contactBefore } from '../../complaints/complaint-terms.js';

/** A complaint as `--json` gives it. Its names and meanings stay. `contactBefore` is a day: `2026-11-27`. */
export function complaintJson({ id: _id, idempotencyKey: _key, ...complaint }: Complaint) {
  return {
    ...complaint,
    createdAt: complaint.createdAt.toISOString(),
    contactBefore: contactBefore(complaint).toISOString().slice(0, 10),
  };
}

/** Whom a complaint is about, in one line. */
export function aboutWhom({ klachtType, garagenaam, partnernaam }: Complaint): string {
  return [klachtType, garagenaam || partnernaam].filter(Boolean).join(' ');
}

/** The category as customers read it. */
export function categoryInWords({ klachtCategorie }: Complaint): string {
  return KLACHT_CATEGORIEEN[klachtCategorie as KlachtCategorie] ?? klachtCategorie;
}
