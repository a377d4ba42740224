import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { GestuurdBestand, GevraagdDocument, LeaseStatus } from '@site/contract';
import {
  BESTAND_FOUTEN,
  BESTANDEN_PER_AANVRAAG,
  BESTANDEN_PER_DOCUMENT,
  type BestandFout,
} from '@site/contract/facts';
import { Slots } from '@site/server';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In } from 'typeorm';
import { LeaseApplicationEntity, lockApplication } from '../leases/lease-application.entity.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { AskedDocument } from './asked-document.entity.js';
import { DocumentClosed, DocumentUnknown, FilesRejected, NoFile, TooManyFiles } from './document-errors.js';
import { DocumentFile } from './document-file.entity.js';
import { DocumentScan } from './document-scan.js';
import { DocumentStorage, type TemporaryFiles } from './document-storage.js';
import { documentsOf, toGevraagdDocument, withFiles } from './documents-of.js';
import { FileInspection } from './file-inspection.js';
import { fileName } from './file-name.js';

/** Applications with these statuses need documents. */
export const NEEDS_DOCUMENTS: readonly LeaseStatus[] = ['pending', 'approved'];

/** Requests whose files may arrive at once, and those of one customer: a page sends one after the other. Each has up to 46 MB on disk. */
const MAX_AT_ONCE = 32;
const MAX_OF_CUSTOMER = 5;

/** A file as it arrives. Its size is known when its content was read. */
export interface SentFile {
  naam: string;
  /** What the form said before it about the kind of document, or empty. */
  soort: string;
  content: Readable;
  isTooLarge: () => boolean;
}

/** A file that arrived, under its temporary name. */
interface Arrived {
  temporary: string;
  naam: string;
  contentHash: string;
  fout?: BestandFout;
}

/** What customers see and send of the documents that the office asks. */
@Injectable()
export class CustomerDocuments {
  private readonly slots = new Slots(MAX_AT_ONCE, MAX_OF_CUSTOMER);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly cryptography: Cryptography,
    private readonly storage: DocumentStorage,
    private readonly inspection: FileInspection,
    private readonly scan: DocumentScan,
  ) {}

  /** Those of the newest application first. @param statuses of their applications; default: any */
  async list(customerId: string, statuses?: readonly LeaseStatus[]): Promise<GevraagdDocument[]> {
    const { manager } = this.database;
    const applications = await manager.find(LeaseApplicationEntity, {
      where: { customerId, ...(statuses && { status: In(statuses) }) },
      select: { id: true },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const ids = applications.map(({ id }) => id);
    const documents = (await documentsOf(manager, ids)).map(toGevraagdDocument);
    return ids.flatMap((id) => documents.filter(({ aanvraagId }) => aanvraagId === id));
  }

  /**
   * Takes the files of a request once all of them have arrived, each for itself.
   *
   * @throws DocumentUnknown also when it is somebody else's.
   * @throws DocumentClosed, TooManyFiles, NoFile, FilesRejected, DocumentsUnavailable, Overloaded
   */
  async send(
    customerId: string,
    documentId: string,
    sent: AsyncIterable<SentFile> | Iterable<SentFile>,
  ): Promise<{ bestanden: GestuurdBestand[]; document: GevraagdDocument }> {
    await this.openDocument(this.database.manager, customerId, documentId);
    const giveBack = this.slots.take(customerId);
    if (!giveBack) throw new TooManyFiles();
    const taken = this.storage.withTemporaryFiles(async (files) => {
      const arrived: Arrived[] = [];
      for await (const file of sent) arrived.push(await this.receive(file, files));
      if (arrived.length === 0) throw new NoFile();
      const results: GestuurdBestand[] = [];
      for (const file of arrived) results.push(await this.take(customerId, documentId, file, files));
      return results;
    });
    const bestanden = await taken.finally(giveBack);
    if (bestanden.every(({ id }) => id === undefined)) throw new FilesRejected(bestanden);
    const document = await this.database.manager.findOneBy(AskedDocument, { id: documentId });
    if (!document) throw new DocumentUnknown();
    const [asked] = await withFiles(this.database.manager, [document]);
    if (!asked) throw new DocumentUnknown();
    return { bestanden, document: toGevraagdDocument(asked) };
  }

  /** The id of a document of this kind that can be sent, rather one that is needed. @throws DocumentUnknown */
  async askedOfKind(customerId: string, soort: string): Promise<string> {
    const open = await this.list(customerId, NEEDS_DOCUMENTS);
    const asked = open.filter((document) => document.soort === soort && document.status !== 'akkoord');
    const document = asked.find(({ status }) => ['gevraagd', 'afgekeurd'].includes(status)) ?? asked[0];
    if (!document) throw new DocumentUnknown();
    return document.id;
  }

  /** A file of the customer. @throws DocumentUnknown also when it is somebody else's. @throws DocumentsUnavailable */
  async open(
    customerId: string,
    documentId: string,
    fileId: string,
  ): Promise<{ file: DocumentFile; content: Readable }> {
    const { manager } = this.database;
    await this.ownDocument(manager, customerId, documentId);
    const file = isUUID(fileId) ? await manager.findOneBy(DocumentFile, { id: fileId, documentId }) : null;
    if (!file || file.scan === 'infected') throw new DocumentUnknown();
    return { file, content: await this.storage.open(file.id) };
  }

  /** Removes a file; one that is not there is removed already. @throws DocumentUnknown, DocumentClosed */
  async remove(customerId: string, documentId: string, fileId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.openDocument(manager, customerId, documentId, true);
      if (isUUID(fileId)) await manager.delete(DocumentFile, { id: fileId, documentId });
    });
  }

  private async receive({ naam, content, isTooLarge }: SentFile, files: TemporaryFiles): Promise<Arrived> {
    const temporary = randomUUID();
    const hash = createHash('sha256');
    let size = 0;
    content.on('data', (chunk: Buffer) => {
      size += chunk.length;
      hash.update(chunk);
    });
    await files.write(temporary, content);
    const contentHash = this.cryptography.hash('document', hash.digest('hex'));
    const fout = isTooLarge() ? 'teGroot' : size === 0 ? 'leeg' : undefined;
    return { temporary, naam, contentHash, ...(fout && { fout }) };
  }

  private async take(
    customerId: string,
    documentId: string,
    { temporary, naam: sentAs, contentHash, fout }: Arrived,
    files: TemporaryFiles,
  ): Promise<GestuurdBestand> {
    const rejected = (fout: BestandFout) => ({ naam: fileName(sentAs), fout: BESTAND_FOUTEN[fout] });
    if (fout) return rejected(fout);
    const { manager } = this.database;
    const known = await manager.findOneBy(DocumentFile, { documentId, contentHash });
    if (known) return { naam: known.naam, id: known.id };
    const id = randomUUID();
    const inspected = await this.inspection.inspect(
      () => files.read(temporary),
      async (type, kept) => {
        let grootte = 0;
        await files.write(
          id,
          (async function* () {
            for await (const chunk of kept) {
              grootte += chunk.length;
              yield chunk;
            }
          })(),
        );
        return { type, grootte };
      },
    );
    if ('fout' in inspected) return rejected(inspected.fout);
    await this.storage.keep(id, files);
    const naam = fileName(sentAs, inspected.type);
    const file = { id, documentId, naam, ...inspected, contentHash };
    // Without an answer of the database nobody knows whether the row is there: the content stays until the night.
    const stored = await this.database.transaction((manager) => this.store(manager, customerId, file));
    if (stored !== id) await this.storage.remove(id).catch(() => {});
    if (typeof stored === 'string') return { naam, id: stored };
    return rejected(stored.fout);
  }

  /** @returns the id of the file, or of the same one that was stored meanwhile; or why there is no room */
  private async store(
    manager: EntityManager,
    customerId: string,
    file: Omit<DocumentFile, 'sentAt' | 'scan'>,
  ): Promise<string | { fout: BestandFout }> {
    const { documentId, contentHash } = file;
    const document = await this.openDocument(manager, customerId, documentId, true);
    const all = await documentsOf(manager, [document.applicationId]);
    const own = all.find((one) => one.document.id === documentId)?.files ?? [];
    const same = own.find((one) => one.contentHash === contentHash);
    if (same) return same.id;
    if (own.length >= BESTANDEN_PER_DOCUMENT) return { fout: 'vol' };
    if (all.flatMap(({ files }) => files).length >= BESTANDEN_PER_AANVRAAG) return { fout: 'aanvraagVol' };
    await this.scan.begin(manager, document, { ...file, sentAt: this.clock.now() });
    return file.id;
  }

  /** @param lock whether to lock the application, after which all is looked at again */
  private async openDocument(
    manager: EntityManager,
    customerId: string,
    documentId: string,
    lock = false,
  ): Promise<AskedDocument> {
    const { document, application } = await this.ownDocument(manager, customerId, documentId, lock);
    if (document.decision === 'accepted' || !NEEDS_DOCUMENTS.includes(application.status)) {
      throw new DocumentClosed();
    }
    return document;
  }

  private async ownDocument(
    manager: EntityManager,
    customerId: string,
    documentId: string,
    lock = false,
  ): Promise<{ document: AskedDocument; application: LeaseApplicationEntity }> {
    // One that is somebody else's is not locked, and takes no more time than one that is not there.
    const find = () =>
      manager
        .createQueryBuilder(AskedDocument, 'd')
        .innerJoin(LeaseApplicationEntity, 'a', 'a.id = d.applicationId AND a.customerId = :customerId')
        .where('d.id = :documentId')
        .setParameters({ customerId, documentId })
        .getOne();
    let document = isUUID(documentId) ? await find() : null;
    if (!document) throw new DocumentUnknown();
    const { applicationId } = document;
    const application = lock
      ? await lockApplication(manager, { id: applicationId })
      : await manager.findOneBy(LeaseApplicationEntity, { id: applicationId });
    if (lock) document = await find();
    if (!document || !application) throw new DocumentUnknown();
    return { document, application };
  }
}
