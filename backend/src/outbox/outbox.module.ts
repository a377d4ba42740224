import { Global, Module } from '@nestjs/common';
import { JobHandlers } from './job-handlers.js';
import { Outbox } from './outbox.js';

/** Transactional outbox. A process with `OutboxWorkerModule` runs its jobs. */
@Global()
@Module({ providers: [Outbox, JobHandlers], exports: [Outbox, JobHandlers] })
export class OutboxModule {}
