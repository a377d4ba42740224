import type { CustomerEntity } from '../customers/customer.entity.js';
import type { PendingLogin } from '../customers/login.js';

declare module 'fastify' {
  interface Session {
    /** A login of this browser that waits for its verification code. */
    pendingLogin?: PendingLogin;
  }

  interface FastifyRequest {
    /** Whose session it is; set by passport. */
    user?: CustomerEntity;
    /** Starts a session under a new id; set by passport. */
    logIn(user: CustomerEntity, done: (error?: unknown) => void): void;
  }
}
