import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import passport from 'passport';
import { DataSource } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Clock } from '../outside/clock.js';

/** A session ends after this long in any case; in seconds. */
const ABSOLUTE_SECONDS = 12 * 3600;

/** What is kept of a logged-in customer. */
interface SessionUser {
  customerId: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** What a session keeps of a customer, and how a request gets its customer back from it. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  /** Of this application only: passport's global one would also serve the others in this process. */
  declare readonly authenticator: passport.Authenticator;

  constructor(
    private readonly clock: Clock,
    private readonly database: DataSource,
  ) {
    super();
  }

  /** Called by the constructor of the base class, before any field is there. */
  override getPassportInstance(): passport.PassportStatic {
    Object.assign(this, { authenticator: new passport.Authenticator() });
    return this.authenticator as passport.PassportStatic;
  }

  /** Called by passport at login. */
  serializeUser(customer: CustomerEntity, done: (error: unknown, kept: SessionUser) => void): void {
    done(null, { customerId: customer.id, since: this.clock.now().getTime() });
  }

  /** Called by passport at each request with a session. Gives `false` when the session is over or its customer gone. */
  deserializeUser(
    kept: SessionUser,
    done: (error: unknown, customer?: CustomerEntity | false) => void,
  ): void {
    this.customerOf(kept).then(
      (customer) => done(null, customer),
      (error) => done(error),
    );
  }

  private async customerOf({ customerId, since }: SessionUser): Promise<CustomerEntity | false> {
    if (this.clock.now().getTime() - since > ABSOLUTE_SECONDS * 1000) return false;
    return (await this.database.manager.findOneBy(CustomerEntity, { id: customerId })) ?? false;
  }
}
