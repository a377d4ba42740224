import type { KlachtStatus } from '@site/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A complaint as received. */
@Entity('complaints')
export class Complaint {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** `K2026-000123`: the year and a sequence. Only the complainant gets it. */
  @Column('text') number: string;

  @Column('text', { default: 'received' }) status: KlachtStatus;
  @Column('text', { name: 'klacht_type' }) klachtType: string;
  @Column('text') naam: string;
  @Column('text') email: string;
  @Column('text') telefoon: string;
  @Column('text') bedrijf: string;
  @Column('text', { name: 'klacht_onderwerp' }) klachtOnderwerp: string;

  /** A key of `KLACHT_CATEGORIEEN`, or empty. */
  @Column('text', { name: 'klacht_categorie' }) klachtCategorie: string;

  @Column('text') garagenaam: string;
  @Column('text') partnernaam: string;
  @Column('text') beschrijving: string;
  @Column('text', { name: 'gewenst_uitkomst' }) gewenstUitkomst: string;
  @Column('text', { name: 'eerder_contact' }) eerderContact: string;
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey: string | null;
  /** The employee who took it on; `null` for nobody. */
  @Column('uuid', { name: 'behandelaar_id', nullable: true }) behandelaarId: string | null;

  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
