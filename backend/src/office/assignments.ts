import { Injectable } from '@nestjs/common';
import type { Collega, ToewijzingBody, ZaakSoort } from '@site/contract/office';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { CASE_TABLES } from '../employees/cases.js';
import { Employee } from '../employees/employee.entity.js';
import { DomainError, domainError, InvalidInput } from '../http/domain-error.js';

/** There is no such application, complaint or message: also when it was erased meanwhile. */
export class CaseUnknown extends domainError(
  404,
  'Dit vinden wij niet. Misschien is het intussen verwijderd. Ga terug naar de lijst.',
) {}

/** Somebody else took it on, or laid it down, since the page was read. */
export class AssignedMeanwhile extends DomainError {
  constructor(now: string | null) {
    super(
      409,
      now === null
        ? 'Dit is intussen teruggelegd: niemand heeft het nu. Kijk opnieuw of u het wilt oppakken.'
        : `${now} heeft dit intussen opgepakt. Overleg eerst voordat u het overneemt.`,
    );
  }
}

/** Who works on which case. */
@Injectable()
export class Assignments {
  constructor(private readonly database: DataSource) {}

  /** Those who can take something on, by name. */
  async colleagues(): Promise<Collega[]> {
    const employees = await this.database.manager.find(Employee, {
      where: { endedAt: IsNull() },
      order: { naam: 'ASC', id: 'ASC' },
    });
    return employees.map(toCollega);
  }

  /** Gives a case to an employee or lays it down. A repeat changes nothing. @throws AssignedMeanwhile, CaseUnknown, InvalidInput */
  async assign(soort: ZaakSoort, kenmerk: string, { van, naar }: ToewijzingBody): Promise<void> {
    const { manager } = this.database;
    if (naar !== null && !(await manager.existsBy(Employee, { id: naar, endedAt: IsNull() }))) {
      throw new InvalidInput({ naar: 'Deze collega werkt hier niet meer. Kies iemand anders.' });
    }
    if (soort === 'bericht' && !isUUID(kenmerk)) throw new CaseUnknown();
    const [table, key] = CASE_TABLES[soort];
    const [, changed] = await manager.query<[unknown[], number]>(
      `UPDATE ${table} SET behandelaar_id = $3::uuid
       WHERE ${key} = $1 AND (behandelaar_id IS NOT DISTINCT FROM $2::uuid OR behandelaar_id IS NOT DISTINCT FROM $3::uuid)`,
      [kenmerk, van, naar],
    );
    if (changed > 0) return;
    const [found] = await manager.query<{ naam: string | null }[]>(
      `SELECT e.naam FROM ${table} LEFT JOIN employees e ON e.id = behandelaar_id WHERE ${table}.${key} = $1`,
      [kenmerk],
    );
    if (!found) throw new CaseUnknown();
    throw new AssignedMeanwhile(found.naam);
  }
}

/** Those who took these on, by id. */
export async function behandelaarsOf(
  manager: EntityManager,
  cases: readonly { behandelaarId: string | null }[],
): Promise<Map<string, Collega>> {
  const ids = [...new Set(cases.flatMap(({ behandelaarId }) => behandelaarId ?? []))];
  if (ids.length === 0) return new Map();
  const employees = await manager.findBy(Employee, { id: In(ids) });
  return new Map(employees.map((employee) => [employee.id, toCollega(employee)]));
}

/** Who took this on; `undefined` for nobody. */
export async function behandelaarOf(
  manager: EntityManager,
  one: { behandelaarId: string | null },
): Promise<Collega | undefined> {
  return (await behandelaarsOf(manager, [one])).get(one.behandelaarId ?? '');
}

function toCollega({ id, naam }: Employee): Collega {
  return { id, naam };
}
