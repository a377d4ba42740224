import { Injectable } from '@nestjs/common';
import { controleerLease, type LeaseApplication, type LeaseApplicationBody } from '@site/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { holdCustomer } from '../customers/hold-customer.js';
import { normaliseKvk, normalisePhone } from '../customers/profile.js';
import { InvalidInput, NotLoggedIn } from '../http/domain-error.js';
import { insertUnlessTaken, storeOnce, submitKey } from '../http/idempotency.js';
import { SubmitLimits } from '../limits/submit-limits.js';
import { Post } from '../mail/post.js';
import { unconfirmed } from '../mail/unconfirmed.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../outside/clock.js';
import { RandomCodes } from '../outside/random-codes.js';
import { LeaseApplicationEntity, toLeaseApplication } from './lease-application.entity.js';
import { applicationMail, officeApplicationMail } from './lease-mails.js';

/** Who applies, and from where. */
interface Applicant {
  ip: string;
  /** The customer who is logged in. The application is his at once, and the mail goes to his own address. */
  customer?: CustomerEntity;
  idempotencyKey: string | null;
}

/** Applications for a lease. */
@Injectable()
export class Applications {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly limits: SubmitLimits,
    private readonly post: Post,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Stores an application under a new code and mails the applicant and the office. A retry of the same submit is
   * answered like the first and does nothing.
   *
   * @throws InvalidInput, TooManyTries
   * @throws NotLoggedIn when the account was deleted at the same moment.
   */
  async apply(body: LeaseApplicationBody, applicant: Applicant): Promise<void> {
    const { customer } = applicant;
    const amounts = amountsOf(body);
    const idempotencyKey = submitKey(applicant.idempotencyKey, body, customer?.id);
    const email = customer?.email ?? body.email;
    const store = async (manager: EntityManager, mayConfirm: boolean) => {
      if (customer && !(await holdCustomer(manager, customer.id))) throw new NotLoggedIn();
      for (;;) {
        const application = {
          ...amounts,
          naam: body.naam,
          email,
          telefoon: normalisePhone(body.telefoon),
          bedrijfsnaam: body.bedrijfsnaam,
          kvkNummer: normaliseKvk(body.kvkNummer),
          voertuigLink: asWebAddress(body.voertuigLink),
          leaseCode: this.random.leaseCode(),
          customerId: customer?.id ?? null,
          idempotencyKey,
          createdAt: this.clock.now(),
        };
        if (await insertUnlessTaken(manager, LeaseApplicationEntity, application)) {
          const { site, officeEmail } = this.config;
          const notice = officeApplicationMail(application, officeEmail);
          if (mayConfirm) {
            await this.post.send(manager, applicationMail(application, customer !== undefined, site));
          }
          await this.post.send(manager, mayConfirm ? notice : unconfirmed(notice));
          return;
        }
      }
    };
    const stored = await storeOnce(
      this.database,
      LeaseApplicationEntity,
      idempotencyKey,
      async (connection) => {
        const mayConfirm = await this.limits.take(connection, 'application', applicant, email);
        await connection.transaction((manager) => store(manager, mayConfirm));
      },
    );
    if (stored) this.metrics.submissions.inc({ kind: 'application' });
  }

  /** The applications in a customer's portal, newest first. */
  async ofCustomer(customerId: string): Promise<LeaseApplication[]> {
    const found = await this.database.manager.find(LeaseApplicationEntity, {
      where: { customerId },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return found.map(toLeaseApplication);
  }
}

/** The wishes in whole euros and months. An amount that is not wanted counts as 0, whatever stands in its field. */
function amountsOf(body: LeaseApplicationBody) {
  if (body.wantAanbetaling && body.aanbetaling === '') {
    throw new InvalidInput({ aanbetaling: 'Vul in hoeveel u wilt aanbetalen.' });
  }
  if (body.wantSlottermijn && body.slottermijn === '') {
    throw new InvalidInput({ slottermijn: 'Vul in hoe hoog de slottermijn moet zijn.' });
  }
  const amounts = {
    aanschafprijs: Number(body.aanschafprijs),
    aanbetaling: body.wantAanbetaling ? Number(body.aanbetaling) : 0,
    slottermijn: body.wantSlottermijn ? Number(body.slottermijn) : 0,
    looptijd: Number(body.looptijd),
  };
  const mistakes = controleerLease(amounts);
  if (mistakes.length > 0)
    throw new InvalidInput(Object.fromEntries(mistakes.map((m) => [m.veld, m.melding])));
  return amounts;
}

/** People paste links without `https://`; what has another scheme becomes a harmless address as well. */
function asWebAddress(link: string): string {
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}
