import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { eurosZoNodigCenten, VERZOEK_LABELS } from '@site/contract';
import { type VandaagAnswer, type Werk } from '@site/contract/office';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { closingTime, replyBefore } from '../dutch-time/reply-deadline.js';
import { EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { Call } from '../http/call.js';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { VandaagAnswerDto } from './office-answers.js';
import { type Work, Worklist } from './worklist.js';

/** Of each kind. */
const MOST = 100;

/** The work of the office. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OfficeController {
  constructor(private readonly worklist: Worklist) {}

  @Call('officeToday', { summary: 'What waits for the office', answer: VandaagAnswerDto })
  @EmployeesOnly()
  async today(): Promise<VandaagAnswer> {
    return { success: true, werk: toWerk(await this.worklist.read(MOST)) };
  }
}

function toWerk({ calls, requests, applications, documents, complaints, messages }: Work): Werk[] {
  const about = ({ leaseCode, naam, bedrijfsnaam, telefoon, email }: LeaseApplicationEntity) => ({
    kenmerk: leaseCode,
    ...{ naam, bedrijfsnaam, telefoon, email },
  });
  const werk = [
    ...calls.map(({ application, before }) => ({
      soort: 'akkoord' as const,
      voor: before,
      ...about(application),
      onderwerp: 'Akkoord met de offerte',
    })),
    ...requests.map(({ request, application }) => ({
      soort: 'verzoek' as const,
      voor: replyBefore(request.askedAt),
      ...about(application),
      onderwerp: VERZOEK_LABELS[request.soort],
    })),
    ...applications.map(({ application, before }) => ({
      soort: 'aanvraag' as const,
      voor: before,
      ...about(application),
      onderwerp: `${eurosZoNodigCenten(application.aanschafprijs)}, ${application.looptijd} maanden`,
    })),
    ...documents.map(({ application, document, files }) => ({
      soort: 'document' as const,
      voor: replyBefore(new Date(Math.max(...files.map(({ sentAt }) => sentAt.getTime())))),
      ...about(application),
      onderwerp: document.naam,
    })),
    ...complaints.map((complaint) => ({
      soort: 'klacht' as const,
      voor: closingTime(contactDeadline(complaint)),
      kenmerk: complaint.number,
      naam: complaint.naam,
      bedrijfsnaam: '',
      telefoon: complaint.telefoon,
      email: complaint.email,
      onderwerp: complaint.klachtOnderwerp,
    })),
    ...messages.map(({ id, createdAt, name, email, subject }) => ({
      soort: 'bericht' as const,
      voor: replyBefore(createdAt),
      kenmerk: id,
      naam: name,
      bedrijfsnaam: '',
      telefoon: '',
      email,
      onderwerp: subject,
    })),
  ];
  return werk
    .sort((a, b) => a.voor.getTime() - b.voor.getTime())
    .map((one) => ({ ...one, voor: one.voor.toISOString() }));
}
