import { KLACHT_CATEGORIEEN, KLACHT_STATUS_LABELS, type KlachtCategorie } from '@site/contract';
import type { Complaint } from '../../complaints/complaint.entity.js';
import { contactDeadline } from '../../complaints/complaint-deadlines.js';

/** A complaint in `--json` output. Scripts depend on it: keep names and meanings. `contactBefore` is a day: `2026-11-27`. */
export function complaintJson({ id: _id, idempotencyKey: _key, ...complaint }: Complaint) {
  return {
    ...complaint,
    statusLabel: KLACHT_STATUS_LABELS[complaint.status],
    createdAt: complaint.createdAt.toISOString(),
    contactBefore: contactDeadline(complaint).toISOString().slice(0, 10),
  };
}

/** `garage Garage De Brug`: the type and the name of the party that the complaint is about. */
export function formatComplaintTarget({ klachtType, garagenaam, partnernaam }: Complaint): string {
  return [klachtType, garagenaam || partnernaam].filter(Boolean).join(' ');
}

/** The label that customers see. */
export function categoryLabel({ klachtCategorie }: Complaint): string {
  return KLACHT_CATEGORIEEN[klachtCategorie as KlachtCategorie] ?? klachtCategorie;
}
