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
import { AuditTrail } from './audit-trail.js';
import { type Employee, toMedewerker } from './employee.entity.js';
import {
  InvitationAnswerDto,
  MedewerkerAnswerDto,
  MedewerkersAnswerDto,
  PasskeyOptionsAnswerDto,
  RegistrationAnswerDto,
} from './employee-answers.js';
import { InvitationDto, OfficeLoginDto, PasskeyDto, RecoveryCodeDto } from './employee-bodies.js';
import {
  EmployeeCodeUnknown,
  InvitationRejected,
  NoEmployeeLogin,
  PasskeyRejected,
  RecoveryCodeRejected,
} from './employee-errors.js';
import { EmployeeLogin } from './employee-login.js';
import { EmployeeSessions, type Pending } from './employee-sessions.js';
import { Employees, toMedewerkerMetSessies } from './employees.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from './employees-only.js';

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
