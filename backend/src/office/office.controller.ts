import { Body, Controller, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Answer, eurosZoNodigCenten, VERZOEK_LABELS } from '@site/contract';
import {
  type CollegasAnswer,
  type VandaagAnswer,
  type WerkSoort,
  ZAAK_SOORTEN,
  type ZaakSoort,
} from '@site/contract/office';
import { DataSource } from 'typeorm';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import type { DocumentToCheck } from '../documents/office-documents.js';
import { closingTime, replyBefore } from '../dutch-time/reply-deadline.js';
import { EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { AssignedMeanwhile, Assignments, behandelaarsOf, CaseUnknown } from './assignments.js';
import { lastEvents } from './last-events.js';
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
    private readonly database: DataSource,
  ) {}

  @Call('officeToday', { summary: 'What waits for the office', answer: VandaagAnswerDto })
  @EmployeesOnly()
  async today(): Promise<VandaagAnswer> {
    const work = toWork(await this.worklist.read(MOST));
    const { manager } = this.database;
    const behandelaars = await behandelaarsOf(
      manager,
      work.map(({ record }) => record),
    );
    const idsOf = (soorten: readonly WerkSoort[]) =>
      work.filter(({ soort }) => soorten.includes(soort)).map(({ record }) => record.id);
    const last = await lastEvents(manager, {
      applications: idsOf(['akkoord', 'verzoek', 'aanvraag', 'document']),
      complaints: idsOf(['klacht']),
      messages: idsOf(['bericht']),
    });
    const werk = work.flatMap(({ record, voor, ...one }) => {
      const behandelaar = behandelaars.get(record.behandelaarId ?? '');
      const laatste = last.get(record.id);
      // Otherwise it was erased meanwhile.
      if (!laatste) return [];
      return [{ ...one, voor: voor.toISOString(), laatste, ...(behandelaar && { behandelaar }) }];
    });
    return { success: true, werk };
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

/** By deadline, each with its record. */
function toWork({ calls, requests, applications, documents, complaints, messages }: Work) {
  const about = (record: LeaseApplicationEntity) => {
    const { leaseCode, naam, bedrijfsnaam, telefoon, email } = record;
    return { record, kenmerk: leaseCode, naam, bedrijfsnaam, telefoon, email };
  };
  return [
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
    ...byApplication(documents).map(([first, ...others]) => ({
      soort: 'document' as const,
      voor: new Date(Math.min(...[first, ...others].map(checkedBefore))),
      ...about(first.application),
      onderwerp: others.length === 0 ? first.document.naam : `${others.length + 1} documenten te controleren`,
    })),
    ...complaints.map((complaint) => ({
      soort: 'klacht' as const,
      voor: closingTime(contactDeadline(complaint)),
      record: complaint,
      kenmerk: complaint.number,
      naam: complaint.naam,
      bedrijfsnaam: '',
      telefoon: complaint.telefoon,
      email: complaint.email,
      onderwerp: complaint.klachtOnderwerp,
    })),
    ...messages.map((message) => ({
      soort: 'bericht' as const,
      voor: replyBefore(message.createdAt),
      record: message,
      kenmerk: message.id,
      naam: message.name,
      bedrijfsnaam: '',
      telefoon: '',
      email: message.email,
      onderwerp: message.subject,
    })),
  ].sort((a, b) => a.voor.getTime() - b.voor.getTime());
}

/** Documents of one application are checked together. */
function byApplication(documents: readonly DocumentToCheck[]): [DocumentToCheck, ...DocumentToCheck[]][] {
  const found = new Map<string, [DocumentToCheck, ...DocumentToCheck[]]>();
  for (const one of documents) {
    const others = found.get(one.application.id);
    if (others) others.push(one);
    else found.set(one.application.id, [one]);
  }
  return [...found.values()];
}

/** In milliseconds, after its last file. */
function checkedBefore({ files }: DocumentToCheck): number {
  return replyBefore(new Date(Math.max(...files.map(({ sentAt }) => sentAt.getTime())))).getTime();
}
