import type { SiteIdentity } from '@site/contract';
import { formatKenteken, isKenteken } from '@site/contract/facts';
import type { Dealer } from '../drafts/dealer.entity.js';
import { DRAFT_DAYS } from '../drafts/draft.entity.js';
import { draftPage } from '../drafts/draft-mails.js';
import { clockTime, longDate } from '../mail/dates.js';
import { block, type Mail, nonBreaking } from '../mail/mail.js';

/** The page of a dealer. The token is in the fragment, which browsers do not send. */
export function dealerPage(token: string, { url }: SiteIdentity): string {
  return `${url}/dealer#${token}`;
}

/** The personal link of a dealer: the first one, or a new one in place of it. */
export function dealerLinkMail({ naam, email }: Dealer, token: string, site: SiteIdentity): Mail {
  return {
    to: email,
    replyTo: site.email,
    subject: `Uw link voor dealers van ${site.naam}`,
    preview: 'Met deze link begint u een leaseaanvraag voor een klant.',
    blocks: [
      `Met deze link begint ${naam} een leaseaanvraag voor een klant. U vult het voertuig en de prijs in. Uw klant krijgt een e-mail van ons en vult de rest zelf in.`,
      block.button('Naar uw pagina', dealerPage(token, site)),
      'U ziet daar ook hoe ver uw aanvragen zijn. De gegevens van uw klant ziet u niet.',
      `Bewaar deze e-mail en deel de link alleen met collega’s die voor u aanvragen. Een eerdere link werkt niet meer. Is de link bij een ander terechtgekomen? Bel ons op ${nonBreaking(site.telefoon)}, dan krijgt u een nieuwe.`,
      'Van u bewaren wij uw naam, dit e-mailadres en welke aanvragen u begon.',
    ],
  };
}

/** To a customer: a dealer began an application. Of what the dealer typed it has the plate only. */
export function dealerDraftMail(
  {
    to,
    naam,
    kenteken,
    token,
    until,
  }: { to: string; naam: string; kenteken: string; token: string; until: Date },
  dealer: string,
  site: SiteIdentity,
): Mail {
  const { goOn, remove } = draftPage(token, site, false);
  return {
    to,
    replyTo: site.email,
    subject: `${dealer} zette een leaseaanvraag voor u klaar`,
    preview: `Vul de aanvraag aan. De link werkt ${DRAFT_DAYS} dagen.`,
    until,
    blocks: [
      block.greeting(naam),
      `${dealer} vulde bij ${site.naam} een aanvraag voor financial lease voor u in: het voertuig en de prijs. U vult uw eigen gegevens in, kijkt alles na en beslist zelf of u de aanvraag verstuurt. U zit nergens aan vast.`,
      isKenteken(kenteken) && block.facts('Het voertuig', { Kenteken: formatKenteken(kenteken) }),
      block.button('Vul de aanvraag aan', goOn),
      `De link werkt tot ${longDate(until)} om ${clockTime(until)} uur. Daarna verwijderen wij de aanvraag. ${dealer} ziet hoe ver de aanvraag is, maar niet wat u invult.`,
      block.link('Verwijder deze aanvraag', remove),
      `Kent u ${dealer} niet? Dan hoeft u niets te doen. Meld het ons gerust: ${nonBreaking(site.telefoon)}.`,
    ],
  };
}
