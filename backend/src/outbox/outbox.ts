import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Tried for about four days, further and further apart. */
const MAX_ATTEMPTS = 25;

/**
 * Work that is done after the answer. A job is written with the record that it belongs to, in one transaction: either
 * both are there or neither is.
 */
@Injectable()
export class Outbox {
  /** Adds a job for the handler of this name. The payload must be JSON. */
  async add(manager: EntityManager, task: string, payload: object): Promise<void> {
    await manager.query('SELECT graphile_worker.add_job($1, $2::json, max_attempts => $3)', [
      task,
      JSON.stringify(payload),
      MAX_ATTEMPTS,
    ]);
  }
}
