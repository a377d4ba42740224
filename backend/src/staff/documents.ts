import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  DOCUMENTEN,
  DOCUMENTEN_BEOORDELING,
  DOCUMENTEN_RECHTSVORM,
  DOCUMENTEN_SITUATIE,
  type DocumentSoort,
} from '@site/contract/facts';
import { AskedDocument } from '../documents/asked-document.entity.js';
import { DocumentNotReady, DocumentsUnavailable, NoDocumentStore } from '../documents/document-errors.js';
import { DocumentFile } from '../documents/document-file.entity.js';
import { DocumentReading } from '../documents/document-reading.entity.js';
import { type DocumentWithFiles, documentsOf, toGevraagdDocument } from '../documents/documents-of.js';
import { type NewDocument, OfficeDocuments } from '../documents/office-documents.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import type { BackendServices } from './backend-services.js';
import { CommandError, WrongUsage } from './command-error.js';
import { findApplication, findById, shortId } from './records.js';
import {
  type ActOptions,
  attempt,
  confirm,
  employeeName,
  hasWords,
  ownerLine,
  printIndented,
} from './terminal/act.js';
import { shortMoment } from './terminal/dates.js';
import { print, printJson, printStderr, sanitizeLine, sanitizeText, styled } from './terminal/output.js';
import { type Column, type Format, lineColumn, printFacts, printList } from './terminal/table.js';

/** A document to check, with its application. */
type ToCheck = Awaited<ReturnType<OfficeDocuments['toCheck']>>[number];

export const TO_CHECK_COLUMNS: Column<ToCheck>[] = [
  { title: 'ID', cell: ({ document }) => shortId(document) },
  { title: 'CODE', cell: ({ application }) => application.leaseCode },
  { title: 'SENT', cell: (asked) => shortMoment(lastSent(asked)) },
  { title: 'FILES', cell: ({ files }) => String(files.length), align: 'right' },
  lineColumn('DOCUMENT', ({ document }) => document.naam),
  lineColumn('COMPANY', ({ application }) => application.bedrijfsnaam),
];

function lastSent({ files, document }: DocumentWithFiles): Date {
  return files.at(-1)?.sentAt ?? document.askedAt;
}

/** A document in `--json` output. Scripts depend on it: keep names and meanings. */
export function toCheckJson(asked: ToCheck) {
  return { leaseCode: asked.application.leaseCode, ...documentJson(asked) };
}

function documentJson(asked: DocumentWithFiles) {
  const { aanvraagId: _internal, ...document } = toGevraagdDocument(asked);
  const { askedBy, decidedBy } = asked.document;
  return { ...document, askedBy, decidedBy };
}

/** `documents list` */
export async function listDocuments(
  backend: BackendServices,
  { limit, ...format }: Format & { limit: number },
): Promise<void> {
  const found = await (await backend.service(OfficeDocuments)).toCheck(limit);
  if (found.length === 0 && !format.json) printStderr('There are no documents to check.');
  printList(found, format, toCheckJson, TO_CHECK_COLUMNS);
}

/** `documents show` */
export async function showDocuments(
  backend: BackendServices,
  code: string,
  { json }: { json?: true },
): Promise<void> {
  const { manager } = backend.database;
  const { id, leaseCode, naam, bedrijfsnaam } = await findApplication(backend.database, code);
  const documents = await documentsOf(manager, [id]);
  const readings = await manager
    .createQueryBuilder(DocumentReading, 'r')
    .innerJoin(AskedDocument, 'd', 'd.id = r.documentId')
    .where('d.applicationId = :id', { id })
    .orderBy('r.id')
    .getMany();
  if (json) {
    printJson({
      leaseCode,
      documents: documents.map(documentJson),
      readings: readings.map(({ naam: file, readBy, readAt }) => ({
        file,
        by: readBy,
        at: readAt.toISOString(),
      })),
    });
    return;
  }
  print(ownerLine(styled('bold', leaseCode), naam, bedrijfsnaam));
  if (documents.length === 0) print('No documents are asked: "staff documents ask".');
  for (const asked of documents) printDocument(asked);
  printFacts(
    'Opened by',
    readings.map(({ naam: file, readBy, readAt }) => [
      shortMoment(readAt),
      `${sanitizeLine(file)} by ${sanitizeLine(readBy)}`,
    ]),
  );
}

function printDocument(asked: DocumentWithFiles): void {
  const { document, files } = asked;
  const { askedAt, askedBy, decision, decidedAt, decidedBy, toelichting } = document;
  printFacts(`${shortId(document)}  ${document.naam}`, [
    ['Status', toGevraagdDocument(asked).status],
    ['Asked', `${shortMoment(askedAt)} by ${sanitizeLine(askedBy)}`],
    [
      'Decided',
      decision && decidedAt
        ? `${decision} ${shortMoment(decidedAt)} by ${sanitizeLine(decidedBy ?? '')}`
        : '',
    ],
    ['Note', sanitizeText(toelichting)],
    ...files.map((file): [string, string] => [
      `File ${shortId(file)}`,
      `${sanitizeLine(file.naam)}, ${Math.ceil(file.grootte / 1024)} KiB, ${shortMoment(file.sentAt)}, ${file.scan}`,
    ]),
  ]);
}

/** Options of `documents ask`. */
interface AskOptions extends ActOptions {
  form?: keyof typeof DOCUMENTEN_RECHTSVORM;
  situation?: (keyof typeof DOCUMENTEN_SITUATIE)[];
  other?: string[];
}

/** `documents ask` */
export async function askDocuments(
  backend: BackendServices,
  code: string,
  kinds: DocumentSoort[],
  { form, situation = [], other = [], note = '', by, yes }: AskOptions,
): Promise<void> {
  const names = [
    ...(form ? [...DOCUMENTEN_BEOORDELING, ...DOCUMENTEN_RECHTSVORM[form].documenten] : []),
    ...situation.flatMap((name) => [...DOCUMENTEN_SITUATIE[name].documenten]),
  ];
  const ofNames = Object.entries(DOCUMENTEN).flatMap(([soort, naam]) =>
    names.includes(naam) || kinds.includes(soort as DocumentSoort) ? [soort as DocumentSoort] : [],
  );
  const wanted: NewDocument[] = [
    ...ofNames.map((soort) => ({ soort, naam: DOCUMENTEN[soort] })),
    ...other.map((naam) => ({ soort: 'anders' as const, naam: sanitizeLine(naam) })),
  ];
  if (wanted.length === 0 || !wanted.every(({ naam }) => hasWords(naam))) {
    throw new WrongUsage('State what to ask: kinds of documents, --form, --situation or --other <name>.');
  }
  const employee = employeeName(by);
  const office = await backend.service(OfficeDocuments);
  const { id, leaseCode, naam, bedrijfsnaam } = await findApplication(backend.database, code);
  if (!yes) {
    printStderr(`${ownerLine(leaseCode, naam, bedrijfsnaam)}\n  is asked, unless it was before, and mailed:`);
    printIndented(wanted.map((document) => document.naam).join('\n'));
    if (note) printIndented(note);
  }
  await confirm('Ask this and send the mail?', yes);
  await attempt(
    leaseCode,
    'no mail was sent',
    async () => {
      const asked = await office.ask(id, wanted, { note, by: employee });
      print(
        asked.length === 0
          ? `All of this was asked of ${leaseCode} before. No mail is sent.`
          : `${leaseCode} is asked ${asked.length} document(s). A mail is sent.`,
      );
    },
    describe('The document'),
  );
}

/** `documents fetch` */
export async function fetchDocument(
  backend: BackendServices,
  typed: string,
  { to, by }: { to?: string; by?: string },
): Promise<void> {
  if (!to && process.stdout.isTTY) throw new WrongUsage('State where to: --to <file>, or "> file".');
  const employee = employeeName(by);
  const file = await findById(backend.database, DocumentFile, typed, 'file', 'staff documents show');
  const office = await backend.service(OfficeDocuments);
  const name = `File ${shortId(file)}`;
  await attempt(
    name,
    'it cannot be opened',
    async () => {
      const { content } = await office.read(file.id, employee);
      if (to) await pipeline(content, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
      else await pipeline(content, process.stdout, { end: false });
    },
    (error) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return `${to} exists already: it is not overwritten.`;
      if (code === 'ENOENT' || code === 'EACCES') return `${to} cannot be written (${code}).`;
      return describe(name)(error);
    },
  );
  printStderr(`${name} (${sanitizeLine(file.naam)}) is fetched; it is recorded that ${employee} opened it.`);
}

/** A document by the start of its id, with the application that it is for. */
async function findDocument({ database }: BackendServices, typed: string) {
  const document = await findById(database, AskedDocument, typed, 'document', 'staff documents show');
  const { applicationId: id } = document;
  const application = await database.manager.findOneBy(LeaseApplicationEntity, { id });
  if (!application) throw new CommandError('Its application was erased in the meantime.');
  return { document, application, name: `Document ${shortId(document)} of ${application.leaseCode}` };
}

/** `documents accept` */
export async function acceptDocument(
  backend: BackendServices,
  typed: string,
  { by }: ActOptions,
): Promise<void> {
  const employee = employeeName(by);
  const office = await backend.service(OfficeDocuments);
  const { document, name } = await findDocument(backend, typed);
  await attempt(name, 'nothing was changed', () => office.accept(document.id, employee), describe(name));
  print(`${name} is accepted: ${sanitizeLine(document.naam)}. No mail is sent.`);
}

/** `documents refuse` */
export async function refuseDocument(
  backend: BackendServices,
  typed: string,
  { note = '', by, yes, deleteFiles = false }: ActOptions & { deleteFiles?: boolean },
): Promise<void> {
  if (!hasWords(note)) throw new WrongUsage('State the reason: --note <text>.');
  const employee = employeeName(by);
  const office = await backend.service(OfficeDocuments);
  const { document, application, name } = await findDocument(backend, typed);
  if (!yes) {
    printStderr(
      `${ownerLine(name, application.naam, application.bedrijfsnaam)}: ${sanitizeLine(document.naam)}`,
    );
    printStderr(`  is refused${deleteFiles ? ', its files are deleted' : ''}, and this reason is mailed:`);
    printIndented(note);
  }
  await confirm('Refuse it and send the mail?', yes);
  const refuse = () => office.refuse(document.id, { note, by: employee, deleteFiles });
  await attempt(name, 'no mail was sent', refuse, describe(name));
  print(`${name} is refused. A mail is sent.`);
}

/** `documents drop` */
export async function dropDocument(
  backend: BackendServices,
  typed: string,
  { yes }: ActOptions,
): Promise<void> {
  const office = await backend.service(OfficeDocuments);
  const { document, name } = await findDocument(backend, typed);
  await confirm(`Ask no longer for "${sanitizeLine(document.naam)}", and delete what was sent for it?`, yes);
  await attempt(name, 'nothing was changed', () => office.drop(document.id));
  print(`${name} is no longer asked, and its files are deleted. No mail is sent.`);
}

const describe =
  (name: string) =>
  (error: unknown): string | undefined => {
    if (error instanceof DocumentNotReady) return `${name} ${error.message}. Nothing was done.`;
    if (error instanceof NoDocumentStore) return 'Documents cannot be asked: DOCUMENT_STORE is not set.';
    if (error instanceof DocumentsUnavailable) {
      return `${name} cannot be opened: ${(error.cause as Error | null)?.message ?? 'the store is away'}.`;
    }
    return undefined;
  };
