import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Clock } from '../platform/clock.js';
import { IDLE_SECONDS, SessionStore } from './session-store.js';
import type { PendingLogin, SessionData } from './session-types.js';

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
/** SQL: the customer of a session, and of a pending login. Each is the expression of an index. */
const CUSTOMER = "sess #>> '{passport,user,customerId}'";
const PENDING_CUSTOMER = "sess #>> '{pendingLogin,customerId}'";

/** Time that the browser of a session that was ended on purpose can still learn that, in days. */
const ENDED_DAYS = 30;

/** SQL: what is left of a session that was ended on purpose. */
const END = `SET sess = '{"ended":true}', expire = now() + interval '${ENDED_DAYS} days'`;

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

/** In bytes: nobody guesses an id. */
const ID_LENGTH = 24;

/** Sessions: a signed id in an HttpOnly cookie, the data in PostgreSQL, so that any replica serves any visitor. */
@Injectable()
export class Sessions {
  private readonly cookie: string;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly store: SessionStore,
    private readonly database: DataSource,
  ) {
    this.cookie = cookieName(config, 'sid');
  }

  /** Restores the session of every request. A cookie without one is cleared. */
  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(fastifyCookie, { secret: this.config.sessionSecret });
    fastify.decorateRequest('session', undefined);
    fastify.decorateRequest('user', undefined);
    fastify.addHook('onRequest', (request, reply, done) => {
      if (request.cookies[this.cookie] === undefined) done();
      else this.restore(request, reply).then(() => done(), done);
    });
  }

  private async restore(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { valid, value } = request.unsignCookie(request.cookies[this.cookie] ?? '');
    const restored = valid ? await this.store.restore(value) : undefined;
    if (!restored) return void reply.clearCookie(this.cookie, cookieFlags(this.config));
    request.session = restored.session;
    request.user = restored.customer;
  }

  /** Stores it in the session of the browser; in a new one when there is none, or when that has ended. */
  async storePendingLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    pendingLogin: PendingLogin,
  ): Promise<void> {
    const { session } = request;
    if (session && (await this.store.setPendingLogin(session.id, pendingLogin))) return;
    await this.start(request, reply, { pendingLogin });
  }

  /** Starts the session of a customer. */
  async logIn(request: FastifyRequest, reply: FastifyReply, customer: CustomerEntity): Promise<void> {
    const user = { customerId: customer.id, since: this.clock.now().getTime() };
    const device = describeBrowser(request.headers['user-agent']);
    await this.start(request, reply, { passport: { user }, device });
  }

  /** With a new id, against session fixation. */
  private async start(request: FastifyRequest, reply: FastifyReply, data: SessionData): Promise<void> {
    const id = randomBytes(ID_LENGTH).toString('base64url');
    await this.store.start(id, data, request.session?.id);
    reply.setCookie(this.cookie, id, { ...cookieFlags(this.config), signed: true });
  }

  /** Removes the session and clears its cookie. */
  async logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session) await this.store.remove(request.session.id);
    reply.clearCookie(this.cookie, cookieFlags(this.config));
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
