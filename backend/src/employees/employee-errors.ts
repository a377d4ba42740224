import { domainError } from '../http/domain-error.js';

/** No employee has these six digits. */
export class EmployeeCodeUnknown extends domainError(
  400,
  'Deze code klopt niet. Controleer de code of vraag een nieuwe aan.',
) {}

/** The passkey is not one of this employee, or its answer is not one to our question. */
export class PasskeyRejected extends domainError(
  400,
  'Wij herkennen deze passkey niet. Begin opnieuw met uw code.',
) {}

/** The employee of the session has no such passkey. */
export class PasskeyUnknown extends domainError(404, 'Deze passkey is al verwijderd. Ververs de pagina.') {}

/** Without it only recovery codes would be left. */
export class OnlyPasskey extends domainError(
  409,
  'Dit is uw enige passkey. Voeg eerst een andere toe, en verwijder deze dan.',
) {}

/** No passkey was asked for in this session, or it was added already. */
export class NoPasskeyAsked extends domainError(409, 'Dit duurde te lang. Begin opnieuw.') {}

/** The recovery code is wrong or was used before. */
export class RecoveryCodeRejected extends domainError(
  400,
  'Deze herstelcode klopt niet of is al gebruikt. Probeer een andere.',
) {}

/** This browser has not begun, or too long ago. */
export class NoEmployeeLogin extends domainError(403, 'Uw inlogpoging is verlopen. Begin opnieuw.') {}

/** The link was used, replaced or is too old. */
export class InvitationRejected extends domainError(
  400,
  'Deze uitnodiging werkt niet meer. Vraag uw beheerder om een nieuwe.',
) {}

/** Nobody is logged in at the office in this browser. */
export class EmployeeNotLoggedIn extends domainError(401, 'U bent niet ingelogd. Log opnieuw in.') {}

/** There is an employee with this address already. */
export class EmployeeExists extends domainError(409, 'Er is al een medewerker met dit e-mailadres.') {
  override readonly errors = { email: this.message };
}

/** Nobody who works here has this id. */
export class EmployeeUnknown extends domainError(404, 'Deze medewerker werkt hier niet meer.') {}

/** A beheerder cannot be blocked by himself, so that one is left. */
export class OwnRole extends domainError(
  409,
  'Dit bent u zelf. Vraag een andere beheerder om uw rol te wijzigen of uw toegang te stoppen.',
) {}

/** The role of the employee does not have this call. */
export class RoleRefused extends domainError(403, 'Alleen een beheerder mag dit.') {}
