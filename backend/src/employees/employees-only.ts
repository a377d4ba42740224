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
import { networkOf } from '@site/server';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { getCallMetadata } from '../http/call-metadata.js';
import { UnknownCall } from '../http/domain-error.js';
import { isLiteralPath } from '../http/every-call.js';
import { Clock } from '../platform/clock.js';
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
  /** When each address was last recorded, by employee and network. */
  private readonly recordedAt = new Map<string, number>();

  constructor(
    private readonly config: Config,
    private readonly sessions: EmployeeSessions,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.site.kantoor) throw new UnknownCall();
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
    if (Object.keys(request.params).length > 0 && isLiteralPath(request.url)) throw new UnknownCall();
    const action = getCallMetadata(context.getHandler())?.operationId as OfficeCallName;
    const roles = RIGHTS[action];
    if (roles === 'everybody') return true;
    // An open page reads again by itself: nobody is there because of that.
    const extend = request.method !== 'GET' || action === 'officeEmployee';
    const employee = await this.sessions.employeeOf(request, { extend });
    if (!employee) throw new EmployeeNotLoggedIn();
    if (!roles.includes(employee.rol)) throw new RoleRefused();
    request.employee = employee;
    if (!UNRECORDED.includes(action) && !this.isRepeated(request, employee)) {
      // PostgreSQL rejects some of what an address can contain.
      const subject = Object.values(request.params)
        .join(' ')
        .replace(/[^\w -]/g, '?')
        .slice(0, 100);
      await this.trail.record({ employee, action, subject, ip: request.ip });
    }
    return true;
  }

  /** Was the same read shortly after it was recorded, as an open page does twice a minute? The rest of the trail would be hidden by that. */
  private isRepeated({ method, url, ip }: FastifyRequest, { id }: Employee): boolean {
    if (method !== 'GET') return false;
    const read = `${id} ${networkOf(ip)} ${url}`;
    const now = this.clock.now().getTime();
    if (now - (this.recordedAt.get(read) ?? 0) < REPEATED_MS) return true;
    if (this.recordedAt.size >= MOST_REMEMBERED) this.recordedAt.clear();
    this.recordedAt.set(read, now);
    return false;
  }
}

const REPEATED_MS = 15 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

/** What says nothing about customers and is asked on every page, and what is recorded where it is done, with more than the address says. */
const UNRECORDED: readonly OfficeCallName[] = [
  'officeEmployee',
  'officeLogout',
  'officeAddEmployee',
  'officeChangeRole',
];

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
