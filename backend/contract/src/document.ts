import type { DocumentSoort } from './documenten.js';

/** Largest request with files of a document, in bytes. A page that sends each file by itself never comes near. */
export const DOCUMENTEN_BYTES = 46 * 1024 * 1024;

/**
 * How far a document is: `gevraagd` (nothing sent yet), `ontvangen` (sent, and searched for viruses), `in-controle` (the office looks at
 * it), `akkoord`, or `afgekeurd`, for the reason in `toelichting`. What is sent after that makes it `ontvangen` again.
 */
export type DocumentStatus = 'gevraagd' | 'ontvangen' | 'in-controle' | 'akkoord' | 'afgekeurd';

/** The statuses with the labels that people see. */
export const DOCUMENT_STATUS_LABELS: Readonly<Record<DocumentStatus, string>> = {
  gevraagd: 'Nog nodig',
  ontvangen: 'Ontvangen',
  'in-controle': 'Wordt gecontroleerd',
  akkoord: 'Akkoord',
  afgekeurd: 'Afgekeurd',
};

/** A file that a customer sent. */
export interface DocumentBestand {
  id: string;
  /** As the customer named it, without folders. */
  naam: string;
  /** As it is kept: a photo of another type becomes a jpeg. */
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | (string & {});
  /** In bytes, as it is kept. */
  grootte: number;
  /** ISO 8601, UTC. */
  gestuurdOp: string;
  /** `wacht`: not searched for viruses yet. `besmet`: a virus was found and the file was deleted; it cannot be opened, only removed. */
  status: 'wacht' | 'schoon' | 'besmet' | (string & {});
}

/** A document that the office asks of a customer. */
export interface GevraagdDocument {
  id: string;
  /** The application that it is for. */
  aanvraagId: string;
  /** `anders`: what the office named itself. */
  soort: DocumentSoort | 'anders' | (string & {});
  /** What it is, for people. */
  naam: string;
  /** A client shows a document with a status that it does not know as `in-controle`. */
  status: DocumentStatus | (string & {});
  /** What the office wrote when it asked for or refused the document, or empty. */
  toelichting: string;
  /** ISO 8601, UTC. */
  gevraagdOp: string;
  /** When it was last accepted or refused. Missing while it was not. */
  beoordeeldOp?: string;
  /** Oldest first. */
  bestanden: DocumentBestand[];
}

/** What became of one file of an upload. */
export interface GestuurdBestand {
  /** As in `DocumentBestand`. */
  naam: string;
  /** The file; missing when it was not accepted. Content that the document has already is the file that it has. */
  id?: string;
  /** Why it was not accepted, one of `BESTAND_FOUTEN`. */
  fout?: string;
}
