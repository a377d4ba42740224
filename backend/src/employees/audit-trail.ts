import { Injectable } from '@nestjs/common';
import { networkOf } from '@site/server';
import { DataSource } from 'typeorm';
import type { Employee } from './employee.entity.js';

/** What an employee reads or changes. */
export interface AuditedAction {
  employee: Employee;
  /** The name of the call, or `login`. */
  action: string;
  /** What it is about, such as the code of an application; empty for a list. No names of customers. */
  subject: string;
  ip: string;
}

/**
 * What employees read of customers, and changed: who, what, when and from which network. A row is written before the action, so that none is
 * missing; the database lets nobody change one, and deletes none within seven years.
 */
@Injectable()
export class AuditTrail {
  constructor(private readonly database: DataSource) {}

  async record({ employee, action, subject, ip }: AuditedAction): Promise<void> {
    await this.database.query(
      'INSERT INTO audit_trail (employee_id, employee, action, subject, network) VALUES ($1, $2, $3, $4, $5)',
      [employee.id, employee.naam, action, subject, networkOf(ip)],
    );
  }
}
