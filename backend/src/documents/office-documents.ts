import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { DocumentSoort } from '@site/contract/facts';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Config } from '../config/config.js';
import {
  changeApplication,
  type Handling,
  type LeaseApplicationEntity,
} from '../leases/lease-application.entity.js';
import { recipientsOf } from '../leases/recipients.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { RecordErased } from '../status-history/decision.js';
import { AskedDocument } from './asked-document.entity.js';
import { NEEDS_DOCUMENTS } from './customer-documents.js';
import { DocumentNotReady } from './document-errors.js';
import { DocumentFile } from './document-file.entity.js';
import { askedMail, refusedMail } from './document-mails.js';
import { DocumentReading } from './document-reading.entity.js';
import { DocumentStorage } from './document-storage.js';
import { type DocumentWithFiles, statusOf, withFiles } from './documents-of.js';

/** A document to ask: of a kind, or whatever the office names itself. */
export interface NewDocument {
  soort: DocumentSoort | 'anders';
  naam: string;
}

/** A document that the office has to look at. */
export type DocumentToCheck = DocumentWithFiles & { application: LeaseApplicationEntity };

/** What the office asks, looks at, and decides. */
@Injectable()
export class OfficeDocuments {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly storage: DocumentStorage,
  ) {}

  /**
   * Asks documents and mails the customer about those that were not asked yet, in one transaction.
   *
   * @returns these
   * @throws RecordErased, NoDocumentStore, DocumentNotReady
   */
  async ask(
    applicationId: string,
    wanted: readonly NewDocument[],
    { note, by }: { note: string; by: string },
    how?: Handling,
  ): Promise<NewDocument[]> {
    this.storage.assertConfigured();
    return changeApplication(
      this.database,
      applicationId,
      async (manager, application) => {
        assertNeedsDocuments(application);
        const asked = await manager.findBy(AskedDocument, { applicationId });
        const documents = wanted.filter(
          ({ soort }) => soort === 'anders' || !asked.some((document) => document.soort === soort),
        );
        const askedAt = this.clock.now();
        const rows = documents.map((document, index) => ({
          ...document,
          applicationId,
          toelichting: note,
          // In the order in which they are named.
          askedAt: new Date(askedAt.getTime() + index),
          askedBy: by,
        }));
        if (rows.length === 0) return [];
        await manager.insert(AskedDocument, rows);
        for (const to of await recipientsOf(manager, application)) {
          await this.mailQueue.send(
            manager,
            askedMail(application, { documents: rows, note, to }, this.config.site),
          );
        }
        return documents;
      },
      how,
    );
  }

  /** @throws RecordErased, DocumentNotReady */
  async accept(id: string, by: string, how?: Handling): Promise<void> {
    await this.decide(id, how, async (manager, _application, asked) => {
      if (statusOf(asked) === 'akkoord') throw new DocumentNotReady('is accepted already');
      assertReceived(asked);
      const decided = { decidedAt: this.clock.now(), decidedBy: by, toelichting: '' };
      await manager.update(AskedDocument, { id }, { decision: 'accepted', ...decided });
    });
  }

  /**
   * Refuses what was sent, and mails the customer why.
   *
   * @param deleteFiles deletes what was sent, such as a copy with a legible bsn
   * @throws RecordErased, DocumentNotReady
   */
  async refuse(
    id: string,
    { note, by, deleteFiles }: { note: string; by: string; deleteFiles: boolean },
    how?: Handling,
  ): Promise<void> {
    await this.decide(id, how, async (manager, application, asked) => {
      assertNeedsDocuments(application);
      assertReceived(asked);
      const decided = { decidedAt: this.clock.now(), decidedBy: by, toelichting: note };
      await manager.update(AskedDocument, { id }, { decision: 'refused', ...decided });
      if (deleteFiles) await manager.delete(DocumentFile, { documentId: id });
      const document = { ...asked.document, ...decided };
      for (const to of await recipientsOf(manager, application)) {
        await this.mailQueue.send(manager, refusedMail(application, document, to, this.config.site));
      }
    });
  }

  /** Asks for it no longer: deletes the document and what was sent for it. @throws RecordErased */
  async drop(id: string, how?: Handling): Promise<void> {
    await this.decide(id, how, async (manager) => {
      await manager.delete(AskedDocument, { id });
    });
  }

  /** Opens a file that is clean, and records who did. @throws RecordErased, DocumentNotReady, DocumentsUnavailable */
  async read(fileId: string, by: string): Promise<{ file: DocumentFile; content: Readable }> {
    const file = await this.database.manager.findOneBy(DocumentFile, { id: fileId });
    if (!file) throw new RecordErased();
    if (file.scan === 'waiting') throw new DocumentNotReady('is not searched for viruses yet');
    if (file.scan === 'infected') throw new DocumentNotReady('had a virus and was deleted');
    const content = await this.storage.open(file.id);
    const { documentId, naam } = file;
    await this.database.manager.insert(DocumentReading, {
      documentId,
      naam,
      readBy: by,
      readAt: this.clock.now(),
    });
    return { file, content };
  }

  /** @throws RecordErased when an application has no document, or that no file, with this id */
  async assertOf(applicationId: string, documentId: string, fileId?: string): Promise<void> {
    const { manager } = this.database;
    if (!isUUID(documentId) || !(await manager.existsBy(AskedDocument, { id: documentId, applicationId })))
      throw new RecordErased();
    if (fileId === undefined) return;
    if (!isUUID(fileId) || !(await manager.existsBy(DocumentFile, { id: fileId, documentId })))
      throw new RecordErased();
  }

  /** The documents that the office has to look at, those that were asked first before others. @param limit at most so many */
  async toCheck(limit: number): Promise<DocumentToCheck[]> {
    const { manager } = this.database;
    const documents = await manager
      .createQueryBuilder(AskedDocument, 'd')
      .innerJoinAndMapOne('d.application', 'lease_applications', 'a', 'a.id = d.application_id')
      .where('d.decision IS NULL')
      .andWhere("EXISTS (SELECT FROM document_files WHERE document_id = d.id AND scan = 'clean')")
      .andWhere("NOT EXISTS (SELECT FROM document_files WHERE document_id = d.id AND scan = 'waiting')")
      .orderBy({ 'd.askedAt': 'ASC', 'd.id': 'ASC' })
      // Each has one application: no need to find the documents first, as `take` does.
      .limit(limit)
      .getMany();
    const asked = await withFiles(manager, documents);
    return asked.map((one) => ({
      ...one,
      application: (one.document as AskedDocument & { application: LeaseApplicationEntity }).application,
    }));
  }

  /** Changes a document while its application is locked. @throws RecordErased */
  private async decide(
    id: string,
    how: Handling | undefined,
    change: (
      manager: EntityManager,
      application: LeaseApplicationEntity,
      asked: DocumentWithFiles,
    ) => Promise<void>,
  ): Promise<void> {
    const found = await this.database.manager.findOneBy(AskedDocument, { id });
    if (!found) throw new RecordErased();
    await changeApplication(
      this.database,
      found.applicationId,
      async (manager, application) => {
        const [asked] = await withFiles(manager, await manager.findBy(AskedDocument, { id: In([id]) }));
        if (!asked) throw new RecordErased();
        await change(manager, application, asked);
      },
      how,
    );
  }
}

function assertNeedsDocuments({ status }: LeaseApplicationEntity): void {
  if (!NEEDS_DOCUMENTS.includes(status))
    throw new DocumentNotReady(`is for an application that is ${status}`);
}

function assertReceived(asked: DocumentWithFiles): void {
  const status = statusOf(asked);
  if (status === 'ontvangen') throw new DocumentNotReady('is still searched for viruses');
  if (!asked.files.some(({ scan }) => scan === 'clean')) throw new DocumentNotReady('was not sent yet');
}
