import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MedewerkerMetSessies, PasskeyJson, Rol } from '@site/contract/office';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { Limits } from '../limits/limits.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { layDownCases } from './cases.js';
import { Employee, toMedewerker } from './employee.entity.js';
import { EmployeeCodes } from './employee-codes.js';
import {
  EmployeeExists,
  EmployeeUnknown,
  InvitationRejected,
  NoEmployeeLogin,
  OwnRole,
  RoleRefused,
} from './employee-errors.js';
import { invitationMail } from './employee-mails.js';
import { EmployeeSessions, type Pending } from './employee-sessions.js';
import { Passkeys } from './passkeys.js';

const SCOPE = 'employee invitation';
const INVITATION_SECONDS = 3 * 24 * 3600;
const OPENED_PER_IP = { name: 'employee-invitation-ip', times: 20, seconds: 3600 };

/** Who works at the office: added, invited, changed and ended, and invitations as employees accept them. */
@Injectable()
export class Employees {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly cryptography: Cryptography,
    private readonly limits: Limits,
    private readonly mailQueue: MailQueue,
    private readonly codes: EmployeeCodes,
    private readonly passkeys: Passkeys,
    private readonly sessions: EmployeeSessions,
  ) {}

  /** Adds an employee, or one who had left, and mails the invitation. @throws EmployeeExists */
  async add(email: string, naam: string, rol: Rol): Promise<void> {
    await this.database.transaction(async (manager) => {
      const added = await manager.query<unknown[]>(
        `INSERT INTO employees (email, naam, rol, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (email) DO UPDATE SET naam = excluded.naam, rol = excluded.rol, ended_at = NULL
         WHERE employees.ended_at IS NOT NULL RETURNING id`,
        [email, naam, rol, this.clock.now()],
      );
      if (added.length === 0) throw new EmployeeExists();
      await this.invite(manager, await manager.findOneByOrFail(Employee, { email }));
    });
  }

  /**
   * Mails a new invitation, to add the passkey of another device. The one before it works no more.
   *
   * @param forget also ends his sessions, passkeys and codes, for who lost a device
   */
  async inviteAgain(employee: Employee, { forget }: { forget: boolean }): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (forget) await this.forgetAccess(manager, employee.id);
      await this.invite(manager, employee);
    });
  }

  /** An employee left: he can do nothing any more, and somebody else takes on what he had. What he did stays in the trail. */
  async end(employee: Employee): Promise<void> {
    await this.database.transaction((manager) => this.endWithin(manager, employee.id));
  }

  /** An employee who works here. @throws EmployeeUnknown */
  async find(id: string): Promise<Employee> {
    const employee =
      isUUID(id) && (await this.database.manager.findOneBy(Employee, { id, endedAt: IsNull() }));
    if (!employee) throw new EmployeeUnknown();
    return employee;
  }

  /** A beheerder gives a colleague another role, from the next call on. @throws OwnRole, RoleRefused */
  async changeRole({ id }: Employee, rol: Rol, by: Employee): Promise<void> {
    await this.asBeheerder(id, by, async (manager) => {
      await manager.update(Employee, { id, endedAt: IsNull() }, { rol });
    });
  }

  /** A beheerder ends the access of a colleague. @throws OwnRole, RoleRefused */
  async endBy({ id }: Employee, by: Employee): Promise<void> {
    await this.asBeheerder(id, by, (manager) => this.endWithin(manager, id));
  }

  /** Those who work here, by name. */
  async list(): Promise<(Employee & { sessies: number })[]> {
    const { manager } = this.database;
    const employees = await manager.find(Employee, {
      where: { endedAt: IsNull() },
      order: { naam: 'ASC', id: 'ASC' },
    });
    const counts = await manager.query<{ id: string; count: number }[]>(
      `SELECT employee_id AS id, count(*)::int AS count FROM employee_sessions
       WHERE kind = 'session' AND expires_at > $1 GROUP BY employee_id`,
      [this.clock.now()],
    );
    const sessies = new Map(counts.map(({ id, count }) => [id, count]));
    return employees.map((employee) => ({ ...employee, sessies: sessies.get(employee.id) ?? 0 }));
  }

  /** Asks who has the secret of an invitation to make a passkey. @throws InvitationRejected, TooManyTries */
  async open(secret: string, ip: string): Promise<Pending & { options: PasskeyJson }> {
    await this.limits.takeByIp(OPENED_PER_IP, ip);
    const employee = await this.database.manager.findOneBy(Employee, {
      invitationHash: this.cryptography.hash(SCOPE, secret),
      endedAt: IsNull(),
    });
    if (!employee?.invitedUntil || employee.invitedUntil < this.clock.now()) throw new InvitationRejected();
    return { employee, ...(await this.passkeys.askForNew(employee)) };
  }

  /**
   * Accepts an invitation with the passkey that was made for it.
   *
   * @param pending what this browser began
   * @returns the codes, which are stored as hashes
   * @throws NoEmployeeLogin, InvitationRejected when it was used meanwhile, PasskeyRejected
   */
  async accept(
    pending: Pending | undefined,
    passkey: PasskeyJson,
  ): Promise<{ employee: Employee; logincode: string; herstelcodes: string[] }> {
    if (!pending) throw new NoEmployeeLogin();
    const { employee } = pending;
    return this.database.transaction(async (manager) => {
      const [, used] = await manager.query<[unknown[], number]>(
        `UPDATE employees SET invitation_hash = NULL, invited_until = NULL
         WHERE id = $1 AND invitation_hash IS NOT NULL AND invited_until > $2 AND ended_at IS NULL`,
        [employee.id, this.clock.now()],
      );
      if (used === 0) throw new InvitationRejected();
      await this.passkeys.add(pending, passkey, manager);
      const logincode = await this.codes.issue(manager, employee.id, 'code_hash');
      const herstelcodes = await this.codes.issueRecoveryCodes(manager, employee.id);
      return { employee, logincode, herstelcodes };
    });
  }

  /** Of two who block each other at once, the second is no beheerder any more: one is always left. */
  private async asBeheerder(
    id: string,
    by: Employee,
    act: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    if (id === by.id) throw new OwnRole();
    await this.database.transaction(async (manager) => {
      const beheerders = await manager.query<{ id: string }[]>(
        "SELECT id FROM employees WHERE rol = 'beheerder' AND ended_at IS NULL ORDER BY id FOR UPDATE",
      );
      if (!beheerders.some((beheerder) => beheerder.id === by.id)) throw new RoleRefused();
      await act(manager);
    });
  }

  private async endWithin(manager: EntityManager, employeeId: string): Promise<void> {
    await this.forgetAccess(manager, employeeId);
    await layDownCases(manager, employeeId);
    const ended = { endedAt: this.clock.now(), invitationHash: null, invitedUntil: null };
    await manager.update(Employee, { id: employeeId }, ended);
  }

  private async invite(manager: EntityManager, employee: Employee): Promise<void> {
    const secret = randomBytes(24).toString('base64url');
    const invitedUntil = this.clock.secondsFromNow(INVITATION_SECONDS);
    const invitationHash = this.cryptography.hash(SCOPE, secret);
    await manager.update(Employee, { id: employee.id }, { invitationHash, invitedUntil });
    // Whoever opened the invitation before must not accept this one.
    await this.sessions.endRegistrations(employee.id, manager);
    await this.mailQueue.send(manager, invitationMail(employee, secret, invitedUntil, this.config.site));
  }

  private async forgetAccess(manager: EntityManager, employeeId: string): Promise<void> {
    await this.sessions.endAll(employeeId, manager);
    await this.passkeys.forget(employeeId, manager);
    await this.codes.forget(manager, employeeId);
  }
}

/** An employee with his sessions, as the API returns him. */
export function toMedewerkerMetSessies(employee: Employee & { sessies: number }): MedewerkerMetSessies {
  const laatsteLogin = employee.lastLoginAt?.toISOString();
  const uitnodigingTot = employee.invitedUntil?.toISOString();
  return {
    ...toMedewerker(employee),
    sessies: employee.sessies,
    ...(laatsteLogin && { laatsteLogin }),
    ...(uitnodigingTot && { uitnodigingTot }),
  };
}
