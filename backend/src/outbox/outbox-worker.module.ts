import { Module } from '@nestjs/common';
import { OutboxWorker } from './outbox-worker.js';

/** Runs the jobs of the outbox. Omitted in processes that only add jobs, such as the staff command line. */
@Module({ providers: [OutboxWorker] })
export class OutboxWorkerModule {}
