import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { OfficeCallName } from '@site/contract/office';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { getCallMetadata } from '../http/call-metadata.js';
import { UnknownCall } from '../http/domain-error.js';
import { AuditTrail } from './audit-trail.js';
import type { Employee } from './employee.entity.js';
import { EmployeeNotLoggedIn, RoleRefused } from './employee-errors.js';
import { EmployeeSessions } from './employee-sessions.js';
import { RIGHTS } from './rights.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The employee of a call of the office. */
    employee?: Employee;
  }
}

@Injectable()
class OfficeGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly sessions: EmployeeSessions,
    private readonly trail: AuditTrail,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.site.kantoor) throw new UnknownCall();
    const action = getCallMetadata(context.getHandler())?.operationId as OfficeCallName;
    const roles = RIGHTS[action];
    if (roles === 'everybody') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
    const employee = await this.sessions.employeeOf(request);
    if (!employee) throw new EmployeeNotLoggedIn();
    if (!roles.includes(employee.rol)) throw new RoleRefused();
    request.employee = employee;
    if (!UNRECORDED.includes(action)) {
      // PostgreSQL rejects some of what an address can contain.
      const subject = Object.values(request.params)
        .join(' ')
        .replace(/[^\w -]/g, '?')
        .slice(0, 100);
      await this.trail.record({ employee, action, subject, ip: request.ip });
    }
    return true;
  }
}

/** What says nothing about customers, and is asked on every page. */
const UNRECORDED: readonly OfficeCallName[] = ['officeEmployee', 'officeLogout'];

/** The name of the session of an employee in the API documentation. */
export const EMPLOYEE_SCHEME = 'employee';

/** The calls of the office: there are none where it is switched off. `RIGHTS` says which employee may use which, and the trail has each. */
export function OfficeCalls(): ClassDecorator {
  return applyDecorators(UseGuards(OfficeGuard)) as ClassDecorator;
}

/** Documents that a call of the office needs a session. */
export function EmployeesOnly(): MethodDecorator {
  return ApiCookieAuth(EMPLOYEE_SCHEME);
}

/** The employee of a call of the office that needs one. */
export const CurrentEmployee = createParamDecorator((_data: unknown, context: ExecutionContext): Employee => {
  const { employee } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!employee) throw new EmployeeNotLoggedIn();
  return employee;
});
