import { type SiteIdentity } from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { block, type Mail } from '../mail/mail.js';
import { DRAFT_DAYS } from './draft.entity.js';

/** The page that opens a draft. The token is in the fragment, which browsers do not send: no log and no other site gets it. */
export function draftPage(token: string, { url }: SiteIdentity, inAccount: boolean) {
  const page = `${url}${inAccount ? '/klant/lease-aanvraag/verder' : '/lease-aanvragen/verder'}`;
  return { goOn: `${page}#${token}`, remove: `${page}#verwijder=${token}` };
}

/** The link to continue an application. Anybody can enter an address, so nothing of what was filled in is in it. */
export function draftMail(
  { to, token, until, inAccount }: { to: string; token: string; until: Date; inAccount: boolean },
  site: SiteIdentity,
): Mail {
  const { goOn, remove } = draftPage(token, site, inAccount);
  return {
    to,
    urgent: true,
    subject: 'Ga later verder met uw leaseaanvraag',
    preview: `De link werkt ${DRAFT_DAYS} dagen, op elk apparaat.`,
    until,
    blocks: [
      `U wilde bij ${site.naam} later verdergaan met een leaseaanvraag. Met deze link gaat u verder waar u was, op elk apparaat.${inAccount ? ' U logt eerst in.' : ''}`,
      block.button('Verder met uw aanvraag', goOn),
      `De link werkt tot ${longDate(until)} om ${clockTime(until)} uur. Daarna verwijderen wij wat u invulde. Vraagt u een nieuwe link aan of verstuurt u de aanvraag? Dan werkt deze link niet meer.`,
      'Stuur deze e-mail niet door: wie de link opent, ziet wat u hebt ingevuld.',
      block.link('Verwijder wat ik invulde', remove),
      'Hebt u hier niet om gevraagd? Dan vulde iemand anders uw e-mailadres in. U hoeft niets te doen.',
    ],
  };
}
