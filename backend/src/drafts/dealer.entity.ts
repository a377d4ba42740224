import { Column, Entity, type EntityManager, In, PrimaryGeneratedColumn } from 'typeorm';

/** A dealer who begins applications for customers. */
@Entity('dealers')
export class Dealer {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** As customers see it. */
  @Column('text') naam: string;

  @Column('text') email: string;
  @Column('text', { name: 'token_hash' }) tokenHash: string;

  /** The employee. */
  @Column('text', { name: 'created_by' }) createdBy: string;

  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;

  /** `null` while the link works. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}

/** The names of dealers, by id. */
export async function dealerNames(
  manager: EntityManager,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const dealers = await manager.findBy(Dealer, { id: In(wanted) });
  return new Map(dealers.map(({ id, naam }) => [id, naam]));
}
