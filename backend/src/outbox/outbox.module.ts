import { Global, Module } from '@nestjs/common';
import { JobHandlers } from './job-handlers.js';
import { Outbox } from './outbox.js';
import { OutboxWorker } from './outbox-worker.js';

/** Work after the answer: written with the record, done by the worker. */
@Global()
@Module({ providers: [Outbox, JobHandlers, OutboxWorker], exports: [Outbox, JobHandlers] })
export class OutboxModule {}
