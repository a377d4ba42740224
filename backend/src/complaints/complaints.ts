import { Injectable } from '@nestjs/common';
import { KLACHT_DERDEN } from '@site/contract';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { dutchYear } from '../dutch-time/dutch-date.js';
import { InvalidInput } from '../http/domain-error.js';
import { Clock } from '../platform/clock.js';
import type { Sender } from '../submissions/sender.js';
import { Submissions } from '../submissions/submissions.js';
import { Complaint } from './complaint.entity.js';
import type { ComplaintDto } from './complaint-body.js';
import { complaintMail, officeComplaintMail } from './complaint-mails.js';

@Injectable()
export class Complaints {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly submissions: Submissions,
  ) {}

  /**
   * Stores a complaint under the next number and mails the complainant and the complaints department. A retry with the
   * same idempotency key takes no number.
   *
   * @returns the complaint, for a retry as it was stored first.
   * @throws InvalidInput, TooManyTries
   */
  async receive(body: ComplaintDto, sender: Sender): Promise<Pick<Complaint, 'number' | 'createdAt'>> {
    this.checkKlachtType(body);
    const { site } = this.config;
    return this.submissions.receive({
      kind: 'complaint',
      entity: Complaint,
      body,
      sender,
      email: body.email,
      store: async (manager, idempotencyKey) => {
        const complaint = { ...body, idempotencyKey, ...(await takeNumber(manager, this.clock)) };
        await manager.insert(Complaint, complaint);
        return complaint;
      },
      mails: (complaint) => [
        { confirmation: complaintMail(complaint, sender.customer?.email === body.email, site) },
        { notice: officeComplaintMail(complaint, site) },
      ],
    });
  }

  private checkKlachtType({ klachtType, garagenaam, partnernaam }: ComplaintDto): void {
    const types = [this.config.site.productWaarde, ...Object.keys(KLACHT_DERDEN)];
    if (!types.includes(klachtType)) throw new InvalidInput({ klachtType: 'Kies over wie uw klacht gaat.' });
    if (klachtType === 'garage' && garagenaam === '') {
      throw new InvalidInput({ garagenaam: 'Vul de naam van de garage in bij een klacht over een garage.' });
    }
    if (klachtType === 'partner' && partnernaam === '') {
      throw new InvalidInput({
        partnernaam: 'Vul de naam van de financial partner in bij een klacht over een partner.',
      });
    }
  }
}

/** PostgreSQL advisory lock key, unique within this program. */
const NUMBERING_LOCK = 7_300_453;

/**
 * The next number, `K2026-000123`, and the moment of receipt that it is for: the Dutch year and a sequence that restarts at 1 each year. The
 * numbering is locked until the transaction ends, so that complaints are stored one at a time and a failed one leaves no gap.
 */
async function takeNumber(
  manager: EntityManager,
  clock: Clock,
): Promise<{ number: string; createdAt: Date }> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [NUMBERING_LOCK]);
  const createdAt = clock.now();
  const year = dutchYear(createdAt);
  const [{ last }] = await manager.query<[{ last: number }]>(
    `INSERT INTO complaint_numbers (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = complaint_numbers.last + 1
     RETURNING last`,
    [year],
  );
  return { number: `K${year}-${String(last).padStart(6, '0')}`, createdAt };
}
