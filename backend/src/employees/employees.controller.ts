import { Body, Controller, Ip, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '@site/contract';
import type {
  InvitationAnswer,
  MedewerkerAnswer,
  MedewerkersAnswer,
  PasskeyOptionsAnswer,
  RegistrationAnswer,
} from '@site/contract/office';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { EmailDto } from '../accounts/account-bodies.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { Limits } from '../limits/limits.js';
import { AuditTrail } from './audit-trail.js';
import { type Employee, toMedewerker } from './employee.entity.js';
import {
  InvitationAnswerDto,
  MedewerkerAnswerDto,
  MedewerkersAnswerDto,
  PasskeyOptionsAnswerDto,
  RegistrationAnswerDto,
} from './employee-answers.js';
import {
  InvitationDto,
  MedewerkerBodyDto,
  OfficeLoginDto,
  PasskeyDto,
  RecoveryCodeDto,
  RolDto,
} from './employee-bodies.js';
import {
  EmployeeCodeUnknown,
  EmployeeExists,
  EmployeeUnknown,
  InvitationRejected,
  NoEmployeeLogin,
  OwnRole,
  PasskeyRejected,
  RecoveryCodeRejected,
} from './employee-errors.js';
import { EmployeeLogin } from './employee-login.js';
import { EmployeeSessions, type Pending } from './employee-sessions.js';
import { Employees, toMedewerkerMetSessies } from './employees.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from './employees-only.js';

/** By one beheerder. */
const INVITATIONS = { name: 'employee-invitations', times: 30, seconds: 3600 };

/** How employees get in and out, and who they are. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class EmployeesController {
  constructor(
    private readonly database: DataSource,
    private readonly login: EmployeeLogin,
    private readonly employees: Employees,
    private readonly sessions: EmployeeSessions,
    private readonly trail: AuditTrail,
    private readonly limits: Limits,
  ) {}

  @Call('officeLogin', {
    summary: 'Start the login of an employee',
    description: 'The answer asks for a passkey. In place of what this browser began before.',
    answer: PasskeyOptionsAnswerDto,
    errors: [EmployeeCodeUnknown],
  })
  async begin(
    @Body() { code }: OfficeLoginDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptionsAnswer> {
    const { options, ...pending } = await this.login.begin(code, ip);
    await this.sessions.begin(request, reply, 'login', pending);
    return { success: true, options };
  }

  @Call('officeLoginPasskey', {
    summary: 'Log an employee in with a passkey',
    description:
      'Only in the browser that started the login, and once for each start. The answer sets the session cookie.',
    answer: MedewerkerAnswerDto,
    errors: [PasskeyRejected, NoEmployeeLogin],
  })
  async finish(
    @Body() { passkey }: PasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MedewerkerAnswer> {
    return this.logIn(request, reply, await this.login.finish(await this.pending(request, 'login'), passkey));
  }

  @Call('officeLoginRecoveryCode', {
    summary: 'Log an employee in with a recovery code',
    description:
      'In place of a passkey. The employee is mailed about it. After a wrong one he can try another.',
    answer: MedewerkerAnswerDto,
    errors: [RecoveryCodeRejected, NoEmployeeLogin],
  })
  async finishByRecoveryCode(
    @Body() { herstelcode }: RecoveryCodeDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MedewerkerAnswer> {
    const employee = await this.login.finishByRecoveryCode(herstelcode, ip, (manager) =>
      this.sessions.takePending(request, 'login', manager),
    );
    return this.logIn(request, reply, employee);
  }

  @Call('officeForgotCode', {
    summary: 'Request a new code for an employee',
    description: 'The same answer for every address. The code before it works until the new one is used.',
    answer: PlainAnswer,
  })
  async forgotCode(@Body() { email }: EmailDto, @Ip() ip: string): Promise<Answer> {
    await this.login.requestCode(email, ip);
    return { success: true, message: 'Controleer uw inbox.' };
  }

  @Call('officeInvitation', {
    summary: 'Open the invitation of an employee',
    description: 'The answer asks to make a passkey.',
    answer: InvitationAnswerDto,
    errors: [InvitationRejected],
  })
  async open(
    @Body() { uitnodiging }: InvitationDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvitationAnswer> {
    const { options, ...pending } = await this.employees.open(uitnodiging, ip);
    await this.sessions.begin(request, reply, 'registration', pending);
    const { naam, email } = pending.employee;
    return { success: true, options, medewerker: { naam, email } };
  }

  @Call('officeRegistration', {
    summary: 'Accept the invitation with a new passkey',
    description: 'Also logs in. The codes are shown this once.',
    answer: RegistrationAnswerDto,
    errors: [InvitationRejected, PasskeyRejected, NoEmployeeLogin],
  })
  async accept(
    @Body() { passkey }: PasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationAnswer> {
    const pending = await this.pending(request, 'registration');
    const { employee, ...codes } = await this.employees.accept(pending, passkey);
    return { ...(await this.logIn(request, reply, employee)), ...codes };
  }

  @Call('officeEmployee', { summary: 'The employee who is logged in', answer: MedewerkerAnswerDto })
  @EmployeesOnly()
  current(@CurrentEmployee() employee: Employee): MedewerkerAnswer {
    return { success: true, medewerker: toMedewerker(employee) };
  }

  @Call('officeLogout', { summary: 'Log an employee out', answer: PlainAnswer })
  @EmployeesOnly()
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.sessions.logOut(request, reply);
    return { success: true };
  }

  @Call('officeEmployees', {
    summary: 'Who works at the office, for a beheerder',
    answer: MedewerkersAnswerDto,
  })
  @EmployeesOnly()
  async list(): Promise<MedewerkersAnswer> {
    const medewerkers = (await this.employees.list()).map(toMedewerkerMetSessies);
    return { success: true, medewerkers };
  }

  @Call('officeAddEmployee', {
    summary: 'Add and invite an employee, by a beheerder',
    description: 'Or one who had left. The invitation is mailed, and works for three days.',
    answer: PlainAnswer,
    errors: [EmployeeExists],
  })
  @EmployeesOnly()
  async add(
    @Body() { naam, email, rol }: MedewerkerBodyDto,
    @CurrentEmployee() employee: Employee,
    @Ip() ip: string,
  ): Promise<Answer> {
    await this.limits.take(INVITATIONS, employee.id);
    await this.trail.record({ employee, action: 'officeAddEmployee', subject: `${email} ${rol}`, ip });
    await this.employees.add(email, naam, rol);
    return { success: true };
  }

  @Call('officeInviteAgain', {
    summary: 'Mail an employee a new invitation, by a beheerder',
    description: 'The one before it works no more. What the employee logs in with works on.',
    answer: PlainAnswer,
    errors: [EmployeeUnknown],
  })
  @EmployeesOnly()
  async inviteAgain(@Param('employee') id: string, @CurrentEmployee() employee: Employee): Promise<Answer> {
    const invited = await this.employees.find(id);
    await this.limits.take(INVITATIONS, employee.id);
    await this.employees.inviteAgain(invited, { forget: false });
    return { success: true };
  }

  @Call('officeChangeRole', {
    summary: 'Give an employee another role, by a beheerder',
    answer: PlainAnswer,
    errors: [EmployeeUnknown, OwnRole],
  })
  @EmployeesOnly()
  async changeRole(
    @Param('employee') id: string,
    @Body() { rol }: RolDto,
    @CurrentEmployee() employee: Employee,
    @Ip() ip: string,
  ): Promise<Answer> {
    const changed = await this.employees.find(id);
    await this.trail.record({ employee, action: 'officeChangeRole', subject: `${changed.id} ${rol}`, ip });
    await this.employees.changeRole(changed, rol, employee);
    return { success: true };
  }

  @Call('officeEndEmployee', {
    summary: 'End the access of an employee, by a beheerder',
    description: 'Somebody else takes on what the employee had.',
    answer: PlainAnswer,
    errors: [EmployeeUnknown, OwnRole],
  })
  @EmployeesOnly()
  async end(@Param('employee') id: string, @CurrentEmployee() employee: Employee): Promise<Answer> {
    await this.employees.endBy(await this.employees.find(id), employee);
    return { success: true };
  }

  @Call('officeEndSessions', {
    summary: 'Log an employee out everywhere, by a beheerder',
    description: 'One who is not logged in is no error.',
    answer: PlainAnswer,
  })
  @EmployeesOnly()
  async endSessions(@Param('employee') employee: string): Promise<Answer> {
    if (isUUID(employee)) await this.sessions.endAll(employee);
    return { success: true, message: 'Deze medewerker is overal uitgelogd.' };
  }

  private pending(request: FastifyRequest, kind: 'login' | 'registration'): Promise<Pending | undefined> {
    return this.sessions.takePending(request, kind, this.database.manager);
  }

  private async logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    employee: Employee,
  ): Promise<MedewerkerAnswer> {
    await this.trail.record({ employee, action: 'login', subject: '', ip: request.ip });
    await this.sessions.logIn(request, reply, employee);
    return { success: true, medewerker: toMedewerker(employee) };
  }
}
