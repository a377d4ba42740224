import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { isWorkingDay, workingDaysAfter } from '../dutch-time/working-days.js';
import { MailQueue } from '../mail/mail-queue.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';
import { lockApplication } from './lease-application.entity.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import { reminderMail } from './offer-mails.js';
import { AWAITS_LEASE } from './offers.js';
import { offersOf } from './offers-of.js';
import { recipientsOf } from './recipients.js';

const TASK = 'offer-reminders';
/** 07:30 UTC: half past eight or half past nine in the Netherlands. */
const EACH_MORNING = '30 7 * * *';

/** Reminds customers once, on the working day before its last day, of an offer that they did not answer. */
@Injectable()
export class OfferReminders implements OnModuleInit {
  private readonly log = new Logger(OfferReminders.name);

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.addScheduled(TASK, EACH_MORNING, () => this.run(), '10h');
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    // The last day of an offer is a working day, so the working day before it is today.
    if (!isWorkingDay(now)) return;
    const due = await this.database.manager.find(LeaseOffer, {
      where: {
        lastDay: dutchDay(workingDaysAfter(now, 1)),
        acceptedAt: IsNull(),
        endedAt: IsNull(),
        remindedAt: IsNull(),
      },
    });
    let sent = 0;
    for (const offer of due) {
      if (await this.database.transaction((manager) => this.remind(manager, offer))) sent++;
    }
    if (sent > 0) this.log.log(`Reminded of ${sent} offer(s).`);
  }

  /** Looks again under the lock: the offer may have been answered, replaced or withdrawn since. */
  private async remind(manager: EntityManager, { id, applicationId }: LeaseOffer): Promise<boolean> {
    const application = await lockApplication(manager, { id: applicationId });
    if (!application || !AWAITS_LEASE.includes(application.status)) return false;
    const [offer] = await offersOf(manager, [applicationId]);
    if (offer?.id !== id || offer.acceptedAt || offer.endedAt || offer.remindedAt) return false;
    const withdrawal = { applicationId, soort: 'intrekken', answeredAt: IsNull() } as const;
    if (await manager.existsBy(LeaseRequest, withdrawal)) return false;
    await manager.update(LeaseOffer, { id }, { remindedAt: this.clock.now() });
    for (const to of await recipientsOf(manager, application)) {
      await this.mailQueue.send(manager, reminderMail(application, offer, to, this.config.site));
    }
    return true;
  }
}
