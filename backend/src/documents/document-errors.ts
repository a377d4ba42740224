import type { GestuurdBestand } from '@site/contract';
import { DomainError, domainError } from '../http/domain-error.js';

/** The account has no document, or no file, with this id. */
export class DocumentUnknown extends domainError(
  404,
  'Dit document vinden wij niet in uw account. Ververs de pagina om te zien wat wij van u vragen.',
) {}

/** The document was accepted, or its application is no longer handled. */
export class DocumentClosed extends domainError(
  409,
  'Bij dit document kan niets meer veranderen: het is akkoord, of uw aanvraag is afgerond. Ververs de pagina.',
) {}

/** Other files are still arriving, of this customer or of many. */
export class TooManyFiles extends domainError(
  429,
  'Er worden nu te veel bestanden tegelijk verstuurd. Probeer het over een minuut opnieuw.',
) {
  override readonly retryAfter = 60;
}

/** The request has no file in a part named `bestand`. */
export class NoFile extends domainError(400, 'Kies eerst een bestand.') {}

/** None of the files was accepted. */
export class FilesRejected extends DomainError {
  override readonly details: { bestanden: GestuurdBestand[] };

  constructor(bestanden: GestuurdBestand[]) {
    super(400, bestanden.find(({ fout }) => fout)?.fout ?? 'Kies eerst een bestand.');
    this.details = { bestanden };
  }
}

/** The files cannot be stored or read: the disk is full, or the bucket is away. */
export class DocumentsUnavailable extends domainError(
  503,
  'Wij kunnen bestanden nu even niet bewaren of openen. Probeer het over een paar minuten opnieuw.',
) {
  override readonly severity = 'warn';
  override readonly retryAfter = 60;

  constructor(cause: unknown) {
    super();
    this.cause = cause;
  }
}

/** For the office: no file store is configured. */
export class NoDocumentStore extends Error {
  override name = 'NoDocumentStore';
}

/** For the office: the state of the document does not allow it. The message completes `It …`. */
export class DocumentNotReady extends Error {
  override name = 'DocumentNotReady';
}
