import { Module } from '@nestjs/common';
import { OutboxWorker } from './outbox-worker.js';

/** Does the work that is in the outbox. Left out where a process only adds to it, such as the staff command line. */
@Module({ providers: [OutboxWorker] })
export class OutboxWorkerModule {}
