import { type Mail, part } from './mail.js';

/** A notice to the office about something that was not confirmed to its sender: it asks the office to do so. */
export function unconfirmed(notice: Mail): Mail {
  const request = part.paragraph(
    'Let op: de afzender kreeg geen bevestiging, want aan dit e-mailadres zijn er vandaag al tien gestuurd. Laat zelf weten dat dit is aangekomen, met de code of het nummer als dat er is.',
  );
  return { ...notice, blocks: [request, ...notice.blocks] };
}
