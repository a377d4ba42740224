import { BELOFTEN, type SiteIdentity } from '@site/contract';
import { answeredBefore, clockTime, longDate } from '../mail/dates.js';
import { type Mail, part, unbroken } from '../mail/mail.js';

type Message = { name: string; email: string; subject: string; message: string; createdAt: Date };

/** To the office: a message of a visitor. An answer goes to the visitor. */
export function officeContactMail(received: Message, office: string): Mail {
  const { name, email, subject, message, createdAt } = received;
  return {
    to: office,
    replyTo: email,
    subject: `Bericht via de website: ${subject}`,
    preview: `Van ${name}. Antwoord uiterlijk ${answeredBefore(createdAt)}.`,
    blocks: [
      part.paragraph(
        `Antwoord uiterlijk ${answeredBefore(createdAt)}. Uw antwoord op deze e-mail gaat naar de afzender.`,
      ),
      part.facts('De afzender', {
        Naam: name,
        'E-mail': email,
        Onderwerp: subject,
        'Ontvangen op': `${longDate(createdAt)} om ${clockTime(createdAt)} uur`,
      }),
      part.quote('Het bericht', message),
    ],
  };
}

/** To the visitor: the message came in. Does not repeat it, so that nobody can have us send his own text to others. */
export function contactConfirmationMail({ name, email, createdAt }: Message, site: SiteIdentity): Mail {
  return {
    to: email,
    replyTo: site.email,
    subject: 'Wij hebben uw bericht ontvangen',
    preview: `U krijgt uiterlijk ${answeredBefore(createdAt)} antwoord.`,
    blocks: [
      part.paragraph(`Beste ${name},`),
      part.paragraph(
        `Dank u voor uw bericht. Op werkdagen antwoorden wij binnen ${BELOFTEN.reactieUren} uur. U krijgt dus uiterlijk ${answeredBefore(createdAt)} antwoord.`,
      ),
      part.paragraph(
        `Is het dringend? Wacht dan niet op een e-mail en bel ons op ${unbroken(site.telefoon)}. Wilt u iets aanvullen? Antwoord op deze e-mail.`,
      ),
      part.button('Veelgestelde vragen', `${site.url}/faq`),
    ],
  };
}
