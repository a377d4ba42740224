import type { SiteIdentity } from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock, NEVER_ASKED, nonBreaking } from '../mail/mail.js';

const login = (site: SiteIdentity) => `${site.url}/login/klant`;
const forgotCode = (site: SiteIdentity) => `${site.url}/login/klant/code-vergeten`;

/** Whoever reads the mailbox gets the verification codes too: the login code must not stay there. */
const KEEP_THE_CODE = `Bewaar de code in een wachtwoordkluis en verwijder deze e-mail. De code staat alleen hier: ook wij kunnen hem niet opzoeken. Geef hem aan niemand. ${NEVER_ASKED}`;

function validity(until: Date): MailBlock {
  return `De code is 10 minuten geldig, tot ${clockTime(until)} uur. U kunt hem één keer gebruiken. ${NEVER_ASKED}`;
}

/** The code that makes an account active. */
export function activationMail(to: string, code: string, until: Date, site: SiteIdentity): Mail {
  return {
    to,
    urgent: true,
    subject: `Uw activatiecode voor ${site.naam}`,
    preview: 'Vul de code in op de pagina die u open hebt staan. Hij is 10 minuten geldig.',
    until,
    blocks: [
      `U wilt een account maken bij ${site.naam}. Vul deze code in op de pagina die u open hebt staan.`,
      block.plate('Uw activatiecode', code),
      validity(until),
      'Daarna krijgt u van ons een logincode. Daarmee logt u voortaan in.',
      block.button('Naar de inlogpagina', login(site)),
      'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Zonder de code wordt het account niet actief.',
    ],
  };
}

/** The permanent login code, after activation. Only its hash is stored, so this mail is the only copy. */
export function permanentCodeMail(to: string, code: string, site: SiteIdentity): Mail {
  return {
    to,
    urgent: true,
    subject: `Uw account bij ${site.naam} is actief: dit is uw logincode`,
    preview: 'Met deze code logt u voortaan in. Bewaar hem in een wachtwoordkluis.',
    blocks: [
      `Uw account bij ${site.naam} is actief. Met deze code logt u voortaan in.`,
      block.plate('Uw logincode', code),
      KEEP_THE_CODE,
      'Bij elke keer inloggen sturen wij u daarnaast een verificatiecode per e-mail.',
      block.button('Inloggen', login(site)),
      block.link('Code kwijt? Vraag een nieuwe aan', forgotCode(site)),
    ],
  };
}

/** For a request for an account with an address that already has one. */
export function alreadyCustomerMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    urgent: true,
    subject: 'U hebt al een account',
    preview: 'Log in met uw logincode, of vraag een nieuwe aan.',
    blocks: [
      `Iemand wilde met dit e-mailadres een account maken bij ${site.naam}. U hebt al een account. Log in met uw logincode.`,
      block.button('Inloggen', login(site)),
      block.link('Code kwijt? Vraag een nieuwe aan', forgotCode(site)),
      'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Aan uw account is niets veranderd.',
    ],
  };
}

/** A new permanent login code; the previous one is valid until this one is used. */
export function newCodeMail(to: string, code: string, site: SiteIdentity): Mail {
  return {
    to,
    urgent: true,
    subject: `Uw nieuwe logincode voor ${site.naam}`,
    preview: 'Met deze code logt u voortaan in. Bewaar hem in een wachtwoordkluis.',
    blocks: [
      `U hebt een nieuwe logincode aangevraagd bij ${site.naam}. Met deze code logt u voortaan in.`,
      block.plate('Uw nieuwe logincode', code),
      'Uw oude code werkt nog tot u met de nieuwe code inlogt. Op andere apparaten bent u dan uitgelogd.',
      KEEP_THE_CODE,
      block.button('Inloggen', login(site)),
      'Hebt u hier niet om gevraagd? Dan vulde iemand anders uw e-mailadres in. Die persoon krijgt deze code niet te zien. U hoeft niets te doen: uw oude code blijft werken.',
    ],
  };
}

/** For a request for a new login code with an address without an active account. */
export function noCustomerMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    urgent: true,
    subject: 'U hebt nog geen account',
    preview: 'Bij dit e-mailadres hoort geen actief account.',
    blocks: [
      `Iemand vroeg met dit e-mailadres een nieuwe logincode aan bij ${site.naam}. Bij dit adres hoort geen actief account.`,
      'Hebt u een account met een ander e-mailadres? Vraag de code dan met dat adres aan. Hebt u nog geen account? Dan maakt u het met dit adres.',
      block.button('Account maken', login(site)),
      'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.',
    ],
  };
}

/** The verification code of a login. */
export function verificationMail(to: string, code: string, until: Date, site: SiteIdentity): Mail {
  return {
    to,
    urgent: true,
    subject: `Uw verificatiecode voor ${site.naam}`,
    preview: 'Vul de code in op de pagina die u open hebt staan. Hij is 10 minuten geldig.',
    until,
    blocks: [
      `U logt in bij ${site.naam}. Vul deze code in op de pagina die u open hebt staan.`,
      block.plate('Uw verificatiecode', code),
      validity(until),
      'Bent u dit niet? Dan vulde iemand uw logincode in. Geef de code hierboven aan niemand. Vraag meteen een nieuwe logincode aan en log daarmee in.',
      block.link('Nieuwe logincode aanvragen', forgotCode(site)),
    ],
  };
}

/** A login from a browser that is new for this customer. */
export function newDeviceMail(to: string, at: Date, site: SiteIdentity): Mail {
  return {
    to,
    replyTo: site.email,
    subject: 'Er is ingelogd op een nieuw apparaat',
    preview: 'Was u dit niet? Vraag dan meteen een nieuwe logincode aan.',
    blocks: [
      `Op ${longDate(at)} om ${clockTime(at)} uur is op uw account ingelogd met een apparaat of browser die wij nog niet kennen.`,
      'Was u dit? Dan hoeft u niets te doen.',
      `Was u dit niet? Vraag dan meteen een nieuwe logincode aan en log daarmee in: elk ander apparaat is dan uitgelogd. Bel ons ook op ${nonBreaking(site.telefoon)}, of antwoord op deze e-mail.`,
      block.button('Nieuwe logincode aanvragen', forgotCode(site)),
    ],
  };
}

/** To the new address of an account. */
export function accountAddressMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    replyTo: site.email,
    subject: 'Dit is nu het e-mailadres van uw account',
    preview: 'Op uw verzoek hebben wij het e-mailadres van uw account gewijzigd.',
    blocks: [
      `Op uw verzoek hebben wij het e-mailadres van uw account bij ${site.naam} gewijzigd. Alles over uw account en uw aanvragen sturen wij voortaan naar dit adres, ook de verificatiecodes waarmee u inlogt.`,
      'Uw logincode blijft dezelfde. Op alle apparaten bent u uitgelogd: log daar opnieuw in.',
      block.button('Inloggen', login(site)),
      block.link('Code kwijt? Vraag een nieuwe aan', forgotCode(site)),
      `Hebt u hier niet om gevraagd? Bel ons dan meteen op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
    ],
  };
}

/** To the address that an account had. Somebody else may read it now, so it does not say which address the account has. */
export function formerAccountAddressMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    replyTo: site.email,
    subject: 'Het e-mailadres van uw account is gewijzigd',
    preview: 'Hebt u hier niet om gevraagd? Bel ons dan meteen.',
    blocks: [
      `Op verzoek van de eigenaar heeft het account dat u met dit e-mailadres bij ${site.naam} had, nu een ander e-mailadres. Naar dit adres sturen wij niets meer over het account en de aanvragen.`,
      `Hebt u hier niet om gevraagd? Bel ons dan meteen op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
    ],
  };
}
