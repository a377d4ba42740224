import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { Employee } from './employee.entity.js';

/** Of a session without requests, in seconds. */
const IDLE_SECONDS = 20 * 60;
/** Of a session, in seconds: a day at work. */
const ABSOLUTE_SECONDS = 10 * 3600;
/** To answer with a passkey, in seconds. */
const PENDING_SECONDS = 10 * 60;
const SCOPE = 'employee session';

/** A login or a registration that waits for a passkey. */
export interface Pending {
  employee: Employee;
  challenge: string;
}

/**
 * The sessions of employees, apart from those of customers: a random token in a cookie, its hash in the database, shorter, and over when
 * the row is gone. The cookie is not sent with requests that another site begins.
 */
@Injectable()
export class EmployeeSessions {
  private readonly cookie: string;

  constructor(
    private readonly config: Config,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly cryptography: Cryptography,
    private readonly handlers: JobHandlers,
  ) {
    this.cookie = config.cookieSecure ? '__Host-kantoor' : 'kantoor';
  }

  onModuleInit(): void {
    this.handlers.addScheduled('forget-employee-sessions', '50 * * * *', () => this.forgetExpired());
  }

  /** Stores what a passkey must answer. In place of what this browser had. */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'login' | 'registration',
    { employee, challenge }: Pending,
  ): Promise<void> {
    await this.store(request, reply, { kind, employee, challenge, seconds: PENDING_SECONDS });
  }

  /** What this browser began, which is over with that: each question is answered once. */
  async takePending(
    request: FastifyRequest,
    kind: 'login' | 'registration',
    manager: EntityManager,
  ): Promise<Pending | undefined> {
    const hash = this.hashOf(request);
    if (!hash) return undefined;
    const [[row]] = await manager.query<[{ employee_id: string; challenge: string }[], number]>(
      `DELETE FROM employee_sessions WHERE token_hash = $1 AND kind = $2 AND expires_at > $3
       RETURNING employee_id, challenge`,
      [hash, kind, this.clock.now()],
    );
    const employee = row && (await findActive(manager, row.employee_id));
    return row && employee ? { employee, challenge: row.challenge } : undefined;
  }

  /** Starts a session with a new token, against session fixation. */
  async logIn(request: FastifyRequest, reply: FastifyReply, employee: Employee): Promise<void> {
    await this.store(request, reply, { kind: 'session', employee, challenge: null, seconds: IDLE_SECONDS });
    await this.database.manager.update(Employee, { id: employee.id }, { lastLoginAt: this.clock.now() });
  }

  /** The employee of a request; `undefined` when there is none. @param extend the session by this request */
  async employeeOf(request: FastifyRequest, { extend }: { extend: boolean }): Promise<Employee | undefined> {
    const hash = this.hashOf(request);
    if (!hash) return undefined;
    const now = this.clock.now();
    const started = new Date(now.getTime() - ABSOLUTE_SECONDS * 1000);
    const expires = extend ? this.clock.secondsFromNow(IDLE_SECONDS) : null;
    const [[row]] = await this.database.query<[{ employee_id: string }[], number]>(
      `UPDATE employee_sessions SET expires_at = COALESCE($2, expires_at)
       WHERE token_hash = $1 AND kind = 'session' AND expires_at > $3 AND started_at > $4 RETURNING employee_id`,
      [hash, expires, now, started],
    );
    return row && findActive(this.database.manager, row.employee_id);
  }

  /** Stores what a new passkey of who is logged in must answer, in place of what was asked before. */
  async ask(request: FastifyRequest, challenge: string): Promise<void> {
    await this.database.query(
      "UPDATE employee_sessions SET challenge = $2 WHERE token_hash = $1 AND kind = 'session'",
      [this.hashOf(request), challenge],
    );
  }

  /** What was asked in this session, which is over with that: each question is answered once. */
  async takeAsked(request: FastifyRequest): Promise<string | undefined> {
    const [[row]] = await this.database.query<[{ challenge: string | null }[], number]>(
      `UPDATE employee_sessions SET challenge = NULL
       FROM (SELECT token_hash AS hash, challenge AS asked FROM employee_sessions
             WHERE token_hash = $1 AND kind = 'session' FOR UPDATE) AS before
       WHERE token_hash = hash RETURNING asked AS challenge`,
      [this.hashOf(request)],
    );
    return row?.challenge ?? undefined;
  }

  async logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.remove(request);
    reply.clearCookie(this.cookie, this.flags());
  }

  /** Ends every session of an employee, and what he began. @returns how many sessions there were */
  async endAll(employeeId: string, manager: EntityManager = this.database.manager): Promise<number> {
    const [rows] = await manager.query<[{ kind: string }[], number]>(
      'DELETE FROM employee_sessions WHERE employee_id = $1 RETURNING kind',
      [employeeId],
    );
    return rows.filter(({ kind }) => kind === 'session').length;
  }

  /** Ends what was begun with an invitation of an employee. */
  async endRegistrations(employeeId: string, manager: EntityManager): Promise<void> {
    await manager.query("DELETE FROM employee_sessions WHERE employee_id = $1 AND kind = 'registration'", [
      employeeId,
    ]);
  }

  private async store(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      kind,
      employee,
      challenge,
      seconds,
    }: { kind: string; employee: Employee; challenge: string | null; seconds: number },
  ): Promise<void> {
    await this.remove(request);
    const token = randomBytes(32).toString('base64url');
    await this.database.query(
      `INSERT INTO employee_sessions (token_hash, employee_id, kind, challenge, started_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        this.cryptography.hash(SCOPE, token),
        employee.id,
        kind,
        challenge,
        this.clock.now(),
        this.clock.secondsFromNow(seconds),
      ],
    );
    reply.setCookie(this.cookie, token, this.flags());
  }

  private async remove(request: FastifyRequest): Promise<void> {
    const hash = this.hashOf(request);
    if (hash) await this.database.query('DELETE FROM employee_sessions WHERE token_hash = $1', [hash]);
  }

  private hashOf({ cookies }: FastifyRequest): string | undefined {
    const token = cookies[this.cookie];
    return token ? this.cryptography.hash(SCOPE, token) : undefined;
  }

  private flags() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.config.cookieSecure } as const;
  }

  private async forgetExpired(): Promise<void> {
    await this.database.query('DELETE FROM employee_sessions WHERE expires_at < $1', [this.clock.now()]);
  }
}

async function findActive(manager: EntityManager, id: string): Promise<Employee | undefined> {
  const employee = await manager.findOneBy(Employee, { id });
  return employee && !employee.endedAt ? employee : undefined;
}
