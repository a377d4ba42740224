import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Config } from '../config/config.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../platform/clock.js';
import { KeyRing } from '../platform/key-ring.js';
import { DocumentsUnavailable, NoDocumentStore } from './document-errors.js';
import { DocumentFile } from './document-file.entity.js';
import { decrypting, encrypting } from './encrypted-stream.js';
import { type FileStore, fileStoreAt } from './file-store.js';

/** Also in the trigger `remove_document_content`. */
export const REMOVAL_TASK = 'document-removal';
const ORPHANS_TASK = 'document-orphans';
/** 02:45 UTC, after retention. */
const NIGHTLY = '45 2 * * *';
/** A file without a row is one that is being stored, until it is this old. */
const ORPHAN_AFTER_MS = 24 * 3600 * 1000;
/** After this a job leaves the rest to the next one, to stay within `JOB_TIMEOUT_MS`. */
const SECONDS_PER_JOB = 10;
/** How the folders of uploads begin, and when none is in use any more: a request with files takes half an hour at most. */
const UPLOAD = 'site-upload-';
const LEFT_AFTER_MS = 3600 * 1000;
/** The first two digits of a key. */
const STARTS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

/** Files on this machine, encrypted, for as long as an upload takes. */
export class TemporaryFiles {
  constructor(
    private readonly keys: KeyRing,
    private readonly folder: string,
  ) {}

  /** @throws DocumentsUnavailable when the disk is full. @throws what `content` throws */
  async write(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const file = createWriteStream(this.pathOf(name), { mode: 0o600 });
    let diskError: unknown;
    file.once('error', (error) => {
      diskError ??= error;
    });
    try {
      await pipeline(content, encrypting(this.keys, name), file);
    } catch (error) {
      throw error === diskError && 'syscall' in (error as object) ? new DocumentsUnavailable(error) : error;
    }
  }

  read(name: string): Readable {
    return piped(createReadStream(this.pathOf(name)), this.keys, name);
  }

  pathOf(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Keeps the files of customers, encrypted, and deletes what no longer belongs to a row. */
@Injectable()
export class DocumentStorage implements OnModuleInit {
  private readonly log = new Logger(DocumentStorage.name);
  private readonly files: FileStore | null;

  constructor(
    { documentStore }: Config,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly keys: KeyRing,
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
  ) {
    this.files = documentStore === null ? null : fileStoreAt(documentStore);
  }

  async onModuleInit(): Promise<void> {
    await this.removeLeft().catch((error) => this.log.warn(error));
    this.handlers.add(REMOVAL_TASK, (payload) => this.remove((payload as { key: string }).key));
    this.handlers.addScheduled(ORPHANS_TASK, NIGHTLY, (payload) =>
      this.removeOrphans(payload as { from?: string }),
    );
  }

  /** @throws NoDocumentStore */
  assertConfigured(): void {
    this.store();
  }

  /** Gives `work` files that are deleted after it. */
  async withTemporaryFiles<Result>(work: (files: TemporaryFiles) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(path.join(tmpdir(), UPLOAD)).catch((error) => {
      throw new DocumentsUnavailable(error);
    });
    try {
      return await work(new TemporaryFiles(this.keys, folder));
    } finally {
      await rm(folder, { recursive: true, force: true }).catch((error) => this.log.warn(error));
    }
  }

  /** Keeps the temporary file with this name. When it returns, nothing but a broken store loses it. @throws DocumentsUnavailable */
  async keep(key: string, files: TemporaryFiles): Promise<void> {
    await available(() => this.store().put(key, files.pathOf(key)));
  }

  /** @throws DocumentsUnavailable also when it was altered, or the key is gone */
  async open(key: string): Promise<Readable> {
    return available(async () => {
      const content = piped(await this.store().get(key), this.keys, key);
      // The first bytes prove that it can be read.
      await new Promise((resolve, reject) => content.once('readable', resolve).once('error', reject));
      return content;
    });
  }

  /** @throws DocumentsUnavailable */
  async remove(key: string): Promise<void> {
    if (this.files) await available(() => this.store().delete(key));
  }

  private store(): FileStore {
    if (!this.files) throw new NoDocumentStore();
    return this.files;
  }

  /** The folders of uploads whose process was killed. */
  private async removeLeft(): Promise<void> {
    // As the file system counts: the folder is shared, and the clock of a test may be years ahead.
    const end = performance.timeOrigin + performance.now() - LEFT_AFTER_MS;
    for (const name of await readdir(tmpdir())) {
      const folder = path.join(tmpdir(), name);
      if (!name.startsWith(UPLOAD)) continue;
      const changed = (await stat(folder).catch(() => undefined))?.mtimeMs;
      if (changed !== undefined && changed < end) await rm(folder, { recursive: true, force: true });
    }
  }

  /** What an upload left that was killed before its row was stored, and what a removal could not reach for days. */
  private async removeOrphans({ from = '' }: { from?: string }): Promise<void> {
    if (!this.files) return;
    const end = this.clock.secondsFromNow(SECONDS_PER_JOB);
    let removed = 0;
    for (const start of STARTS.filter((start) => start >= from)) {
      if (this.clock.now() >= end) {
        const rest = { payload: { from: start }, jobKey: `${ORPHANS_TASK}-rest` };
        await this.outbox.add(this.database.manager, ORPHANS_TASK, rest);
        break;
      }
      const before = this.clock.now().getTime() - ORPHAN_AFTER_MS;
      const old = (await this.files.list(start)).filter(({ storedAt }) => storedAt < before);
      const kept = await this.keptAmong(old.map(({ key }) => key));
      for (const { key } of old) {
        if (kept.has(key)) continue;
        await this.files.delete(key);
        removed++;
      }
    }
    if (removed > 0) this.log.log(`Deleted ${removed} file(s) that belonged to no document.`);
  }

  private async keptAmong(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = keys.filter((key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key));
    if (ids.length === 0) return new Set();
    const rows = await this.database.manager.find(DocumentFile, {
      where: { id: In(ids), scan: In(['waiting', 'clean']) },
      select: { id: true },
    });
    return new Set(rows.map(({ id }) => id));
  }
}

async function available<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NoDocumentStore ? error : new DocumentsUnavailable(error);
  }
}

/** Decrypts a stream. An error of either ends both. */
function piped(encrypted: Readable, keys: KeyRing, place: string): Readable {
  const content = new PassThrough();
  pipeline(encrypted, decrypting(keys, place), content).catch(() => {});
  return content;
}
