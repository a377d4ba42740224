import {
  CALLS,
  type GevraagdDocument,
  type SendDocumentAnswer,
  type SendDocumentFailure,
} from '@site/contract';
import { controleerBestand } from '@site/contract/facts';
import { callPath } from '@site/kit';
import { type FileAnswer, sendFile } from './send-file';

/** A chosen file. An accepted one is among the files of its document instead. */
export interface Upload {
  id: number;
  documentId: string;
  file: File;
  /** `interrupted` can be sent again as it is; `refused` cannot. */
  state: 'waiting' | 'sending' | 'interrupted' | 'refused';
  /** The share that was sent, from 0 to 1. */
  share: number;
  /** Why it was interrupted or refused. */
  message?: string;
}

/** What the queue shows. */
export interface UploadsShown {
  uploads: readonly Upload[];
  /** What happened last, for a live region. */
  news: string;
}

interface QueueOptions {
  /** Whether the customer sees this file with its document. */
  isShown(documentId: string, fileId: string | undefined): boolean;
  /** A file was accepted: its document as it is now. */
  onAccepted(document: GevraagdDocument): void;
  /** The documents may have changed otherwise. */
  onUncertain(): void;
}

const LOST = 'De verbinding viel weg. Dit bestand is nog niet verstuurd.';
const SENT_BEFORE = 'Dit bestand stuurde u al. Kies een ander bestand.';
const LOGGED_OUT = 'U bent uitgelogd. Log opnieuw in, dan gaat dit bestand vanzelf verder.';

/**
 * Sends chosen files one after another. What was interrupted, by a lost connection or session, waits for `retry`. It is no state of a
 * component, so that it goes on while the customer visits other pages, such as the login.
 */
export class UploadQueue {
  private shown: UploadsShown = { uploads: [], news: '' };
  private readonly listeners = new Set<() => void>();
  private sending?: AbortController;
  private lastId = 0;

  constructor(
    readonly customerId: string,
    private readonly options: QueueOptions,
  ) {}

  readonly read = (): UploadsShown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(documentId: string, files: readonly File[]): void {
    const chosen = files.map((file): Upload => {
      const message = controleerBestand(file);
      return {
        id: ++this.lastId,
        documentId,
        file,
        state: message ? 'refused' : 'waiting',
        share: 0,
        message,
      };
    });
    const refused = chosen.flatMap(({ file, message }) => (message ? [notSent(file, message)] : []));
    const accepted = chosen.length - refused.length;
    const started =
      accepted > 0
        ? [accepted === 1 ? '1 bestand wordt verstuurd.' : `${accepted} bestanden worden verstuurd.`]
        : [];
    this.show([...this.shown.uploads, ...chosen], [...started, ...refused].join(' '));
    void this.sendNext();
  }

  /** Removes a file from the queue, and stops sending it. */
  remove({ id, file, state }: Upload): void {
    this.show(
      this.shown.uploads.filter((upload) => upload.id !== id),
      `${file.name} wordt niet verstuurd.`,
    );
    if (state === 'sending') this.sending?.abort();
  }

  /** Sends again what was interrupted. */
  retry(): void {
    this.show(
      this.shown.uploads.map((upload) =>
        upload.state === 'interrupted'
          ? { ...upload, state: 'waiting', share: 0, message: undefined }
          : upload,
      ),
    );
    void this.sendNext();
  }

  /** Forgets everything. */
  close(): void {
    this.listeners.clear();
    this.show([]);
    this.sending?.abort();
  }

  private async sendNext(): Promise<void> {
    const next = this.shown.uploads.find(({ state }) => state === 'waiting');
    if (this.sending || !next) return;
    const { id, documentId, file } = next;
    const sending = new AbortController();
    this.sending = sending;
    this.change(id, { state: 'sending' });
    const form = new FormData();
    form.append('bestand', file, file.name);
    const answer = await sendFile(
      callPath(CALLS.sendDocument, { id: this.customerId, document: documentId }),
      form,
      { signal: sending.signal, onProgress: (share) => this.change(id, { share }) },
    );
    this.sending = undefined;
    // Its last byte may have arrived before it was stopped.
    if (sending.signal.aborted) this.options.onUncertain();
    else this.receive(next, answer);
    void this.sendNext();
  }

  private receive({ id, documentId, file }: Upload, { status, body }: FileAnswer): void {
    if (status === 200) {
      const { bestanden, document } = body as SendDocumentAnswer;
      if (this.options.isShown(documentId, bestanden[0]?.id)) {
        this.change(id, { state: 'refused', message: SENT_BEFORE }, notSent(file, SENT_BEFORE));
      } else {
        this.show(
          this.shown.uploads.filter((upload) => upload.id !== id),
          `${file.name} is ontvangen.`,
        );
      }
      this.options.onAccepted(document);
      return;
    }
    const failure = body as SendDocumentFailure | null;
    if (status === null || status === 401 || status === 429 || status >= 500) {
      const message = status === 401 ? LOGGED_OUT : (failure?.message ?? LOST);
      // What waits behind it would meet the same.
      this.show(
        this.shown.uploads.map((upload) =>
          upload.id === id || upload.state === 'waiting'
            ? { ...upload, state: 'interrupted', message }
            : upload,
        ),
        notSent(file, message),
      );
    } else {
      const message = failure?.bestanden?.[0]?.fout ?? failure?.message ?? 'Er is iets misgegaan.';
      this.change(id, { state: 'refused', message }, notSent(file, message));
    }
    if (status !== null) this.options.onUncertain();
  }

  private change(id: number, to: Partial<Upload>, news?: string): void {
    this.show(
      this.shown.uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)),
      news,
    );
  }

  private show(uploads: readonly Upload[], news = this.shown.news): void {
    this.shown = { uploads, news };
    for (const listener of this.listeners) listener();
  }
}

function notSent({ name }: File, message: string): string {
  return `${name} is niet verstuurd. ${message}`;
}
