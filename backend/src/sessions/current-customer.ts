import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { CALLS } from '@site/contract';
import type { FastifyRequest } from 'fastify';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { NotLoggedIn, NotYours, UnknownCall } from '../http/domain-error.js';
import './session-types.js';

/** Addresses that calls have by name. With another method they would pass for the address of a customer. */
const NAMED: ReadonlySet<string> = new Set(
  Object.values(CALLS).flatMap(({ path }) => (path.includes('{') ? [] : [path])),
);

/** Lets only customers through, and to a path with an `:id` only the customer who has it. */
@Injectable()
export class CustomerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id?: string } }>>();
    const { id } = request.params;
    if (id !== undefined && NAMED.has(request.url.split('?')[0] ?? '')) throw new UnknownCall();
    if (!request.user) throw new NotLoggedIn();
    if (id !== undefined) mustBe(request.user, id);
    return true;
  }
}

/** The customer whose session it is; for calls behind `CustomerGuard`. */
export const CurrentCustomer = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CustomerEntity => {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) throw new NotLoggedIn();
    return user;
  },
);

/** The session decides who somebody is; an id that a page sends must be the same. @throws NotYours */
export function mustBe(customer: CustomerEntity, id: string): void {
  if (customer.id !== id) throw new NotYours();
}
