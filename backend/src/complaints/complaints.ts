import { Injectable } from '@nestjs/common';
import { KLACHT_OVER_DERDEN } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { InvalidInput } from '../http/domain-error.js';
import { insertUnlessTaken, isRetry } from '../http/idempotency.js';
import { Limits } from '../limits/limits.js';
import { Post } from '../mail/post.js';
import { Clock } from '../outside/clock.js';
import { RandomCodes } from '../outside/random-codes.js';
import { Complaint } from './complaint.entity.js';
import type { ComplaintDto } from './complaint-body.js';
import { complaintMail, officeComplaintMail } from './complaint-mails.js';

const PER_IP = { name: 'complaint-ip', times: 30, seconds: 3600 };
/** Keeps anyone from filling a mailbox with confirmations. */
const PER_ADDRESS = { name: 'complaint-address', times: 10, seconds: 24 * 3600 };

/** Complaints. */
@Injectable()
export class Complaints {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly limits: Limits,
    private readonly post: Post,
  ) {}

  /**
   * Stores a complaint under a new number, confirms it with that number and tells those who handle it.
   *
   * @throws InvalidInput, TooManyTries
   */
  async receive(body: ComplaintDto, ip: string, idempotencyKey: string | null): Promise<void> {
    this.checkAboutWhom(body);
    await this.limits.takeByIp(PER_IP, ip);
    if (await isRetry(this.database.manager, Complaint, idempotencyKey)) return;
    await this.limits.take(PER_ADDRESS, body.email);
    const createdAt = this.clock.now();
    await this.database.transaction(async (manager) => {
      for (;;) {
        const number = this.random.complaintNumber(createdAt.getUTCFullYear());
        const complaint = { ...body, number, idempotencyKey, createdAt };
        if (await insertUnlessTaken(manager, Complaint, complaint)) {
          await this.post.send(manager, complaintMail(complaint, this.config.site));
          await this.post.send(manager, officeComplaintMail(complaint, this.config.site));
          return;
        }
        if (await isRetry(manager, Complaint, idempotencyKey)) return;
      }
    });
  }

  private checkAboutWhom({ klachtType, garagenaam, partnernaam }: ComplaintDto): void {
    const types = [this.config.site.productWaarde, ...KLACHT_OVER_DERDEN];
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
