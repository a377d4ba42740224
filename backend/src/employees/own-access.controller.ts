import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '@site/contract';
import type { HerstelcodesAnswer, PasskeyOptionsAnswer, ToegangAnswer } from '@site/contract/office';
import type { FastifyRequest } from 'fastify';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import type { Employee } from './employee.entity.js';
import { HerstelcodesAnswerDto, PasskeyOptionsAnswerDto, ToegangAnswerDto } from './employee-answers.js';
import { PasskeyDto } from './employee-bodies.js';
import { NoPasskeyAsked, OnlyPasskey, PasskeyRejected, PasskeyUnknown } from './employee-errors.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from './employees-only.js';
import { OwnAccess } from './own-access.js';

/** How the employee of the session logs in. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OwnAccessController {
  constructor(private readonly access: OwnAccess) {}

  @Call('officeAccess', {
    summary: 'The passkeys of the employee who is logged in',
    answer: ToegangAnswerDto,
  })
  @EmployeesOnly()
  async read(@CurrentEmployee() employee: Employee): Promise<ToegangAnswer> {
    return { success: true, ...(await this.access.read(employee)) };
  }

  @Call('officeAskPasskey', {
    summary: 'Ask for a new passkey',
    description: 'In place of what this session asked before.',
    answer: PasskeyOptionsAnswerDto,
  })
  @EmployeesOnly()
  async ask(
    @CurrentEmployee() employee: Employee,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptionsAnswer> {
    return { success: true, options: await this.access.askPasskey(employee, request) };
  }

  @Call('officeAddPasskey', {
    summary: 'Add the passkey that was asked',
    description: 'Once for each question. The employee is mailed about it.',
    answer: PlainAnswer,
    errors: [PasskeyRejected, NoPasskeyAsked],
  })
  @EmployeesOnly()
  async add(
    @Body() { passkey }: PasskeyDto,
    @CurrentEmployee() employee: Employee,
    @Req() request: FastifyRequest,
  ): Promise<Answer> {
    await this.access.addPasskey(employee, request, passkey);
    return { success: true };
  }

  @Call('officeRemovePasskey', {
    summary: 'Remove a passkey, but not the only one',
    description: 'The employee is mailed about it.',
    answer: PlainAnswer,
    errors: [PasskeyUnknown, OnlyPasskey],
  })
  @EmployeesOnly()
  async remove(@Param('passkey') id: string, @CurrentEmployee() employee: Employee): Promise<Answer> {
    await this.access.removePasskey(employee, id);
    return { success: true };
  }

  @Call('officeRecoveryCodes', {
    summary: 'Make new recovery codes',
    description:
      'They are shown this once, and the ones before work no more. The employee is mailed about it.',
    answer: HerstelcodesAnswerDto,
  })
  @EmployeesOnly()
  async renewCodes(@CurrentEmployee() employee: Employee): Promise<HerstelcodesAnswer> {
    return { success: true, herstelcodes: await this.access.renewRecoveryCodes(employee) };
  }
}
