import type { DocumentBestand, DocumentStatus, GevraagdDocument } from '@site/contract';
import { type EntityManager, In } from 'typeorm';
import { AskedDocument } from './asked-document.entity.js';
import { DocumentFile } from './document-file.entity.js';

/** A document with its files, oldest first. */
export interface DocumentWithFiles {
  document: AskedDocument;
  files: readonly DocumentFile[];
}

/** The documents of these applications, in the order in which they were asked. */
export async function documentsOf(
  manager: EntityManager,
  applicationIds: readonly string[],
): Promise<DocumentWithFiles[]> {
  if (applicationIds.length === 0) return [];
  const documents = await manager.find(AskedDocument, {
    where: { applicationId: In(applicationIds) },
    order: { askedAt: 'ASC', id: 'ASC' },
  });
  return withFiles(manager, documents);
}

export async function withFiles(
  manager: EntityManager,
  documents: readonly AskedDocument[],
): Promise<DocumentWithFiles[]> {
  if (documents.length === 0) return [];
  const files = await manager.find(DocumentFile, {
    where: { documentId: In(documents.map(({ id }) => id)) },
    order: { sentAt: 'ASC', id: 'ASC' },
  });
  return documents.map((document) => ({
    document,
    files: files.filter(({ documentId }) => documentId === document.id),
  }));
}

export function statusOf({ document, files }: DocumentWithFiles): DocumentStatus {
  const has = (scan: DocumentFile['scan']) => files.some((file) => file.scan === scan);
  if (document.decision === 'accepted') return 'akkoord';
  if (has('waiting')) return 'ontvangen';
  if (document.decision === 'refused') return 'afgekeurd';
  return has('clean') ? 'in-controle' : 'gevraagd';
}

/** Has the office everything that it asked? */
export function isComplete(documents: readonly DocumentWithFiles[]): boolean {
  return documents.every(
    ({ document: { decision }, files }) =>
      decision === 'accepted' || (decision === null && files.some(({ scan }) => scan === 'clean')),
  );
}

const SCANS = { waiting: 'wacht', clean: 'schoon', infected: 'besmet' } as const;

function toBestand({ id, naam, type, grootte, sentAt, scan }: DocumentFile): DocumentBestand {
  return { id, naam, type, grootte, gestuurdOp: sentAt.toISOString(), status: SCANS[scan] };
}

/** A document as returned by the API. */
export function toGevraagdDocument(asked: DocumentWithFiles): GevraagdDocument {
  const { id, applicationId, soort, naam, toelichting, askedAt, decidedAt } = asked.document;
  return {
    id,
    aanvraagId: applicationId,
    soort,
    naam,
    status: statusOf(asked),
    toelichting,
    gevraagdOp: askedAt.toISOString(),
    ...(decidedAt && { beoordeeldOp: decidedAt.toISOString() }),
    bestanden: asked.files.map(toBestand),
  };
}
