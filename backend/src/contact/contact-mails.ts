import { BELOFTEN, type SiteIdentity } from '@site/contract';
import { clockTime, formatReplyDeadline, longDate } from '../mail/dates.js';
import { block, type Mail, nonBreaking } from '../mail/mail.js';

type Message = { name: string; email: string; subject: string; message: string; createdAt: Date };

/** To the office: the message of a visitor. Replies go to the visitor. */
export function officeContactMail(received: Message, office: string): Mail {
  const { name, email, subject, message, createdAt } = received;
  return {
    to: office,
    replyTo: email,
    repeatsTyped: true,
    subject: `Bericht via de website: ${subject}`,
    preview: `Van ${name}. Antwoord uiterlijk ${formatReplyDeadline(createdAt)}.`,
    blocks: [
      block.paragraph(
        `Antwoord uiterlijk ${formatReplyDeadline(createdAt)}. Uw antwoord op deze e-mail gaat naar de afzender.`,
      ),
      block.facts('De afzender', {
        Naam: name,
        'E-mail': email,
        Onderwerp: subject,
        'Ontvangen op': `${longDate(createdAt)} om ${clockTime(createdAt)} uur`,
      }),
      block.quote('Het bericht', message),
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
      block.paragraph(
        `Dank u voor uw bericht. Op werkdagen antwoorden wij binnen ${BELOFTEN.reactieUren} uur. U krijgt dus uiterlijk ${formatReplyDeadline(createdAt)} antwoord.`,
      ),
      block.paragraph(
        `Is het dringend? Wacht dan niet op een e-mail en bel ons op ${nonBreaking(site.telefoon)}. Wilt u iets aanvullen? Antwoord op deze e-mail.`,
      ),
      block.button('Veelgestelde vragen', `${site.url}/faq`),
    ],
  };
}
