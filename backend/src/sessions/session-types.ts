import type { CustomerEntity } from '../customers/customer.entity.js';

/** A login pending verification, stored in the session of the browser that started it. */
export interface PendingLogin {
  customerId: string;
  codeId: string;
  /** It began with a login code that was not used before: when it is completed, that code replaces the one before it. */
  withNewCode?: true;
}

/** What the database has of a session. */
export interface SessionData {
  /** The customer who logged in, where the index of the sessions of a customer looks. */
  passport?: { user: { customerId: string; since: number } };
  /** The login of this browser that is pending verification. */
  pendingLogin?: PendingLogin | undefined;
  /** It was ended on purpose: by a logout on all devices, a new login code, or with the account. */
  ended?: true | undefined;
  /** The browser that logged in, in words. */
  device?: string;
}

/** The session of a request. */
export interface Session extends Pick<SessionData, 'pendingLogin' | 'ended'> {
  /** A secret, as it is in the signed cookie. */
  id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Missing for a browser that has none. */
    session?: Session;
    /** The logged-in customer. */
    user?: CustomerEntity;
  }
}
