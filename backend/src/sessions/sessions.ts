import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { SessionSerializer } from './session-serializer.js';
import { IDLE_SECONDS, SessionStore } from './session-store.js';
import type { PendingLogin } from './session-types.js';

/** Over https the name has the `__Host-` prefix, which binds the cookie to this host. */
export function cookieName(config: Config, name: 'sid' | 'device'): string {
  return config.cookieSecure ? `__Host-${name}` : name;
}

function cookieFlags(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.cookieSecure } as const;
}

/** In characters. A longer name is no browser that anybody recognises. */
const LONGEST_NAME = 40;

/**
 * The browser and its system in words, such as "Chrome op Android", from the header `User-Agent`. Says what the browser claims to be: it
 * helps a customer to recognise a session, and proves nothing.
 */
function describeBrowser(userAgent: string | undefined): string {
  if (!userAgent) return 'Onbekende browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name || browser.name.length > LONGEST_NAME) return 'Onbekende browser';
  const name = browser.name.replace(/ for Android$/, '');
  return os.name && os.name.length <= LONGEST_NAME ? `${name} op ${os.name}` : name;
}

/** Lifetime of the device cookie, in seconds. */
const DEVICE_SECONDS = 365 * 24 * 3600;
/**
 * SQL: the customer of a session, where passport stores what `SessionSerializer` returns, and of a pending login. Each is the
 * expression of an index.
 */
const CUSTOMER = "sess #>> '{passport,user,customerId}'";
const PENDING_CUSTOMER = "sess #>> '{pendingLogin,customerId}'";

/** Time that the browser of a session that was ended on purpose can still learn that, in days. */
const ENDED_DAYS = 30;

/** SQL: what is left of a session that was ended on purpose. */
const END = `SET sess = json_build_object('cookie', sess -> 'cookie', 'ended', true), expire = now() + interval '${ENDED_DAYS} days'`;

/** SQL: names a session without letting anybody in. */
const NAME = "encode(sha256(convert_to(sid, 'UTF8')), 'hex')";

/** A browser that is logged in. */
export interface ActiveSession {
  /** A secret: who has it, and the key of the cookie, is logged in. */
  id: string;
  /** For everybody who may see the list. */
  name: string;
  /** The browser and its system, in words. */
  device: string;
  since: Date;
  lastUsed: Date;
  /** When it expires without further requests. */
  expires: Date;
}

/**
 * Sessions: a signed id in an HttpOnly cookie, the data in PostgreSQL, so that any replica serves any visitor. Passport sets
 * `request.user`.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly config: Config,
    private readonly serializer: SessionSerializer,
    private readonly store: SessionStore,
    private readonly database: DataSource,
  ) {}

  /** Restores the session of every request. */
  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(fastifyCookie);
    await fastify.register(fastifySession, {
      store: this.store as never,
      secret: this.config.sessionSecret,
      cookieName: cookieName(this.config, 'sid'),
      cookie: cookieFlags(this.config),
      saveUninitialized: false,
      rolling: false,
    });
    const restore = this.serializer.authenticator.session();
    fastify.addHook('preValidation', (request, reply, done) => {
      restore(request as never, reply as never, done);
    });
    fastify.addHook('onClose', async () => {
      await this.store.close();
    });
  }

  async storePendingLogin(request: FastifyRequest, pending: PendingLogin): Promise<void> {
    // An ended session is never stored again.
    if (request.session.ended) await request.session.regenerate();
    request.session.pendingLogin = pending;
    await request.session.save();
  }

  /** Starts the session of a customer with a new id, against session fixation. */
  async logIn(request: FastifyRequest, customer: CustomerEntity): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.logIn(customer, (error) => (error ? reject(error) : resolve()));
    });
    request.session.device = describeBrowser(request.headers['user-agent']);
  }

  /** Destroys the session and clears its cookie. */
  async logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await request.session.destroy();
    reply.clearCookie(cookieName(this.config, 'sid'), cookieFlags(this.config));
  }

  /** The sessions of a customer, the last used first. */
  async listOf(customerId: string): Promise<ActiveSession[]> {
    return this.database.query(
      `SELECT sid AS id, ${NAME} AS name, coalesce(sess ->> 'device', '${describeBrowser(undefined)}') AS device,
         to_timestamp((sess #>> '{passport,user,since}')::bigint / 1000.0) AS since,
         expire - interval '${IDLE_SECONDS} seconds' AS "lastUsed", expire AS expires
       FROM sessions WHERE ${CUSTOMER} = $1 AND expire > now() ORDER BY expire DESC, since DESC`,
      [customerId],
    );
  }

  /** Ends every session and every pending login of a customer. @param manager of the transaction that this is part of */
  async endAll(customerId: string, manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query(`UPDATE sessions ${END} WHERE ${CUSTOMER} = $1`, [customerId]);
    await manager.query(`DELETE FROM sessions WHERE ${PENDING_CUSTOMER} = $1`, [customerId]);
  }

  /** Ends one session of a customer. @param name as in `ActiveSession`; of one that has ended nothing happens */
  async end(customerId: string, name: string): Promise<void> {
    // PostgreSQL rejects some of what an address can contain.
    if (!/^[0-9a-f]{64}$/.test(name)) return;
    const own = `UPDATE sessions ${END} WHERE ${CUSTOMER} = $1 AND ${NAME} = $2`;
    await this.database.query(own, [customerId, name]);
  }

  /** Ends the session and clears the device cookie too. */
  async forgetBrowser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.logOut(request, reply);
    reply.clearCookie(cookieName(this.config, 'device'), cookieFlags(this.config));
  }

  /** The token that identifies this browser; `undefined` before the first login from it. */
  deviceToken(request: FastifyRequest): string | undefined {
    return request.cookies[cookieName(this.config, 'device')] || undefined;
  }

  /** Sets the device cookie. */
  rememberDevice(reply: FastifyReply, token: string): void {
    reply.setCookie(cookieName(this.config, 'device'), token, {
      ...cookieFlags(this.config),
      maxAge: DEVICE_SECONDS,
    });
  }
}
