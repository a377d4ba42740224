import { BELOFTEN, type SiteIdentity } from '@site/contract';
import { type Mail, part } from '../mail/mail.js';

type Message = { name: string; email: string; subject: string; message: string };

/** To the office: a message of a visitor. An answer goes to the visitor. */
export function officeContactMail({ name, email, subject, message }: Message, office: string): Mail {
  return {
    to: office,
    replyTo: email,
    subject: `Bericht via de website: ${subject}`,
    preview: `Van ${name}. Antwoord op deze e-mail om te reageren.`,
    blocks: [
      part.facts('De afzender', { Naam: name, 'E-mail': email, Onderwerp: subject }),
      part.quote('Het bericht', message),
    ],
  };
}

/** To the visitor: the message came in. Does not repeat it, so that nobody can have us send his own text to others. */
export function contactConfirmationMail({ name, email }: Message, site: SiteIdentity): Mail {
  return {
    to: email,
    subject: 'Wij hebben uw bericht ontvangen',
    preview: `Op werkdagen antwoorden wij binnen ${BELOFTEN.reactieUren} uur.`,
    blocks: [
      part.paragraph(`Beste ${name},`),
      part.paragraph(
        `Dank u voor uw bericht. Op werkdagen antwoorden wij binnen ${BELOFTEN.reactieUren} uur.`,
      ),
      part.paragraph(`Hebt u haast? Bel ons op ${site.telefoon}.`),
      part.button('Antwoorden op veelgestelde vragen', `${site.url}/faq`),
    ],
  };
}
