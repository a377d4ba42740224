import type { SiteIdentity } from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { type Mail, type MailBlock, part, unbroken } from '../mail/mail.js';

const login = (site: SiteIdentity) => `${site.url}/login/klant`;
const forgotCode = (site: SiteIdentity) => `${site.url}/login/klant/code-vergeten`;

/** How long a mailed code can be used, and how often. */
function validity(until: Date): MailBlock {
  return part.paragraph(
    `De code is 10 minuten geldig, tot ${clockTime(until)} uur. U kunt hem één keer gebruiken.`,
  );
}

/** The code that makes an account active. */
export function activationMail(to: string, code: string, until: Date, site: SiteIdentity): Mail {
  return {
    to,
    subject: 'Uw activatiecode',
    preview: 'Vul de code in op de pagina die u open hebt staan. Hij is 10 minuten geldig.',
    until,
    blocks: [
      part.paragraph(
        `U wilt een account maken bij ${site.naam}. Vul deze code in op de pagina die u open hebt staan.`,
      ),
      part.plate('Uw activatiecode', code),
      validity(until),
      part.paragraph('Daarna krijgt u van ons een persoonlijke logincode. Daarmee logt u voortaan in.'),
      part.button('Naar de inlogpagina', login(site)),
      part.paragraph(
        'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Zonder de code wordt het account niet actief.',
      ),
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
        'Bewaar deze e-mail goed en geef de code aan niemand. Hij staat alleen in deze e-mail: ook wij kunnen hem niet opzoeken.',
      ),
      part.paragraph('Bij elke keer inloggen sturen wij u daarnaast een verificatiecode per e-mail.'),
      part.button('Inloggen', login(site)),
      part.link('Code kwijt? Vraag een nieuwe aan', forgotCode(site)),
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
      part.button('Inloggen', login(site)),
      part.link('Code kwijt? Vraag een nieuwe aan', forgotCode(site)),
      part.paragraph(
        'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Aan uw account is niets veranderd.',
      ),
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
      part.paragraph(
        'Bewaar deze e-mail goed en geef de code aan niemand. Hij staat alleen in deze e-mail: ook wij kunnen hem niet opzoeken.',
      ),
      part.button('Inloggen', login(site)),
      part.paragraph(
        'Hebt u hier niet om gevraagd? Dan vulde iemand anders uw e-mailadres in. Die persoon krijgt deze code niet te zien. Log zelf voortaan wel in met deze nieuwe code.',
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
        `Iemand vroeg met dit e-mailadres een nieuwe logincode aan bij ${site.naam}. Bij dit adres hoort geen actief account.`,
      ),
      part.paragraph(
        'Hebt u een account met een ander e-mailadres? Vraag de code dan met dat adres aan. Hebt u nog geen account? Dan maakt u het met dit adres.',
      ),
      part.button('Account maken', login(site)),
      part.paragraph('Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.'),
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
      validity(until),
      part.paragraph(
        'Bent u dit niet? Dan vulde iemand uw persoonlijke logincode in. Geef de code hierboven aan niemand en vraag meteen een nieuwe logincode aan.',
      ),
      part.link('Nieuwe logincode aanvragen', forgotCode(site)),
    ],
  };
}

/** A login from a browser that this customer did not use before. */
export function newDeviceMail(to: string, at: Date, site: SiteIdentity): Mail {
  return {
    to,
    replyTo: site.email,
    subject: 'Er is ingelogd op een nieuw apparaat',
    preview: 'Was u dit niet? Vraag dan meteen een nieuwe logincode aan.',
    blocks: [
      part.paragraph(
        `Op ${longDate(at)} om ${clockTime(at)} uur is op uw account ingelogd met een apparaat of browser die wij nog niet kennen.`,
      ),
      part.paragraph('Was u dit? Dan hoeft u niets te doen.'),
      part.paragraph(
        `Was u dit niet? Vraag dan meteen een nieuwe logincode aan en bel ons op ${unbroken(site.telefoon)}. U kunt ook antwoorden op deze e-mail.`,
      ),
      part.button('Nieuwe logincode aanvragen', forgotCode(site)),
    ],
  };
}
