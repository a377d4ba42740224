import {
  euros,
  eurosZoNodigCenten,
  kostenZin,
  OFFERTE_ZINNEN,
  offerteKosten,
  procent,
  type SiteIdentity,
} from '@site/contract';
import { DOCUMENTEN_START } from '@site/contract/facts';
import { formatReplyDeadline, longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock, nonBreaking, type Typed, typed } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';
import type { LeaseOffer } from './lease-offer.entity.js';
import { mailTo, type Recipient } from './recipients.js';

type Application = Pick<
  LeaseApplicationEntity,
  'leaseCode' | 'naam' | 'bedrijfsnaam' | 'email' | 'telefoon' | 'voertuigLink' | 'customerId'
>;
/** The terms of an offer. */
export type OfferFigures = Pick<
  LeaseOffer,
  | 'leasemaatschappij'
  | 'voertuig'
  | 'aanschafprijs'
  | 'aanbetaling'
  | 'slottermijn'
  | 'looptijd'
  | 'maandbedrag'
  | 'kosten'
>;
type Offer = OfferFigures & Pick<LeaseOffer, 'toelichting' | 'madeAt' | 'lastDay'>;

/** A day of the Netherlands in words: `woensdag 2 december 2026`. */
function dayInWords(day: string): string {
  return longDate(new Date(`${day}T12:00:00Z`));
}

/** The amounts of an offer, with what they come to. @param more further facts, below them, or other values of these */
export function offerFigures(
  title: string,
  offer: OfferFigures,
  more: Record<string, string | Typed> = {},
): MailBlock {
  const { totaal, effectieveRente } = offerteKosten(offer);
  return block.facts(title, {
    Voertuig: offer.voertuig,
    Leasemaatschappij: offer.leasemaatschappij,
    'Per maand': eurosZoNodigCenten(offer.maandbedrag),
    Looptijd: `${offer.looptijd} maanden`,
    'Aanschafprijs (inclusief btw)': euros(offer.aanschafprijs),
    Aanbetaling: offer.aanbetaling > 0 ? euros(offer.aanbetaling) : 'geen',
    Slottermijn: offer.slottermijn > 0 ? euros(offer.slottermijn) : 'geen',
    'U betaalt in totaal': eurosZoNodigCenten(totaal),
    'Effectieve rente per jaar': effectieveRente === null ? '' : procent(effectieveRente),
    'Eenmalige kosten (exclusief btw)':
      offer.kosten > 0 ? `${eurosZoNodigCenten(offer.kosten)}, niet in het totaal` : 'geen',
    ...more,
  });
}

/** The vehicle. Where the office gave no words of its own, they are the visitor's. */
function vehicleOf({ voertuigLink }: Application, { voertuig }: Pick<Offer, 'voertuig'>): string | Typed {
  return voertuig === voertuigLink ? typed(voertuig) : voertuig;
}

function figures(application: Application, offer: Offer): MailBlock {
  return offerFigures('De offerte', offer, {
    Voertuig: vehicleOf(application, offer),
    'Geldig tot en met': dayInWords(offer.lastDay),
  });
}

/** Where the customer answers an offer, or links the application first. */
function answerButton({ customerId, leaseCode }: Application, site: SiteIdentity): MailBlock {
  return customerId === null
    ? block.button('Bekijk de offerte in uw account', `${site.url}/klant/lease-koppelen?code=${leaseCode}`)
    : block.button('Bekijk uw offerte', `${site.url}/klant/lease-aanvragen`);
}

function howToAgree(until: string): MailBlock {
  return `Gaat u akkoord? Klik dan uiterlijk ${until} in uw account op ‘Akkoord, bel mij’. Wij bellen u om het tekenen te regelen. Bellen of antwoorden op deze e-mail kan ook.`;
}

/** The terms that hold for what the customer signs. */
function terms(site: SiteIdentity): MailBlock {
  return block.link(
    'Lees onze algemene leasevoorwaarden',
    `${site.url}/juridisch?section=disclaimer#algemene-voorwaarden`,
  );
}

/** To the applicant or the linked account: the offer. `previous` is the one before it. */
export function offerMail(
  application: Application,
  { offer, previous }: { offer: Offer; previous: Pick<LeaseOffer, 'maandbedrag' | 'madeAt'> | null },
  to: Recipient,
  site: SiteIdentity,
): Mail {
  const until = dayInWords(offer.lastDay);
  const offered = `hebben wij een ${previous ? 'nieuwe ' : ''}offerte van ${offer.leasemaatschappij}: ${eurosZoNodigCenten(offer.maandbedrag)} per maand.`;
  return {
    ...mailTo(to, site),
    subject: previous ? 'Uw nieuwe leaseofferte staat klaar' : 'Uw leaseofferte staat klaar',
    preview: `De offerte is vrijblijvend en geldig tot en met ${until}.`,
    blocks: [
      block.greeting(application.naam),
      typed(
        `Voor uw aanvraag ${application.leaseCode} van ${application.bedrijfsnaam} ${offered}`,
        `Voor uw aanvraag ${application.leaseCode} ${offered}`,
      ),
      previous !== null &&
        `Deze offerte komt in plaats van onze offerte van ${longDate(previous.madeAt)} (${eurosZoNodigCenten(previous.maandbedrag)} per maand). Die geldt niet meer.`,
      figures(application, offer),
      block.quote('Wat wij u daarbij willen zeggen', offer.toelichting),
      `${OFFERTE_ZINNEN.vrijblijvend} ${OFFERTE_ZINNEN.bindend} ${kostenZin(offer.kosten)}`,
      howToAgree(until),
      answerButton(application, site),
      terms(site),
      `Doet u niets, dan vervalt de offerte vanzelf. Hebt u vragen? Bel ${nonBreaking(site.telefoon)}.`,
    ],
  };
}

/** To the applicant or the linked account, on the working day before its last day: the offer is still open. */
export function reminderMail(
  application: Application,
  offer: Offer,
  to: Recipient,
  site: SiteIdentity,
): Mail {
  const until = dayInWords(offer.lastDay);
  return {
    ...mailTo(to, site),
    subject: 'Uw leaseofferte verloopt bijna',
    preview: `U kunt nog reageren tot en met ${until}.`,
    blocks: [
      block.greeting(application.naam),
      `Op ${longDate(offer.madeAt)} kreeg u een offerte voor uw aanvraag ${application.leaseCode}. Die is nog geldig tot en met ${until}.`,
      figures(application, offer),
      howToAgree(until),
      answerButton(application, site),
      `Wilt u deze offerte niet? Dan hoeft u niets te doen. De offerte vervalt vanzelf en u krijgt geen herinnering meer. Hebt u vragen? Bel ${nonBreaking(site.telefoon)}.`,
    ],
  };
}

/** To the applicant or the linked account: the office withdrew the offer. */
export function withdrawnMail(
  application: Application,
  offer: Offer,
  { to, note }: { to: Recipient; note: string },
  site: SiteIdentity,
): Mail {
  return {
    ...mailTo(to, site),
    subject: 'Wij hebben uw leaseofferte ingetrokken',
    preview: 'De offerte geldt niet meer. U betaalt niets.',
    blocks: [
      block.greeting(application.naam),
      `Onze offerte van ${longDate(offer.madeAt)} voor uw aanvraag ${application.leaseCode} geldt niet meer. Wij hebben die ingetrokken. U hoeft niets te doen en u betaalt niets.`,
      block.quote('Wat wij u daarbij willen zeggen', note),
      block.facts('De ingetrokken offerte', {
        Voertuig: vehicleOf(application, offer),
        Leasemaatschappij: offer.leasemaatschappij,
        'Per maand': eurosZoNodigCenten(offer.maandbedrag),
        Looptijd: `${offer.looptijd} maanden`,
      }),
      `Uw aanvraag blijft bij ons staan. Wilt u weten wat er nog kan? Bel ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
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
  const called = (atNumber: string) =>
    `U vroeg ons op ${longDate(at)} om u te bellen over de offerte voor uw aanvraag ${application.leaseCode}. Wij bellen u uiterlijk ${before}${atNumber} om het tekenen te regelen. U zit nog nergens aan vast.`;
  return {
    ...mailTo(to, site),
    subject: 'Wij bellen u over uw leaseofferte',
    preview: `U hoort uiterlijk ${before} van ons.`,
    blocks: [
      block.greeting(application.naam),
      typed(called(` op ${nonBreaking(application.telefoon)}`), called('')),
      figures(application, offer),
      block.list('Houd dit bij de hand', [...DOCUMENTEN_START]),
      `${OFFERTE_ZINNEN.bindend} ${kostenZin(offer.kosten)}`,
      terms(site),
      `Bedenkt u zich? Bel ons dan op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
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
      `${application.naam} vroeg op ${longDate(at)} om gebeld te worden over de offerte voor aanvraag ${application.leaseCode}. Bel uiterlijk ${before} op ${nonBreaking(application.telefoon)} om het tekenen te regelen.`,
      figures(application, offer),
    ],
  };
}
