import { BELOFTEN, type SiteIdentity } from '@site/contract';
import { clockTime, formatReplyDeadline, longDate } from '../mail/dates.js';
import { block, type Mail, nonBreaking } from '../mail/mail.js';
import type { ContactMessage } from './contact-message.entity.js';

type Message = Pick<ContactMessage, 'id' | 'name' | 'email' | 'subject' | 'message' | 'createdAt'>;

/** To the office: the message of a visitor. Replies go to the visitor. */
export function officeContactMail(received: Message, office: string, site: SiteIdentity): Mail {
  const { id, name, email, subject, message, createdAt } = received;
  return {
    to: office,
    replyTo: email,
    repeatsTyped: true,
    subject: `Bericht via de website: ${subject}`,
    preview: `Van ${name}. Antwoord uiterlijk ${formatReplyDeadline(createdAt)}.`,
    blocks: [
      `Antwoord uiterlijk ${formatReplyDeadline(createdAt)}. Uw antwoord op deze e-mail gaat naar de afzender.`,
      block.facts('De afzender', {
        Naam: name,
        'E-mail': email,
        Onderwerp: subject,
        'Ontvangen op': `${longDate(createdAt)} om ${clockTime(createdAt)} uur`,
      }),
      block.quote('Het bericht', message),
      site.kantoor
        ? block.button('Beantwoord dit bericht', `${site.url}/kantoor/bericht?id=${id}`)
        : block.list('Hebt u geantwoord?', [`staff messages set-status ${id.slice(0, 8)} answered`]),
    ],
  };
}

/** Confirmation to the visitor. */
export function contactConfirmationMail({ name, email, createdAt }: Message, site: SiteIdentity): Mail {
  return {
    to: email,
    replyTo: site.email,
    subject: 'Wij hebben uw bericht ontvangen',
    preview: `U krijgt uiterlijk ${formatReplyDeadline(createdAt)} antwoord.`,
    blocks: [
      block.greeting(name),
      `Dank u voor uw bericht. Op werkdagen antwoorden wij binnen ${BELOFTEN.reactieUren} uur. U krijgt dus uiterlijk ${formatReplyDeadline(createdAt)} antwoord.`,
      `Is het dringend? Wacht dan niet op een e-mail en bel ons op ${nonBreaking(site.telefoon)}. Wilt u iets aanvullen? Antwoord op deze e-mail.`,
      block.button('Veelgestelde vragen', `${site.url}/faq`),
    ],
  };
}

/** The answer of the office to a message, which it quotes: an employee has read it. */
export function messageAnswerMail(
  { email, subject, message, createdAt }: Message,
  answer: string,
  site: SiteIdentity,
): Mail {
  return {
    to: email,
    replyTo: site.email,
    repeatsTyped: true,
    subject: `Antwoord op uw bericht: ${subject}`,
    preview: `Op ${longDate(createdAt)} stuurde u ons een bericht. Dit is ons antwoord.`,
    blocks: [
      ...answer.split(/\n{2,}/),
      block.quote(`Uw bericht van ${longDate(createdAt)}`, message),
      `Hebt u nog een vraag? Antwoord op deze e-mail of bel ${nonBreaking(site.telefoon)}.`,
    ],
  };
}
