import { Global, Module } from '@nestjs/common';
import { JobHandlers } from './job-handlers.js';
import { Outbox } from './outbox.js';

/** Work after the answer: written with the record. A process with `OutboxWorkerModule` does it. */
@Global()
@Module({ providers: [Outbox, JobHandlers], exports: [Outbox, JobHandlers] })
export class OutboxModule {}
