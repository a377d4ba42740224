import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Cryptography } from '../platform/cryptography.js';
import { RandomCodes } from '../platform/random-codes.js';
import { Employee } from './employee.entity.js';

const SCOPE = 'employee';
const RECOVERY_SCOPE = 'employee recovery';
const RECOVERY_CODES = 8;
/** There are few employees: a code that is free is found at once. */
const TRIES = 20;

/** The six digits that begin the login of an employee, and the codes for who lost his passkey. Stored as keyed hashes. */
@Injectable()
export class EmployeeCodes {
  constructor(
    private readonly database: DataSource,
    private readonly random: RandomCodes,
    private readonly cryptography: Cryptography,
  ) {}

  /** The employee with these digits, who had a new code until now if these are those. */
  async findOwner(code: string): Promise<Employee | null> {
    const hash = this.cryptography.hash(SCOPE, code);
    const { manager } = this.database;
    await manager.query(
      'UPDATE employees SET code_hash = new_code_hash, new_code_hash = NULL WHERE new_code_hash = $1',
      [hash],
    );
    const employee = await manager.findOneBy(Employee, { codeHash: hash });
    return employee?.endedAt ? null : employee;
  }

  /** Gives an employee digits that nobody else has. @param column `new_code_hash` leaves the ones that he has until they are used */
  async issue(
    manager: EntityManager,
    employeeId: string,
    column: 'code_hash' | 'new_code_hash',
  ): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      const code = this.random.loginCode();
      const [, given] = await manager.query<[unknown[], number]>(
        `UPDATE employees SET ${column} = $2 WHERE id = $1
         AND NOT EXISTS (SELECT FROM employees WHERE code_hash = $2 OR new_code_hash = $2)`,
        [employeeId, this.cryptography.hash(SCOPE, code)],
      );
      if (given === 1) return code;
    }
    throw new Error('No free code for an employee was found.');
  }

  /** Recovery codes in place of those before. */
  async issueRecoveryCodes(manager: EntityManager, employeeId: string): Promise<string[]> {
    const codes = Array.from(
      { length: RECOVERY_CODES },
      () => `${this.random.leaseCode()}-${this.random.leaseCode()}`,
    );
    await manager.query('DELETE FROM employee_recovery_codes WHERE employee_id = $1', [employeeId]);
    await manager.query(
      'INSERT INTO employee_recovery_codes (employee_id, code_hash) SELECT $1, unnest($2::text[])',
      [employeeId, codes.map((code) => this.hashOfRecovery(code))],
    );
    return codes;
  }

  /** How many recovery codes an employee has left. */
  async countRecoveryCodes(employeeId: string): Promise<number> {
    const [row] = await this.database.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM employee_recovery_codes WHERE employee_id = $1',
      [employeeId],
    );
    return row.count;
  }

  /** Whether it was one of the codes of this employee, which it is not any more. */
  async useRecoveryCode(manager: EntityManager, employeeId: string, typed: string): Promise<boolean> {
    const [, used] = await manager.query<[unknown[], number]>(
      'DELETE FROM employee_recovery_codes WHERE employee_id = $1 AND code_hash = $2',
      [employeeId, this.hashOfRecovery(typed)],
    );
    return used === 1;
  }

  async forget(manager: EntityManager, employeeId: string): Promise<void> {
    await manager.update(Employee, { id: employeeId }, { codeHash: null, newCodeHash: null });
    await manager.query('DELETE FROM employee_recovery_codes WHERE employee_id = $1', [employeeId]);
  }

  private hashOfRecovery(typed: string): string {
    return this.cryptography.hash(RECOVERY_SCOPE, typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  }
}
