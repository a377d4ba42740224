import { Injectable } from '@nestjs/common';
import type { ZaakMail } from '@site/contract/office';
import { DataSource } from 'typeorm';
import { PendingMails } from './pending-mails.js';

interface MailRow {
  id: string;
  address: string;
  subject: string;
  queuedAt: Date;
  sentAt: Date | null;
}

/** The mails about applications: which were sent, and which wait or failed. Without their content. */
@Injectable()
export class ApplicationMails {
  constructor(
    private readonly database: DataSource,
    private readonly pending: PendingMails,
  ) {}

  /** Newest first. */
  async about(applicationId: string): Promise<ZaakMail[]> {
    const rows = await this.database.query<MailRow[]>(
      `SELECT id, address, subject, queued_at AS "queuedAt", sent_at AS "sentAt"
       FROM application_mails WHERE application_id = $1 ORDER BY queued_at DESC, id`,
      [applicationId],
    );
    const unsent = rows.filter(({ sentAt }) => !sentAt).map(({ id, address }) => ({ id, to: address }));
    const jobs = await this.pending.among(unsent);
    return rows.map(({ id, address, subject, queuedAt, sentAt }) => {
      const job = jobs.get(id);
      return {
        id,
        aan: address,
        onderwerp: subject,
        op: (sentAt ?? queuedAt).toISOString(),
        // Dropped with a mistyped address.
        status: sentAt ? 'verstuurd' : !job ? 'vervallen' : job.lastError === null ? 'wacht' : 'mislukt',
      };
    });
  }

  /** Tries a mail again at once. @returns whether it still waited */
  async retry(applicationId: string, mailId: string): Promise<boolean> {
    const [row] = await this.database.query<{ address: string }[]>(
      'SELECT address FROM application_mails WHERE application_id = $1 AND id = $2 AND sent_at IS NULL',
      [applicationId, mailId],
    );
    const job = row && (await this.pending.among([{ id: mailId, to: row.address }])).get(mailId);
    return job !== undefined && (await this.pending.resend([job.id])).length > 0;
  }
}
