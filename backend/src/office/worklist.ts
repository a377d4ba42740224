import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { type DocumentToCheck, OfficeDocuments } from '../documents/office-documents.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { type OpenRequest, Requests } from '../leases/requests.js';
import { longestAgreed, longestWaiting, type Waiting } from '../leases/waiting.js';

/** An application with the moment before which its customer hears from the office. */
export interface Due {
  application: LeaseApplicationEntity;
  before: Date;
}

/** What waits for the office, each the longest waiting first. */
export interface Work {
  /** Customers who agreed with their offer and want to be called. */
  calls: Due[];
  requests: OpenRequest[];
  applications: Due[];
  /** Of which the files were found clean. */
  documents: DocumentToCheck[];
  complaints: Complaint[];
  messages: ContactMessage[];
}

/** What waits for the office: for the command line and for its pages. */
@Injectable()
export class Worklist {
  constructor(
    private readonly database: DataSource,
    private readonly requests: Requests,
    private readonly documents: OfficeDocuments,
  ) {}

  /** @param limit at most this many of each kind */
  async read(limit: number): Promise<Work> {
    const { manager } = this.database;
    const oldest = { order: { createdAt: 'ASC', id: 'ASC' }, take: limit } as const;
    return {
      calls: await this.dueOf(await longestAgreed(manager, limit)),
      requests: await this.requests.open(limit),
      applications: await this.dueOf(await longestWaiting(manager, limit)),
      documents: await this.documents.toCheck(limit),
      complaints: await manager.find(Complaint, {
        where: { status: In(['received', 'in-handling']) },
        ...oldest,
      }),
      messages: await manager.find(ContactMessage, { where: { answeredAt: IsNull() }, ...oldest }),
    };
  }

  /** The applications that wait, in the same order. */
  private async dueOf(waiting: readonly Waiting[]): Promise<Due[]> {
    const found = await this.database.manager.findBy(LeaseApplicationEntity, {
      id: In(waiting.map(({ id }) => id)),
    });
    return waiting.flatMap(({ id, since }) => {
      const application = found.find((candidate) => candidate.id === id);
      return application ? [{ application, before: replyBefore(since) }] : [];
    });
  }
}
