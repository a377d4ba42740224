import type { CallName, Rol } from '@site/contract';

/** The calls of the office. */
export type OfficeCall = Extract<CallName, `office${string}`>;

/** Who may do what: everybody while logging in, and after that by role. */
export const RIGHTS: Readonly<Record<OfficeCall, 'everybody' | readonly Rol[]>> = {
  officeLogin: 'everybody',
  officeLoginPasskey: 'everybody',
  officeLoginRecoveryCode: 'everybody',
  officeForgotCode: 'everybody',
  officeInvitation: 'everybody',
  officeRegistration: 'everybody',
  officeEmployee: ['medewerker', 'beheerder'],
  officeLogout: ['medewerker', 'beheerder'],
  officeToday: ['medewerker', 'beheerder'],
  officeEmployees: ['beheerder'],
  officeEndSessions: ['beheerder'],
};
