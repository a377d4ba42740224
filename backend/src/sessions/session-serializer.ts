import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import passport from 'passport';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { Clock } from '../platform/clock.js';
import { SessionStore, type SessionUser } from './session-store.js';

/** Stores the customer in the session at login and restores them for each request. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  /** An own instance: the global one of passport would be shared by all applications in this process, as in tests. */
  declare readonly authenticator: passport.Authenticator;

  constructor(
    private readonly clock: Clock,
    private readonly store: SessionStore,
  ) {
    super();
  }

  /** Called by the base constructor, before the fields are initialised. */
  override getPassportInstance(): passport.PassportStatic {
    Object.assign(this, { authenticator: new passport.Authenticator() });
    return this.authenticator as passport.PassportStatic;
  }

  /** Called by passport at login. */
  serializeUser(customer: CustomerEntity, done: (error: unknown, sessionUser: SessionUser) => void): void {
    done(null, { customerId: customer.id, since: this.clock.now().getTime() });
  }

  /** Called by passport at each request with a session. Passes `false` when the session has expired or its customer was deleted. */
  deserializeUser(
    sessionUser: SessionUser,
    done: (error: unknown, customer?: CustomerEntity | false) => void,
  ): void {
    done(null, this.store.customerOf(sessionUser) ?? false);
  }
}
