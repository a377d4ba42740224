import type { CustomerEntity } from '../customers/customer.entity.js';

/** A login pending verification, stored in the session of the browser that started it. */
export interface PendingLogin {
  customerId: string;
  codeId: string;
}

declare module 'fastify' {
  interface Session {
    /** The login of this browser that is pending verification. */
    pendingLogin?: PendingLogin;
  }

  interface FastifyRequest {
    /** The logged-in customer; set by passport. */
    user?: CustomerEntity;
    /** Starts a session with a new id; set by passport. */
    logIn(user: CustomerEntity, done: (error?: unknown) => void): void;
  }
}
