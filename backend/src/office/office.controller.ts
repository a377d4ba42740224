import { Body, Controller, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Answer, eurosZoNodigCenten, VERZOEK_LABELS } from '@site/contract';
import {
  type CollegasAnswer,
  type VandaagAnswer,
  type Werk,
  ZAAK_SOORTEN,
  type ZaakSoort,
} from '@site/contract/office';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { closingTime, replyBefore } from '../dutch-time/reply-deadline.js';
import { EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { AssignedMeanwhile, Assignments, CaseUnknown } from './assignments.js';
import { CollegasAnswerDto, VandaagAnswerDto } from './office-answers.js';
import { AssignmentDto } from './office-bodies.js';
import { type Work, Worklist } from './worklist.js';

/** Of each kind. */
const MOST = 100;

/** The work of the office. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OfficeController {
  constructor(
    private readonly worklist: Worklist,
    private readonly assignments: Assignments,
  ) {}

  @Call('officeToday', { summary: 'What waits for the office', answer: VandaagAnswerDto })
  @EmployeesOnly()
  async today(): Promise<VandaagAnswer> {
    return { success: true, werk: toWerk(await this.worklist.read(MOST)) };
  }

  @Call('officeColleagues', { summary: 'Who can take something on', answer: CollegasAnswerDto })
  @EmployeesOnly()
  async colleagues(): Promise<CollegasAnswer> {
    return { success: true, collegas: await this.assignments.colleagues() };
  }

  @Call('officeAssign', {
    summary: 'Take something on, hand it over or lay it down',
    description: 'Refused when somebody else did so since. A repeat changes nothing.',
    answer: PlainAnswer,
    errors: [CaseUnknown, new AssignedMeanwhile('Karin de Vries')],
  })
  @ApiParam({ name: 'soort', schema: { type: 'string', enum: [...ZAAK_SOORTEN] } })
  @ApiParam({ name: 'kenmerk', schema: { type: 'string', examples: ['K7M2P4Q'] } })
  @EmployeesOnly()
  async assign(
    @Param('soort') soort: string,
    @Param('kenmerk') kenmerk: string,
    @Body() body: AssignmentDto,
  ): Promise<Answer> {
    if (!isKind(soort)) throw new CaseUnknown();
    await this.assignments.assign(soort, kenmerk, body);
    return { success: true };
  }
}

const isKind = (soort: string): soort is ZaakSoort => (ZAAK_SOORTEN as readonly string[]).includes(soort);

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
