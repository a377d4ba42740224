import { ROL_LABELS, type Rol } from '@site/contract/office';
import { IsNull } from 'typeorm';
import { Employee } from '../employees/employee.entity.js';
import { EmployeeExists } from '../employees/employee-errors.js';
import { EmployeeSessions } from '../employees/employee-sessions.js';
import { Employees, toMedewerkerMetSessies } from '../employees/employees.js';
import type { BackendServices } from './backend-services.js';
import { CommandError } from './command-error.js';
import { readAddress } from './records.js';
import { attempt, confirm } from './terminal/act.js';
import { shortMoment } from './terminal/dates.js';
import { print, sanitizeLine } from './terminal/output.js';
import { type Format, lineColumn, printList } from './terminal/table.js';

/** `employees list` */
export async function listEmployees(backend: BackendServices, options: Format): Promise<void> {
  const employees = await (await backend.service(Employees)).list();
  printList(employees, options, toMedewerkerMetSessies, [
    lineColumn('NAME', ({ naam }) => naam),
    { title: 'ROLE', cell: ({ rol }) => rol },
    { title: 'LAST LOGIN', cell: ({ lastLoginAt }) => (lastLoginAt ? shortMoment(lastLoginAt) : '') },
    { title: 'BROWSERS', cell: ({ sessies }) => String(sessies), align: 'right' },
    lineColumn('E-MAIL', ({ email }) => email),
  ]);
}

/** `employees add` */
export async function addEmployee(
  backend: BackendServices,
  typed: string,
  { name, role }: { name: string; role: Rol },
): Promise<void> {
  const email = readAddress(typed);
  const employees = await backend.service(Employees);
  await attempt(
    email,
    'nobody was added',
    () => employees.add(email, sanitizeLine(name), role),
    (error) => (error instanceof EmployeeExists ? `${email} is an employee already.` : undefined),
  );
  print(
    `${sanitizeLine(name)} is added as ${ROL_LABELS[role].toLowerCase()}. An invitation, valid for three days, is sent to ${email}.`,
  );
}

/** `employees invite` */
export async function inviteEmployee(
  backend: BackendServices,
  typed: string,
  { forget, yes }: { forget?: true; yes?: true },
): Promise<void> {
  const employee = await findEmployee(backend, typed);
  if (forget) await confirm(`Log ${employee.email} out and forget the passkeys and codes?`, yes);
  await (await backend.service(Employees)).inviteAgain(employee, { forget: forget ?? false });
  print(`An invitation, valid for three days, is sent to ${employee.email}.`);
}

/** `employees log-out` */
export async function logOutEmployee(
  backend: BackendServices,
  typed: string,
  { yes }: { yes?: true },
): Promise<void> {
  const { id, email } = await findEmployee(backend, typed);
  await confirm(`Log ${email} out everywhere?`, yes);
  print(`Logged out of ${await (await backend.service(EmployeeSessions)).endAll(id)} browser(s).`);
}

/** `employees end` */
export async function endEmployee(
  backend: BackendServices,
  typed: string,
  { yes }: { yes?: true },
): Promise<void> {
  const employee = await findEmployee(backend, typed);
  await confirm(`End the access of ${employee.email}?`, yes);
  await (await backend.service(Employees)).end(employee);
  print(`${employee.email} is logged out everywhere and cannot log in any more.`);
}

async function findEmployee({ database }: BackendServices, typed: string): Promise<Employee> {
  const email = readAddress(typed);
  const employee = await database.manager.findOneBy(Employee, { email, endedAt: IsNull() });
  if (!employee) throw new CommandError(`${email} is no employee: see "staff employees list".`);
  return employee;
}
