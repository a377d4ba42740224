import type { CustomerEntity } from '../customers/customer.entity.js';

/** A login pending verification, stored in the session of the browser that started it. */
export interface PendingLogin {
  customerId: string;
  codeId: string;
  /** It began with a login code that was not used before: when it is completed, that code replaces the one before it. */
  withNewCode?: true;
}

declare module 'fastify' {
  interface Session {
    /** The login of this browser that is pending verification. */
    pendingLogin?: PendingLogin;
    /** It is in the database: once deleted there it has ended. */
    stored?: true;
    /** It was ended on purpose: by a logout on all devices, a new login code, or with the account. */
    ended?: true;
    /** The browser that logged in, in words. */
    device?: string;
  }

  interface FastifyRequest {
    /** The logged-in customer; set by passport. */
    user?: CustomerEntity;
    /** Starts a session with a new id; set by passport. */
    logIn(user: CustomerEntity, done: (error?: unknown) => void): void;
  }
}
