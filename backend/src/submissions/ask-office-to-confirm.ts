import { block, type Mail } from '../mail/mail.js';
import { CONFIRMATIONS } from './submit-limits.js';

/** Adds to a notice that the sender got no confirmation mail and that the office must confirm receipt. */
export function askOfficeToConfirm(notice: Mail): Mail {
  const request = block.paragraph(
    `Let op: de afzender kreeg geen bevestiging, want aan dit e-mailadres zijn er vandaag al ${CONFIRMATIONS.times} gestuurd. Laat zelf weten dat dit is aangekomen, met de code of het nummer als dat er is.`,
  );
  return { ...notice, blocks: [request, ...notice.blocks] };
}
