import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { changeApplication } from './lease-application.entity.js';
import { LeaseNote } from './lease-note.entity.js';

/** What the office writes about applications, for itself. */
@Injectable()
export class Notes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordErased */
  async add(applicationId: string, { note, by }: { note: string; by: string }): Promise<void> {
    await changeApplication(this.database, applicationId, async (manager) => {
      const writtenAt = this.clock.now();
      await manager.insert(LeaseNote, { applicationId, kind: 'note', note, writtenBy: by, writtenAt });
    });
  }
}

/** The notes about these applications, oldest first. */
export async function notesAbout(
  manager: EntityManager,
  applicationIds: readonly string[],
): Promise<LeaseNote[]> {
  if (applicationIds.length === 0) return [];
  return manager.find(LeaseNote, { where: { applicationId: In(applicationIds) }, order: { id: 'ASC' } });
}
