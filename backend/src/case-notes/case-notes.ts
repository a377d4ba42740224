import { Injectable } from '@nestjs/common';
import { DataSource, In, QueryFailedError } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { RecordErased } from '../status-history/decision.js';
import type { CaseNote, ComplaintNote, MessageNote } from './case-note.entity.js';

type Notes = typeof ComplaintNote | typeof MessageNote;

const FOREIGN_KEY_VIOLATION = '23503';

/** What the office writes about complaints and messages, for itself. */
@Injectable()
export class CaseNotes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordErased */
  async add(of: Notes, caseId: string, { note, by }: { note: string; by: string }): Promise<void> {
    try {
      await this.database.manager.insert<CaseNote>(of, {
        ...{ caseId, note, writtenBy: by },
        writtenAt: this.clock.now(),
      });
    } catch (error) {
      const { code } = error instanceof QueryFailedError ? error.driverError : { code: undefined };
      throw code === FOREIGN_KEY_VIOLATION ? new RecordErased() : error;
    }
  }

  /** Those about these, oldest first. */
  about(of: Notes, caseIds: readonly string[]): Promise<CaseNote[]> {
    return this.database.manager.find<CaseNote>(of, {
      where: { caseId: In(caseIds) },
      order: { id: 'ASC' },
    });
  }
}
