import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that a customer sent for a document. A trigger deletes its content after the row, whatever deletes that. */
@Entity('document_files')
export class DocumentFile {
  /** Also the key of its content in the file store. */
  @PrimaryColumn('uuid') id: string;

  @Column('uuid', { name: 'document_id' }) documentId: string;

  /** As the customer named it, without folders, with the extension of its type. */
  @Column('text') naam: string;

  @Column('text') type: string;

  /** In bytes, as it is kept. */
  @Column('integer') grootte: number;

  /** Keyed hash of what was sent: the same file is kept once for each document. */
  @Column('text', { name: 'content_hash' }) contentHash: string;

  @Column('timestamptz', { name: 'sent_at' }) sentAt: Date;

  /** Whether a virus was found; of an infected file nothing but this row is kept. */
  @Column('text') scan: 'waiting' | 'clean' | 'infected';
}
