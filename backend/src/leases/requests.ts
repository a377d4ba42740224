import { Injectable } from '@nestjs/common';
import { type LeaseVerzoek, type VerzoekSoort, verzoekenBij } from '@site/contract';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { SubmitLimits } from '../submissions/submit-limits.js';
import {
  changeApplication,
  type Handling,
  LeaseApplicationEntity,
  lockApplication,
} from './lease-application.entity.js';
import { NoOpenRequest, RequestForUnknown, RequestNotPossible, RequestOpen } from './lease-errors.js';
import { LeaseRequest } from './lease-request.entity.js';
import { limitedRecipientsOf, recipientsOf } from './recipients.js';
import { answeredMail, officeRequestMail, requestMail } from './request-mails.js';

/** What a customer asks about which application. */
export interface AskedRequest {
  aanvraagId: string;
  soort: VerzoekSoort;
  /** What the customer added, or empty. */
  toelichting: string;
}

/** An open request with the application it is about. */
export interface OpenRequest {
  request: LeaseRequest;
  application: LeaseApplicationEntity;
}

/** Takes what customers ask about their applications, and the answers of the office. */
@Injectable()
export class Requests {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly limits: SubmitLimits,
  ) {}

  /**
   * Stores a request and mails the office and the customer. A repeat of one that is still open changes nothing.
   *
   * @returns when it was asked; for a repeat the first time.
   * @throws RequestForUnknown also when the application is somebody else's. @throws RequestNotPossible
   * @throws RequestOpen when a repeat has other words.
   */
  async ask(customerId: string, { aanvraagId, soort, toelichting }: AskedRequest): Promise<Date> {
    const { site, officeEmail } = this.config;
    return this.database.transaction(async (manager) => {
      const application = isUUID(aanvraagId) ? await lockApplication(manager, { id: aanvraagId }) : null;
      if (application?.customerId !== customerId) throw new RequestForUnknown();
      const open = await findOpen(manager, aanvraagId, soort);
      if (open && toelichting && toelichting !== open.toelichting) throw new RequestOpen();
      if (open) return open.askedAt;
      if (!verzoekenBij(application.status).includes(soort)) {
        throw new RequestNotPossible();
      }
      const request = { applicationId: aanvraagId, soort, toelichting, askedAt: this.clock.now() };
      await manager.insert(LeaseRequest, request);
      await this.mailQueue.send(manager, officeRequestMail(application, request, officeEmail));
      for (const to of await limitedRecipientsOf(manager, application, this.limits)) {
        await this.mailQueue.send(manager, requestMail(application, request, to, site));
      }
      return request.askedAt;
    });
  }

  /** Answers the open request of this kind and mails the answer, in one transaction. @throws NoOpenRequest, RecordErased */
  async answer(
    applicationId: string,
    soort: VerzoekSoort,
    { note, by }: { note: string; by: string },
    how?: Handling,
  ): Promise<void> {
    await changeApplication(
      this.database,
      applicationId,
      async (manager, application) => {
        const open = await findOpen(manager, applicationId, soort);
        if (!open) throw new NoOpenRequest();
        const answer = { answer: note, answeredBy: by, answeredAt: this.clock.now() };
        await manager.update(LeaseRequest, { id: open.id }, answer);
        for (const to of await recipientsOf(manager, application)) {
          const mail = answeredMail(application, { ...open, ...answer }, to, this.config.site);
          await this.mailQueue.send(manager, mail);
        }
      },
      how,
    );
  }

  /** The requests that await an answer, the oldest first. */
  async open(limit?: number): Promise<OpenRequest[]> {
    const { manager } = this.database;
    const requests = await manager.find(LeaseRequest, {
      where: { answeredAt: IsNull() },
      order: { askedAt: 'ASC', id: 'ASC' },
      ...(limit !== undefined && { take: limit }),
    });
    const ids = [...new Set(requests.map(({ applicationId }) => applicationId))];
    const applications = await manager.findBy(LeaseApplicationEntity, { id: In(ids) });
    return requests.flatMap((request) => {
      const application = applications.find(({ id }) => id === request.applicationId);
      return application ? [{ request, application }] : [];
    });
  }
}

function findOpen(
  manager: EntityManager,
  applicationId: string,
  soort: VerzoekSoort,
): Promise<LeaseRequest | null> {
  return manager.findOneBy(LeaseRequest, { applicationId, soort, answeredAt: IsNull() });
}

/** The requests about these applications, oldest first. */
export async function requestsAbout(
  manager: EntityManager,
  applicationIds: readonly string[],
): Promise<LeaseRequest[]> {
  if (applicationIds.length === 0) return [];
  return manager.find(LeaseRequest, {
    where: { applicationId: In(applicationIds) },
    order: { askedAt: 'ASC', id: 'ASC' },
  });
}

/** A request as returned by the API. */
export function toVerzoek(request: LeaseRequest): LeaseVerzoek {
  const { id, soort, toelichting, askedAt, answeredAt, answer } = request;
  return {
    id,
    soort,
    toelichting,
    gevraagdOp: askedAt.toISOString(),
    ...(answeredAt && { beantwoordOp: answeredAt.toISOString(), antwoord: answer }),
  };
}
