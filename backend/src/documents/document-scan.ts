import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { type LeaseApplicationEntity, lockApplication } from '../leases/lease-application.entity.js';
import { recipientsOf } from '../leases/recipients.js';
import { MailQueue } from '../mail/mail-queue.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox, ServerUnavailable } from '../outbox/outbox.js';
import { AskedDocument } from './asked-document.entity.js';
import { searchForViruses } from './clamd.js';
import { DocumentFile } from './document-file.entity.js';
import { completeMail, infectedMail } from './document-mails.js';
import { DocumentStorage, REMOVAL_TASK } from './document-storage.js';
import { documentsOf, isComplete } from './documents-of.js';

const TASK = 'document-scan';

/** Has files searched for viruses by clamd, where there is one. The office gets a file when it is clean. */
@Injectable()
export class DocumentScan implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly mailQueue: MailQueue,
    private readonly storage: DocumentStorage,
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(TASK, (payload) => this.search((payload as { file: string }).file));
  }

  /** Stores the row of a file, in a transaction that has locked its application. */
  async begin(
    manager: EntityManager,
    document: AskedDocument,
    file: Omit<DocumentFile, 'scan'>,
  ): Promise<void> {
    if (this.config.clamav) {
      await manager.insert(DocumentFile, { ...file, scan: 'waiting' });
      await this.outbox.add(manager, TASK, { payload: { file: file.id } });
    } else {
      await this.receive(manager, document, () => manager.insert(DocumentFile, { ...file, scan: 'clean' }));
    }
  }

  /** @param change what makes a file clean. Mails the office when it then has all that it asked. */
  private async receive(
    manager: EntityManager,
    { id, applicationId, decision }: AskedDocument,
    change: () => Promise<unknown>,
  ): Promise<void> {
    const wasComplete = isComplete(await documentsOf(manager, [applicationId]));
    await change();
    if (decision === 'refused') await manager.update(AskedDocument, { id }, { decision: null });
    const documents = await documentsOf(manager, [applicationId]);
    if (wasComplete || !isComplete(documents)) return;
    const application = await lockApplication(manager, { id: applicationId });
    if (!application) return;
    await this.mailQueue.send(
      manager,
      completeMail(
        application,
        documents.map(({ document }) => document),
        this.config.officeEmail,
      ),
    );
  }

  /** @throws ServerUnavailable while clamd cannot search */
  private async search(id: string): Promise<void> {
    const isWaiting = { id, scan: 'waiting' } as const;
    if (!this.config.clamav || !(await this.database.manager.existsBy(DocumentFile, isWaiting))) return;
    const content = await this.storage.open(id);
    const virus = await searchForViruses(content, this.config.clamav).catch((error: Error) => {
      throw new ServerUnavailable(error);
    });
    await this.database.transaction(async (manager) => {
      const file = await manager.findOneBy(DocumentFile, isWaiting);
      const document = file && (await manager.findOneBy(AskedDocument, { id: file.documentId }));
      const application = document && (await lockApplication(manager, { id: document.applicationId }));
      // Both may have been removed while it was searched or locked.
      if (!application || !(await manager.existsBy(DocumentFile, isWaiting))) return;
      if (virus === null) {
        await this.receive(manager, document, () => manager.update(DocumentFile, { id }, { scan: 'clean' }));
      } else {
        await this.reject(manager, application, document, file);
      }
    });
  }

  private async reject(
    manager: EntityManager,
    application: LeaseApplicationEntity,
    document: AskedDocument,
    file: DocumentFile,
  ): Promise<void> {
    await manager.update(DocumentFile, { id: file.id }, { scan: 'infected' });
    await this.outbox.add(manager, REMOVAL_TASK, { payload: { key: file.id } });
    for (const to of await recipientsOf(manager, application)) {
      await this.mailQueue.send(manager, infectedMail(application, document, file, to, this.config.site));
    }
  }
}
