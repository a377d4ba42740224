import type { OfficeCallName, Rol } from '@site/contract/office';

/** Who may do what: everybody while logging in, and after that by role. */
export const RIGHTS: Readonly<Record<OfficeCallName, 'everybody' | readonly Rol[]>> = {
  officeLogin: 'everybody',
  officeLoginPasskey: 'everybody',
  officeLoginRecoveryCode: 'everybody',
  officeForgotCode: 'everybody',
  officeInvitation: 'everybody',
  officeRegistration: 'everybody',
  officeEmployee: ['medewerker', 'beheerder'],
  officeLogout: ['medewerker', 'beheerder'],
  officeToday: ['medewerker', 'beheerder'],
  officeColleagues: ['medewerker', 'beheerder'],
  officeAssign: ['medewerker', 'beheerder'],
  officeApplications: ['medewerker', 'beheerder'],
  officeApplicationsCsv: ['medewerker', 'beheerder'],
  officeEmployees: ['beheerder'],
  officeEndSessions: ['beheerder'],
};
