import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  type Answer,
  isKlachtnummer,
  KLACHT_CATEGORIEEN,
  KLACHT_DERDEN,
  KLACHT_STATUS_LABELS,
  type KlachtCategorie,
  type KlachtStatus,
  normaliseKlachtnummer,
} from '@site/contract';
import {
  type GevolgAnswer,
  type KantoorKlacht,
  type KantoorKlachtAnswer,
  type KlachtRij,
  type KlachtStatusBody,
  LIJST_VOLGORDES,
  type LijstAnswer,
  type LijstVolgorde,
  type NieuweKlachtStatus,
} from '@site/contract/office';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { ComplaintNote } from '../case-notes/case-note.entity.js';
import { CaseNotes } from '../case-notes/case-notes.js';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline, handlingDeadline } from '../complaints/complaint-deadlines.js';
import { ComplaintStatus } from '../complaints/complaint-status.js';
import { NEXT_COMPLAINT_STATUSES, type NewComplaintStatus } from '../complaints/status-transitions.js';
import { Config } from '../config/config.js';
import { closingTime } from '../dutch-time/reply-deadline.js';
import type { Employee } from '../employees/employee.entity.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { Described, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';
import { Call } from '../http/call.js';
import { InvalidInput } from '../http/domain-error.js';
import { OptionalBoolean, RequiredChoice } from '../http/fields.js';
import { Clock } from '../platform/clock.js';
import { behandelaarOf, CaseUnknown } from './assignments.js';
import { COMPLAINT_LIST } from './complaint-list.js';
import { CsvFile, sendCsv } from './csv-file.js';
import { CollegaDto, GeschrevenDto, GevolgAnswerDto, ListAnswerDto, toGeschreven } from './office-answers.js';
import { CaseListQueryDto, FilterOf, NoteDto, ToCustomer } from './office-bodies.js';
import { CHANGE_ERRORS, outcomeOf, rethrowForPage } from './office-changes.js';
import { OfficeLists } from './office-lists.js';

const STATUSES = Object.keys(KLACHT_STATUS_LABELS) as KlachtStatus[];
const NEW_STATUSES = [...new Set(Object.values(NEXT_COMPLAINT_STATUSES).flat())];
const NUMBER = { name: 'klachtnummer', schema: { type: 'string', examples: ['K2026-000123'] } };

export class KlachtStatusDto implements KlachtStatusBody {
  @RequiredChoice(STATUSES, 'Open deze klacht opnieuw.') van: KlachtStatus;
  @RequiredChoice(NEW_STATUSES, 'Kies de nieuwe status.') naar: NewComplaintStatus;
  @ToCustomer() toelichting = '';
  @OptionalBoolean('Kies of dit een proef is.') proef?: boolean = false;
}

class KlachtStapDto {
  @ApiProperty({ type: 'string', enum: NEW_STATUSES }) naar: KlachtStatus;
  @Moment() op: string;
  @Text('Karin de Vries') door: string;
  @Text('Wij bellen de garage.', { description: 'In the mail to the complainant; may be empty.' })
  toelichting: string;
}

class KantoorKlachtDto implements KantoorKlacht {
  @Text('K2026-000123') klachtnummer: string;
  @ApiProperty({ type: 'string', enum: STATUSES }) status: KlachtStatus;
  @Moment() ontvangenOp: string;
  @Moment({ description: 'Handling starts before it, in UTC.' }) behandelingVoor: string;
  @Moment({ description: 'The complainant hears from the office before it, in UTC.' }) contactVoor: string;
  @Text('Jan van der Berg') naam: string;
  @Text('Van der Berg Bouw') bedrijf: string;
  @Text('0612345678') telefoon: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('De auto was niet klaar') onderwerp: string;
  @Text('Levering/afhandeling', { description: 'In words; may be empty.' }) categorie: string;
  @Text('Garage De Brug', { description: 'Whom it is about, in words.' }) over: string;
  @Text('De auto was niet klaar.') beschrijving: string;
  @Text('Een nieuwe datum') gewensteUitkomst: string;
  @Text('Gebeld op maandag') eerderContact: string;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
  @ApiProperty({
    type: 'string',
    enum: NEW_STATUSES,
    isArray: true,
    description: 'The statuses that it can get now.',
  })
  volgende: NieuweKlachtStatus[];
  @ListOf(KlachtStapDto, 'Oldest first.') verloop: KlachtStapDto[];
  @ListOf(GeschrevenDto, 'For the office only, oldest first.') notities: GeschrevenDto[];
}

export class KantoorKlachtAnswerDto extends PlainAnswer implements KantoorKlachtAnswer {
  @Described('The complaint.', { type: KantoorKlachtDto }) klacht: KantoorKlachtDto;
}

class KlachtRijDto implements KlachtRij {
  @Text('K2026-000123') klachtnummer: string;
  @ApiProperty({ type: 'string', enum: STATUSES }) status: KlachtStatus;
  @Moment() ontvangenOp: string;
  @Moment({
    description: 'The complainant hears from the office before it, in UTC. Missing once it is answered.',
    ...OPTIONAL,
  })
  voor?: string;
  @Text('Jan van der Berg') naam: string;
  @Text('0612345678') telefoon: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('De auto was niet klaar') onderwerp: string;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
}

export class ComplaintListAnswerDto extends ListAnswerDto implements LijstAnswer<KlachtRij> {
  @ListOf(KlachtRijDto, 'At most 50.') rijen: KlachtRijDto[];
}

export class ComplaintListQueryDto extends CaseListQueryDto {
  @FilterOf(STATUSES, 'Only with this status.') status?: KlachtStatus;
  @FilterOf(LIJST_VOLGORDES, 'The first is the usual one.') sorteer: LijstVolgorde = LIJST_VOLGORDES[0];
}

/** Complaints, for the office. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OfficeComplaintsController {
  constructor(
    private readonly lists: OfficeLists,
    private readonly database: DataSource,
    private readonly statuses: ComplaintStatus,
    private readonly notes: CaseNotes,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Call('officeComplaints', { summary: 'The complaints', answer: ComplaintListAnswerDto })
  @EmployeesOnly()
  list(
    @Query() query: ComplaintListQueryDto,
    @CurrentEmployee() employee: Employee,
  ): Promise<LijstAnswer<KlachtRij>> {
    return this.lists.read(COMPLAINT_LIST, query, employee);
  }

  @Call('officeComplaintsCsv', { summary: 'The complaints, for a spreadsheet' })
  @CsvFile()
  @EmployeesOnly()
  async csv(
    @Query() query: ComplaintListQueryDto,
    @CurrentEmployee() employee: Employee,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, 'klachten', await this.lists.csv(COMPLAINT_LIST, query, employee));
  }

  @Call('officeComplaint', {
    summary: 'A complaint',
    answer: KantoorKlachtAnswerDto,
    errors: [CaseUnknown],
  })
  @ApiParam(NUMBER)
  @EmployeesOnly()
  async complaint(@Param('klachtnummer') number: string): Promise<KantoorKlachtAnswer> {
    const complaint = await this.find(number);
    const { klachtCategorie, naam, bedrijf, telefoon, email, beschrijving, eerderContact } = complaint;
    const history = await this.statuses.statusHistory(complaint.id);
    const notes = await this.notes.about(ComplaintNote, [complaint.id]);
    const behandelaar = await behandelaarOf(this.database.manager, complaint);
    return {
      success: true,
      klacht: {
        klachtnummer: complaint.number,
        status: complaint.status,
        ontvangenOp: complaint.createdAt.toISOString(),
        behandelingVoor: closingTime(handlingDeadline(complaint)).toISOString(),
        contactVoor: closingTime(contactDeadline(complaint)).toISOString(),
        ...{ naam, bedrijf, telefoon, email, beschrijving, eerderContact },
        onderwerp: complaint.klachtOnderwerp,
        categorie: KLACHT_CATEGORIEEN[klachtCategorie as KlachtCategorie] ?? '',
        over: this.aboutWhom(complaint),
        gewensteUitkomst: complaint.gewenstUitkomst,
        ...(behandelaar && { behandelaar }),
        volgende: [...NEXT_COMPLAINT_STATUSES[complaint.status]],
        verloop: history.map(({ toStatus, changedAt, changedBy, note }) => ({
          naar: toStatus,
          op: changedAt.toISOString(),
          door: changedBy,
          toelichting: note,
        })),
        notities: notes.map(toGeschreven),
      },
    };
  }

  @Call('officeComplaintNote', { summary: 'Write a note', answer: PlainAnswer, errors: [CaseUnknown] })
  @ApiParam(NUMBER)
  @EmployeesOnly()
  async note(
    @Param('klachtnummer') number: string,
    @Body() { notitie: note }: NoteDto,
    @CurrentEmployee() { naam: by }: Employee,
  ): Promise<Answer> {
    const { id } = await this.find(number);
    await this.notes.add(ComplaintNote, id, { note, by }).catch(rethrowForPage);
    return { success: true };
  }

  @Call('officeComplaintStatus', {
    summary: 'Change the status of a complaint and mail the complainant',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @ApiParam(NUMBER)
  @EmployeesOnly()
  async setStatus(
    @Param('klachtnummer') number: string,
    @Body() { van: from, naar: to, toelichting: note, proef }: KlachtStatusDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    if (to === 'answered' && !note) {
      throw new InvalidInput({ toelichting: 'Schrijf het antwoord, of wat u aan de telefoon afsprak.' });
    }
    const { id } = await this.find(number);
    const changed = this.statuses.change(id, { from, to, note, by: naam }, { rehearse: proef });
    return outcomeOf(changed, { site: this.config.site, now: this.clock.now() });
  }

  /** By its number in any notation. */
  private async find(typed: string): Promise<Complaint> {
    const number = normaliseKlachtnummer(typed);
    const complaint =
      isKlachtnummer(number) && (await this.database.manager.findOneBy(Complaint, { number }));
    if (!complaint) throw new CaseUnknown();
    return complaint;
  }

  private aboutWhom({ klachtType, garagenaam, partnernaam }: Complaint): string {
    const third = KLACHT_DERDEN[klachtType as keyof typeof KLACHT_DERDEN];
    return third ? `${third}: ${garagenaam || partnernaam}` : this.config.site.naam;
  }
}
