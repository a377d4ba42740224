import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { AccessDenied, NotLoggedIn, SessionEnded, UnknownCall } from '../http/domain-error.js';
import { isLiteralPath } from '../http/every-call.js';
import './session-types.js';

@Injectable()
class CustomerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id?: string } }>>();
    const { id } = request.params;
    if (id !== undefined && isLiteralPath(request.url)) throw new UnknownCall();
    assertNotEnded(request);
    if (!request.user) throw new NotLoggedIn();
    if (id !== undefined) assertIsCustomer(request.user, id);
    return true;
  }
}

/** The name of the session in the API documentation. */
export const SESSION_SCHEME = 'session';

/** Requires a logged-in customer, and on a path with an `:id` the customer with that id. */
export function CustomersOnly(): ClassDecorator & MethodDecorator {
  return applyDecorators(UseGuards(CustomerGuard), ApiCookieAuth(SESSION_SCHEME));
}

/** The logged-in customer; for calls with `@CustomersOnly`. */
export const CurrentCustomer = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CustomerEntity => {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) throw new NotLoggedIn();
    return user;
  },
);

/** @throws SessionEnded */
export function assertNotEnded({ session }: FastifyRequest): void {
  if (session.ended) throw new SessionEnded();
}

/** An id that a page sends must be the one of the session. @throws AccessDenied */
export function assertIsCustomer(customer: CustomerEntity, id: string): void {
  if (customer.id !== id) throw new AccessDenied();
}
