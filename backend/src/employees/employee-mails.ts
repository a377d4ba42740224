import type { SiteIdentity } from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { block, type Mail, NEVER_ASKED } from '../mail/mail.js';
import type { Employee } from './employee.entity.js';

type Recipient = Pick<Employee, 'email' | 'naam'>;

const login = (site: SiteIdentity) => `${site.url}/login/medewerker`;

/** The secret is behind the number sign, which browsers do not send: it is in no log. */
export function invitationMail(
  { email, naam }: Recipient,
  secret: string,
  until: Date,
  site: SiteIdentity,
): Mail {
  return {
    to: email,
    urgent: true,
    until,
    subject: `U kunt inloggen bij ${site.naam}`,
    preview: 'Maak een passkey op het apparaat waarmee u werkt.',
    blocks: [
      block.greeting(naam),
      `U krijgt toegang tot het kantoor van ${site.naam}. Open de link op het apparaat waarmee u werkt. U maakt daar een passkey en krijgt uw code.`,
      block.button('Toegang instellen', `${login(site)}/uitnodiging#${secret}`),
      `De link werkt één keer, tot ${longDate(until)} om ${clockTime(until)} uur.`,
      'Verwacht u dit niet? Meld het dan bij uw beheerder.',
    ],
  };
}

/** A new code for an employee; the code before it works until this one is used. */
export function newEmployeeCodeMail({ email, naam }: Recipient, code: string, site: SiteIdentity): Mail {
  return {
    to: email,
    urgent: true,
    subject: `Uw nieuwe code voor het kantoor van ${site.naam}`,
    preview: 'Met deze code en uw passkey logt u in.',
    blocks: [
      block.greeting(naam),
      'U vroeg een nieuwe code aan. Met deze code en uw passkey logt u in.',
      block.plate('Uw nieuwe code', code),
      `Uw oude code werkt tot u deze gebruikt. ${NEVER_ASKED}`,
      block.button('Inloggen', login(site)),
      'Vroeg u dit niet aan? Dan hoeft u niets te doen. Zonder uw passkey kan niemand met de code inloggen.',
    ],
  };
}

/** A login without a passkey. */
export function recoveryCodeUsedMail(to: Recipient, at: Date, site: SiteIdentity): Mail {
  const what = 'is met een herstelcode ingelogd op uw account. Die code werkt nu niet meer.';
  return accessMail(to, at, site, 'Er is ingelogd met een herstelcode', what);
}

export function passkeyAddedMail(to: Recipient, at: Date, site: SiteIdentity): Mail {
  const what = 'is een passkey aan uw account toegevoegd. Daarmee en met uw code kunt u nu ook inloggen.';
  return accessMail(to, at, site, 'Er is een passkey toegevoegd', what);
}

export function passkeyRemovedMail(to: Recipient, at: Date, site: SiteIdentity): Mail {
  const what = 'is een passkey van uw account verwijderd. Daarmee kan niemand meer inloggen.';
  return accessMail(to, at, site, 'Er is een passkey verwijderd', what);
}

export function recoveryCodesMail(to: Recipient, at: Date, site: SiteIdentity): Mail {
  const what = 'zijn nieuwe herstelcodes voor uw account gemaakt. De oude werken niet meer.';
  return accessMail(to, at, site, 'Er zijn nieuwe herstelcodes gemaakt', what);
}

/** What happened to the access of an employee, which he may not have done himself. */
function accessMail(
  { email, naam }: Recipient,
  at: Date,
  site: SiteIdentity,
  subject: string,
  what: string,
): Mail {
  return {
    to: email,
    urgent: true,
    subject: `${subject} bij ${site.naam}`,
    preview: 'Was u dit niet? Bel dan meteen uw beheerder.',
    blocks: [
      block.greeting(naam),
      `Op ${longDate(at)} om ${clockTime(at)} uur ${what}`,
      'Was u dit niet? Bel dan meteen uw beheerder: die kan uw toegang stoppen.',
    ],
  };
}
