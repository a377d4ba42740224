import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '@site/contract';
import {
  type BerichtAntwoordBody,
  type BerichtRij,
  type BerichtStatus,
  type BerichtStatusBody,
  type GevolgAnswer,
  type KantoorBericht,
  type KantoorBerichtAnswer,
  LIJST_VOLGORDES,
  type LijstAnswer,
  type LijstVolgorde,
} from '@site/contract/office';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { MessageNote } from '../case-notes/case-note.entity.js';
import { CaseNotes } from '../case-notes/case-notes.js';
import { Config } from '../config/config.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { ContactMessages } from '../contact/contact-messages.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import type { Employee } from '../employees/employee.entity.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { Described, Id, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';
import { Call } from '../http/call.js';
import { OptionalBoolean, RequiredChoice } from '../http/fields.js';
import { Clock } from '../platform/clock.js';
import { behandelaarOf, CaseUnknown } from './assignments.js';
import { CsvFile, sendCsv } from './csv-file.js';
import { MESSAGE_LIST } from './message-list.js';
import { CollegaDto, GeschrevenDto, GevolgAnswerDto, ListAnswerDto, toGeschreven } from './office-answers.js';
import { CaseListQueryDto, FilterOf, NoteDto, ToCustomer } from './office-bodies.js';
import { CHANGE_ERRORS, outcomeOf, rethrowForPage } from './office-changes.js';
import { OfficeLists } from './office-lists.js';

const STATUSES = { open: 'open', beantwoord: 'answered' } as const satisfies Record<BerichtStatus, string>;

export class BerichtAntwoordDto implements BerichtAntwoordBody {
  @ToCustomer('Schrijf uw antwoord.') antwoord: string;

  @OptionalBoolean('Kies of dit een proef is.') proef?: boolean = false;
}

export class BerichtStatusDto implements BerichtStatusBody {
  @RequiredChoice(Object.keys(STATUSES), 'Kies of het bericht beantwoord is.') status: BerichtStatus;
}

class KantoorBerichtDto implements KantoorBericht {
  @Id() id: string;
  @Text('Jan van der Berg') naam: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('Kan ik ook een oven leasen?') onderwerp: string;
  @Text('Ik wil een tweede oven.') bericht: string;
  @Moment() ontvangenOp: string;
  @Moment({ description: 'The sender has an answer before it, in UTC.' }) voor: string;
  @Moment({ description: 'UTC. Missing until it is answered.', ...OPTIONAL }) beantwoordOp?: string;
  @Text('Karin de Vries', { description: 'Missing until it is answered.', ...OPTIONAL })
  beantwoordDoor?: string;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
  @ListOf(GeschrevenDto, 'What was mailed to the sender, oldest first.') antwoorden: GeschrevenDto[];
  @ListOf(GeschrevenDto, 'For the office only, oldest first.') notities: GeschrevenDto[];
}

export class KantoorBerichtAnswerDto extends PlainAnswer implements KantoorBerichtAnswer {
  @Described('The message.', { type: KantoorBerichtDto }) bericht: KantoorBerichtDto;
}

class BerichtRijDto implements BerichtRij {
  @Id() id: string;
  @Text('Jan van der Berg') naam: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('Kan ik ook een oven leasen?') onderwerp: string;
  @Moment() ontvangenOp: string;
  @Moment({
    description: 'The sender has an answer before it, in UTC. Missing once it is answered.',
    ...OPTIONAL,
  })
  voor?: string;
  @Moment({ description: 'UTC. Missing until it is answered.', ...OPTIONAL }) beantwoordOp?: string;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
}

export class MessageListAnswerDto extends ListAnswerDto implements LijstAnswer<BerichtRij> {
  @ListOf(BerichtRijDto, 'At most 50.') rijen: BerichtRijDto[];
}

export class MessageListQueryDto extends CaseListQueryDto {
  @FilterOf(Object.keys(STATUSES), 'Only with this status.') status?: BerichtStatus;
  @FilterOf(LIJST_VOLGORDES, 'The first is the usual one.') sorteer: LijstVolgorde = LIJST_VOLGORDES[0];
}

/** The messages of the contact form, for the office. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OfficeMessagesController {
  constructor(
    private readonly lists: OfficeLists,
    private readonly database: DataSource,
    private readonly messages: ContactMessages,
    private readonly notes: CaseNotes,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Call('officeMessages', { summary: 'The messages of the contact form', answer: MessageListAnswerDto })
  @EmployeesOnly()
  list(
    @Query() query: MessageListQueryDto,
    @CurrentEmployee() employee: Employee,
  ): Promise<LijstAnswer<BerichtRij>> {
    return this.lists.read(MESSAGE_LIST, query, employee);
  }

  @Call('officeMessagesCsv', { summary: 'The messages, for a spreadsheet' })
  @CsvFile()
  @EmployeesOnly()
  async csv(
    @Query() query: MessageListQueryDto,
    @CurrentEmployee() employee: Employee,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, 'berichten', await this.lists.csv(MESSAGE_LIST, query, employee));
  }

  @Call('officeMessage', {
    summary: 'A message of the contact form',
    answer: KantoorBerichtAnswerDto,
    errors: [CaseUnknown],
  })
  @EmployeesOnly()
  async message(@Param('id') id: string): Promise<KantoorBerichtAnswer> {
    const message = await this.find(id);
    const answers = await this.messages.answersTo([message.id]);
    const notes = await this.notes.about(MessageNote, [message.id]);
    const behandelaar = await behandelaarOf(this.database.manager, message);
    const { name: naam, email, subject: onderwerp, createdAt, answeredAt, answeredBy } = message;
    return {
      success: true,
      bericht: {
        ...{ id: message.id, naam, email, onderwerp, bericht: message.message },
        ontvangenOp: createdAt.toISOString(),
        voor: replyBefore(createdAt).toISOString(),
        ...(answeredAt && { beantwoordOp: answeredAt.toISOString(), beantwoordDoor: answeredBy ?? '' }),
        ...(behandelaar && { behandelaar }),
        antwoorden: answers.map(({ answeredAt, answeredBy, answer }) => ({
          op: answeredAt.toISOString(),
          door: answeredBy,
          tekst: answer,
        })),
        notities: notes.map(toGeschreven),
      },
    };
  }

  @Call('officeAnswerMessage', {
    summary: 'Mail an answer to the sender of a message',
    description: 'Of two employees who answer at once, one does.',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @EmployeesOnly()
  async answer(
    @Param('id') id: string,
    @Body() { antwoord, proef }: BerichtAntwoordDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    const message = await this.find(id);
    const answered = this.messages.answer(message.id, { answer: antwoord, by: naam }, { rehearse: proef });
    return outcomeOf(answered, { site: this.config.site, now: this.clock.now() });
  }

  @Call('officeMessageNote', { summary: 'Write a note', answer: PlainAnswer, errors: [CaseUnknown] })
  @EmployeesOnly()
  async note(
    @Param('id') id: string,
    @Body() { notitie: note }: NoteDto,
    @CurrentEmployee() { naam: by }: Employee,
  ): Promise<Answer> {
    const message = await this.find(id);
    await this.notes.add(MessageNote, message.id, { note, by }).catch(rethrowForPage);
    return { success: true };
  }

  @Call('officeMessageStatus', {
    summary: 'Record that a message was answered in another way, or was not',
    description: 'Nothing is mailed.',
    answer: PlainAnswer,
    errors: CHANGE_ERRORS,
  })
  @EmployeesOnly()
  async setStatus(
    @Param('id') id: string,
    @Body() { status }: BerichtStatusDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<Answer> {
    const message = await this.find(id);
    await this.messages.setStatus(message.id, STATUSES[status], naam).catch(rethrowForPage);
    return { success: true };
  }

  private async find(id: string): Promise<ContactMessage> {
    const message = isUUID(id) && (await this.database.manager.findOneBy(ContactMessage, { id }));
    if (!message) throw new CaseUnknown();
    return message;
  }
}
