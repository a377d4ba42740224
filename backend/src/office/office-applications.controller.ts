import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Answer, VERZOEK_LABELS, type VerzoekSoort } from '@site/contract';
import { DOCUMENTEN, type DocumentSoort } from '@site/contract/facts';
import type {
  AanvraagRij,
  AanvraagZaakAnswer,
  GevolgAnswer,
  LijstAnswer,
  Wijziging,
} from '@site/contract/office';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Config } from '../config/config.js';
import { DocumentsUnavailable } from '../documents/document-errors.js';
import { OfficeDocuments } from '../documents/office-documents.js';
import type { Employee } from '../employees/employee.entity.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { InvalidInput } from '../http/domain-error.js';
import { AddressCorrection } from '../leases/address-correction.js';
import { ApplicationStatus } from '../leases/application-status.js';
import type { Handling, LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { Notes } from '../leases/notes.js';
import { Offers } from '../leases/offers.js';
import { Requests } from '../leases/requests.js';
import { ApplicationMails } from '../mail/application-mails.js';
import { Clock } from '../platform/clock.js';
import { normaliseAddress } from '../platform/normalise-address.js';
import { ChangedMeanwhile } from '../status-history/decision.js';
import { ApplicationCases } from './application-case.js';
import { APPLICATION_LIST } from './application-list.js';
import { CaseUnknown } from './assignments.js';
import { CsvFile, sendCsv } from './csv-file.js';
import { amountsOf } from './offer-amounts.js';
import { AanvraagZaakAnswerDto, ApplicationListAnswerDto, GevolgAnswerDto } from './office-answers.js';
import {
  AddressDto,
  AnswerDto,
  ApplicationListQueryDto,
  AskDocumentsDto,
  DecideDocumentDto,
  NoteDto,
  OfferDto,
  StatusDto,
  WithdrawOfferDto,
} from './office-bodies.js';
import { CHANGE_ERRORS, NotNow, outcomeOf, rethrowForPage } from './office-changes.js';
import { OfficeLists } from './office-lists.js';

/** The applications, as the office handles them. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OfficeApplicationsController {
  constructor(
    private readonly lists: OfficeLists,
    private readonly cases: ApplicationCases,
    private readonly notes: Notes,
    private readonly statuses: ApplicationStatus,
    private readonly requests: Requests,
    private readonly offers: Offers,
    private readonly corrections: AddressCorrection,
    private readonly documents: OfficeDocuments,
    private readonly mails: ApplicationMails,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Call('officeApplications', { summary: 'The applications', answer: ApplicationListAnswerDto })
  @EmployeesOnly()
  list(
    @Query() query: ApplicationListQueryDto,
    @CurrentEmployee() employee: Employee,
  ): Promise<LijstAnswer<AanvraagRij>> {
    return this.lists.read(APPLICATION_LIST, query, employee);
  }

  @Call('officeApplicationsCsv', { summary: 'The applications, for a spreadsheet' })
  @CsvFile()
  @EmployeesOnly()
  async csv(
    @Query() query: ApplicationListQueryDto,
    @CurrentEmployee() employee: Employee,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, 'aanvragen', await this.lists.csv(APPLICATION_LIST, query, employee));
  }

  @Call('officeApplication', {
    summary: 'An application, with all that happened to it',
    answer: AanvraagZaakAnswerDto,
    errors: [CaseUnknown],
  })
  @CaseCode()
  @EmployeesOnly()
  async read(@Param('leaseCode') code: string): Promise<AanvraagZaakAnswer> {
    return { success: true, aanvraag: await this.cases.read(code) };
  }

  @Call('officeNote', { summary: 'Write a note', answer: PlainAnswer, errors: [CaseUnknown] })
  @CaseCode()
  @EmployeesOnly()
  async note(
    @Param('leaseCode') code: string,
    @Body() { notitie }: NoteDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<Answer> {
    const { id } = await this.cases.find(code);
    await this.notes.add(id, { note: notitie, by: naam });
    return { success: true };
  }

  @Call('officeStatus', {
    summary: 'Change the status and mail the customer',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @EmployeesOnly()
  status(
    @Param('leaseCode') code: string,
    @Body() body: StatusDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    const { naar: to, toelichting: note = '' } = body;
    return this.change(code, body, ({ id, status: from }, how) =>
      this.statuses.change(id, { from, to, note, by: naam }, how),
    );
  }

  @Call('officeAnswer', {
    summary: 'Answer what the customer asked',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @ApiParam({ name: 'soort', schema: { type: 'string', enum: Object.keys(VERZOEK_LABELS) } })
  @EmployeesOnly()
  answer(
    @Param('leaseCode') code: string,
    @Param('soort') soort: string,
    @Body() body: AnswerDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    return this.change(code, body, async ({ id }, how) => {
      if (!isRequest(soort)) throw new CaseUnknown();
      await this.requests.answer(id, soort, { note: body.antwoord, by: naam }, how);
    });
  }

  @Call('officeMakeOffer', {
    summary: 'Make an offer, in place of the one before it',
    description: 'Amounts as people write them; what they come to must be likely.',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @EmployeesOnly()
  makeOffer(
    @Param('leaseCode') code: string,
    @Body() body: OfferDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    const terms = { ...amountsOf(body), madeBy: naam };
    return this.change(code, body, ({ id }, how) => this.offers.make(id, terms, how));
  }

  @Call('officeWithdrawOffer', {
    summary: 'Withdraw the offer that holds',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @EmployeesOnly()
  withdrawOffer(
    @Param('leaseCode') code: string,
    @Body() body: WithdrawOfferDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    const { toelichting: note = '' } = body;
    return this.change(code, body, ({ id }, how) => this.offers.withdraw(id, { note, by: naam }, how));
  }

  @Call('officeCorrectEmail', {
    summary: 'Correct a mistyped mail address',
    description: 'The code changes with it; the answer has the new one.',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @EmployeesOnly()
  async correctEmail(
    @Param('leaseCode') code: string,
    @Body() body: AddressDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    let leaseCode: string | undefined;
    const outcome = await this.change(code, body, async ({ id }, how) => {
      leaseCode = await this.corrections.correct(id, { email: normaliseAddress(body.email), by: naam }, how);
    });
    return { ...outcome, ...(leaseCode && { leaseCode }) };
  }

  @Call('officeAskDocuments', {
    summary: 'Ask documents that were not asked before',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @EmployeesOnly()
  askDocuments(
    @Param('leaseCode') code: string,
    @Body() body: AskDocumentsDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    const { soorten, anders = '', toelichting: note = '' } = body;
    if (soorten.length === 0 && !anders)
      throw new InvalidInput({ soorten: 'Kies welke documenten u vraagt.' });
    const kinds = (Object.keys(DOCUMENTEN) as DocumentSoort[]).filter((soort) => soorten.includes(soort));
    const wanted = [
      ...kinds.map((soort) => ({ soort, naam: DOCUMENTEN[soort] })),
      ...(anders ? [{ soort: 'anders' as const, naam: anders }] : []),
    ];
    return this.change(code, body, ({ id }, how) => this.documents.ask(id, wanted, { note, by: naam }, how));
  }

  @Call('officeDecideDocument', {
    summary: 'Accept a document, refuse it with a reason, or ask it no longer',
    answer: GevolgAnswerDto,
    errors: CHANGE_ERRORS,
  })
  @CaseCode()
  @EmployeesOnly()
  decideDocument(
    @Param('leaseCode') code: string,
    @Param('document') document: string,
    @Body() body: DecideDocumentDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<GevolgAnswer> {
    const { besluit, toelichting: note = '', verwijderBestanden: deleteFiles = false } = body;
    if (besluit === 'afgekeurd' && !note) {
      throw new InvalidInput({ toelichting: 'Vul in waarom het document niet goed is: de klant leest dit.' });
    }
    return this.change(code, body, async ({ id }, how) => {
      await this.documents.assertOf(id, document);
      if (besluit === 'akkoord') return this.documents.accept(document, naam, how);
      if (besluit === 'vervallen') return this.documents.drop(document, how);
      return this.documents.refuse(document, { note, by: naam, deleteFiles }, how);
    });
  }

  @Call('officeRetryMail', {
    summary: 'Send a mail again that was not sent yet',
    description: 'At once, in place of when the next try would be.',
    answer: PlainAnswer,
    errors: [CaseUnknown, new NotNow('Deze mail is intussen verstuurd.')],
  })
  @CaseCode()
  @EmployeesOnly()
  async retryMail(@Param('leaseCode') code: string, @Param('mail') mail: string): Promise<Answer> {
    const { id } = await this.cases.find(code);
    if (!isUUID(mail)) throw new CaseUnknown();
    if (!(await this.mails.retry(id, mail))) {
      throw new NotNow('Deze mail wordt op dit moment verstuurd, of is dat al. Ververs de pagina.');
    }
    return { success: true };
  }

  @Call('officeDocumentFile', {
    summary: 'A file of a document, to look at',
    description: 'It is recorded who opened it. Shown without scripts, forms and links to elsewhere.',
    errors: [
      CaseUnknown,
      new NotNow('Dit bestand is nog niet op virussen gecontroleerd.'),
      new DocumentsUnavailable(null),
    ],
  })
  @ApiResponse({
    status: 200,
    description: 'The file, with its type.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  @CaseCode()
  @EmployeesOnly()
  async openFile(
    @Param('leaseCode') code: string,
    @Param('document') document: string,
    @Param('file') fileId: string,
    @CurrentEmployee() { naam }: Employee,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = await this.cases.find(code);
    await this.documents.assertOf(id, document, fileId).catch(rethrowForPage);
    const { file, content } = await this.documents.read(fileId, naam).catch(rethrowForPage);
    await reply
      .headers({
        'content-type': file.type,
        'content-length': file.grootte,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(content);
  }

  private async change(
    code: string,
    { versie, proef = false }: Wijziging,
    change: (application: LeaseApplicationEntity, how: Handling) => Promise<unknown>,
  ): Promise<GevolgAnswer> {
    const application = await this.cases.find(code);
    // Before anything is said about an older state.
    if (application.versie !== versie) throw new ChangedMeanwhile();
    const { site } = this.config;
    return outcomeOf(change(application, { seen: versie, rehearse: proef }), { site, now: this.clock.now() });
  }
}

const isRequest = (soort: string): soort is VerzoekSoort => Object.hasOwn(VERZOEK_LABELS, soort);

/** The code in the address of a call. */
function CaseCode(): MethodDecorator {
  return ApiParam({ name: 'leaseCode', schema: { type: 'string', examples: ['K7M2P4Q'] } });
}
