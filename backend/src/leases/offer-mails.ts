import { euros, OFFERTE_ZINNEN, type SiteIdentity } from '@site/contract';
import { formatReplyDeadline, longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock, nonBreaking, typed } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';
import type { LeaseOffer } from './lease-offer.entity.js';
import type { Recipient } from './recipients.js';

type Application = Pick<
  LeaseApplicationEntity,
  'leaseCode' | 'naam' | 'bedrijfsnaam' | 'email' | 'telefoon' | 'customerId'
>;
type Offer = Omit<LeaseOffer, 'id' | 'applicationId' | 'acceptedAt' | 'endedAt' | 'madeBy' | 'madeAt'>;

/** A day of the Netherlands in words: `woensdag 2 december 2026`. */
function dayInWords(day: string): string {
  return longDate(new Date(`${day}T12:00:00Z`));
}

function figures(offer: Offer): MailBlock {
  return block.facts('De offerte', {
    Voertuig: offer.voertuig,
    Leasemaatschappij: offer.leasemaatschappij,
    'Per maand': euros(offer.maandbedrag),
    Looptijd: `${offer.looptijd} maanden`,
    'Aanschafprijs (inclusief btw)': euros(offer.aanschafprijs),
    Aanbetaling: offer.aanbetaling > 0 ? euros(offer.aanbetaling) : 'geen',
    Slottermijn: offer.slottermijn > 0 ? euros(offer.slottermijn) : 'geen',
    'Eenmalige kosten (exclusief btw)': euros(offer.kosten),
    'Geldig tot en met': dayInWords(offer.lastDay),
  });
}

/** To the applicant or the linked account: the offer. */
export function offerMail(application: Application, offer: Offer, to: Recipient, site: SiteIdentity): Mail {
  const until = dayInWords(offer.lastDay);
  const isLinked = application.customerId !== null;
  const offered = `hebben wij een offerte van ${offer.leasemaatschappij}. U betaalt ${euros(offer.maandbedrag)} per maand.`;
  return {
    to: to.address,
    repeatsTyped: to.isAccount,
    replyTo: site.email,
    subject: 'Uw leaseofferte staat klaar',
    preview: `De offerte is vrijblijvend en geldig tot en met ${until}.`,
    blocks: [
      block.greeting(application.naam),
      block.paragraph(
        typed(
          `Voor uw aanvraag ${application.leaseCode} van ${application.bedrijfsnaam} ${offered}`,
          `Voor uw aanvraag ${application.leaseCode} ${offered}`,
        ),
      ),
      figures(offer),
      block.quote('Wat wij u daarbij willen zeggen', offer.toelichting),
      block.paragraph(`${OFFERTE_ZINNEN.vrijblijvend} ${OFFERTE_ZINNEN.bindend} ${OFFERTE_ZINNEN.kosten}`),
      block.paragraph(
        `Gaat u akkoord? Klik dan uiterlijk ${until} in uw account op ‘Akkoord, bel mij’. Wij bellen u om het tekenen te regelen. Bellen of antwoorden op deze e-mail kan ook.`,
      ),
      isLinked
        ? block.button('Bekijk uw offerte', `${site.url}/klant/lease-aanvragen`)
        : block.button(
            'Bekijk de offerte in uw account',
            `${site.url}/klant/lease-koppelen?code=${application.leaseCode}`,
          ),
      block.paragraph(
        `Doet u niets, dan vervalt de offerte vanzelf. Hebt u vragen? Bel ${nonBreaking(site.telefoon)}.`,
      ),
    ],
  };
}

/** To the customer: the answer arrived. */
export function acceptedMail(
  application: Application,
  offer: Offer,
  to: Recipient,
  at: Date,
  site: SiteIdentity,
): Mail {
  const before = formatReplyDeadline(at);
  return {
    to: to.address,
    repeatsTyped: to.isAccount,
    replyTo: site.email,
    subject: 'Wij bellen u over uw leaseofferte',
    preview: `U hoort uiterlijk ${before} van ons.`,
    blocks: [
      block.greeting(application.naam),
      block.paragraph(
        `U bent op ${longDate(at)} akkoord gegaan met de offerte voor uw aanvraag ${application.leaseCode}. Wij bellen u uiterlijk ${before} op ${nonBreaking(application.telefoon)} om het tekenen te regelen.`,
      ),
      figures(offer),
      block.list('Houd dit bij de hand', ['Uw rijbewijs', 'Uw bankpas', 'Uw KvK-nummer']),
      block.paragraph(`${OFFERTE_ZINNEN.bindend} ${OFFERTE_ZINNEN.kosten}`),
      block.paragraph(
        `Bedenkt u zich? Bel ons dan op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
      ),
    ],
  };
}

/** To the office: a customer agrees and wants to be called. Replies go to the applicant. */
export function officeAcceptedMail(application: Application, offer: Offer, office: string, at: Date): Mail {
  const before = formatReplyDeadline(at);
  return {
    to: office,
    replyTo: application.email,
    repeatsTyped: true,
    subject: `Akkoord met de offerte: bel ${application.bedrijfsnaam}`,
    preview: `${application.naam} wil gebeld worden, uiterlijk ${before}.`,
    blocks: [
      block.paragraph(
        `${application.naam} ging op ${longDate(at)} akkoord met de offerte voor aanvraag ${application.leaseCode}. Bel uiterlijk ${before} op ${nonBreaking(application.telefoon)} om het tekenen te regelen.`,
      ),
      figures(offer),
    ],
  };
}
