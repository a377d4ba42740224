import type { SiteIdentity } from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { type Mail, part } from '../mail/mail.js';

const NOT_ME = 'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.';

/** The code that makes an account active. */
export function activationMail(to: string, code: string, until: Date, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'Uw activatiecode',
    preview: 'Vul de code in op de pagina die u open hebt staan. Hij is 10 minuten geldig.',
    until,
    blocks: [
      part.paragraph(
        `U maakt een account aan bij ${site.naam}. Vul deze code in op de pagina die u open hebt staan.`,
      ),
      part.plate('Uw activatiecode', code),
      part.paragraph(
        `De code is 10 minuten geldig, tot ${clockTime(until)} uur. U kunt hem één keer gebruiken.`,
      ),
      part.button('Naar inloggen', `${site.url}/login/klant`),
      part.paragraph(NOT_ME),
    ],
  };
}

/** The permanent login code, after activation. This mail is the only place where it can be read. */
export function permanentCodeMail(to: string, code: string, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'Uw account is actief: dit is uw logincode',
    preview: 'Met deze code logt u voortaan in. Bewaar deze e-mail goed.',
    blocks: [
      part.paragraph(`Uw account bij ${site.naam} is actief. Met deze code logt u voortaan in.`),
      part.plate('Uw persoonlijke logincode', code),
      part.paragraph(
        'Bewaar deze code goed en geef hem aan niemand. Wij tonen hem alleen in deze mail. Bij elke keer inloggen krijgt u daarnaast een verificatiecode per e-mail.',
      ),
      part.button('Inloggen', `${site.url}/login/klant`),
    ],
  };
}

/** Somebody asked for an account with an address that has one. */
export function alreadyCustomerMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'U hebt al een account',
    preview: 'Log in met uw persoonlijke logincode, of vraag een nieuwe aan.',
    blocks: [
      part.paragraph(
        `Iemand wilde met dit e-mailadres een account maken bij ${site.naam}. U hebt al een account. Log in met uw persoonlijke logincode.`,
      ),
      part.button('Inloggen', `${site.url}/login/klant`),
      part.paragraph(`Uw logincode kwijt? Vraag een nieuwe aan op ${site.url}/login/klant/code-vergeten.`),
      part.paragraph(NOT_ME),
    ],
  };
}

/** A new permanent login code. The old one has stopped working. */
export function newCodeMail(to: string, code: string, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'Uw nieuwe logincode',
    preview: 'Uw oude code werkt niet meer. Bewaar deze e-mail goed.',
    blocks: [
      part.paragraph(
        `U hebt een nieuwe logincode aangevraagd bij ${site.naam}. Uw oude code werkt niet meer.`,
      ),
      part.plate('Uw nieuwe logincode', code),
      part.paragraph('Bewaar deze code goed en geef hem aan niemand. Wij tonen hem alleen in deze mail.'),
      part.button('Inloggen', `${site.url}/login/klant`),
      part.paragraph(
        'Hebt u hier niet om gevraagd? Uw account is veilig: inloggen kan alleen met een code uit uw mailbox. Log voortaan in met deze nieuwe code.',
      ),
    ],
  };
}

/** Somebody asked for a new login code with an address that has no active account. */
export function noCustomerMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'U hebt nog geen account',
    preview: 'Bij dit e-mailadres hoort geen actief account.',
    blocks: [
      part.paragraph(
        `Iemand vroeg met dit e-mailadres een nieuwe logincode aan bij ${site.naam}. Bij dit adres hoort geen actief account. Misschien gebruikte u een ander adres. U kunt ook een account maken.`,
      ),
      part.button('Account maken', `${site.url}/login/klant`),
      part.paragraph(NOT_ME),
    ],
  };
}

/** The code that finishes a login. */
export function verificationMail(to: string, code: string, until: Date, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'Uw verificatiecode om in te loggen',
    preview: 'Vul de code in op de pagina die u open hebt staan. Hij is 10 minuten geldig.',
    until,
    blocks: [
      part.paragraph(`U logt in bij ${site.naam}. Vul deze code in op de pagina die u open hebt staan.`),
      part.plate('Uw verificatiecode', code),
      part.paragraph(
        `De code is 10 minuten geldig, tot ${clockTime(until)} uur. U kunt hem één keer gebruiken.`,
      ),
      part.paragraph(
        `Bent u dit niet? Dan kent iemand uw persoonlijke logincode. Geef de code hierboven aan niemand en vraag een nieuwe logincode aan op ${site.url}/login/klant/code-vergeten.`,
      ),
    ],
  };
}

/** A login from a browser that this customer did not use before. */
export function newDeviceMail(to: string, at: Date, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'Er is ingelogd op een nieuw apparaat',
    preview: 'Was u dit niet? Vraag dan meteen een nieuwe logincode aan.',
    blocks: [
      part.paragraph(
        `Op ${longDate(at)} om ${clockTime(at)} uur is met uw account ingelogd op een apparaat of in een browser die wij nog niet kennen.`,
      ),
      part.paragraph('Was u dit? Dan hoeft u niets te doen.'),
      part.paragraph(
        `Was u dit niet? Vraag dan meteen een nieuwe logincode aan en bel ons op ${site.telefoon}.`,
      ),
      part.button('Nieuwe logincode aanvragen', `${site.url}/login/klant/code-vergeten`),
    ],
  };
}
