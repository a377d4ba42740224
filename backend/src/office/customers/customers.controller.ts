import { Body, Controller, Ip, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer, EmailBody, MijnGegevens } from '@site/contract';
import type {
  KlantAdresBody,
  KlantAnswer,
  KlantRij,
  KlantSpoorAnswer,
  LijstAnswer,
  TelefonischAnswer,
} from '@site/contract/office';
import type { FastifyReply } from 'fastify';
import { AccountAddress } from '../../accounts/account-address.js';
import { AddressChanged, AddressTaken, NoAccount } from '../../accounts/account-errors.js';
import type { Employee } from '../../employees/employee.entity.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from '../../employees/employees-only.js';
import { PlainAnswer } from '../../http/answers.js';
import { Call } from '../../http/call.js';
import { InvalidInput } from '../../http/domain-error.js';
import { EmailAddress } from '../../http/fields.js';
import { Applications } from '../../leases/applications.js';
import { LeaseApplicationDto } from '../../leases/lease-bodies.js';
import { Limits } from '../../limits/limits.js';
import { Clock } from '../../platform/clock.js';
import { Erasure } from '../../privacy/erasure.js';
import { PersonalData } from '../../privacy/personal-data.js';
import { MijnGegevensDto } from '../../privacy/personal-data-answers.js';
import { asFile, DOWNLOADS } from '../../privacy/privacy.controller.js';
import { Sessions } from '../../sessions/sessions.js';
import { IdempotencyKey } from '../../submissions/sender.js';
import { EXPORTS } from '../csv.js';
import { CsvFile, sendCsv } from '../csv-file.js';
import { ListQueryDto } from '../office-bodies.js';
import {
  CustomerListAnswerDto,
  KlantAnswerDto,
  KlantSpoorAnswerDto,
  TelefonischAnswerDto,
} from './customer-answers.js';
import { CustomerCase, CustomerUnknown } from './customer-case.js';
import { CustomerList } from './customer-list.js';

class KlantAdresDto implements KlantAdresBody {
  @EmailAddress('Ververs de pagina om het e-mailadres van nu te zien.') van: string;
  @EmailAddress('Vul het nieuwe e-mailadres in.') naar: string;
}

class KlantVerwijderenDto implements EmailBody {
  @EmailAddress('Typ het e-mailadres van de klant om te bevestigen dat u de gegevens wilt verwijderen.')
  email: string;
}

/** What the office does for one customer. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class CustomersController {
  constructor(
    private readonly people: CustomerList,
    private readonly customers: CustomerCase,
    private readonly address: AccountAddress,
    private readonly sessions: Sessions,
    private readonly personalData: PersonalData,
    private readonly erasure: Erasure,
    private readonly applications: Applications,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  @Call('officeCustomers', {
    summary: 'The customers, with an account or without',
    description:
      'Found by all that somebody gave: a name, a company, an address, a number, a code or a number plate.',
    answer: CustomerListAnswerDto,
  })
  @EmployeesOnly()
  list(@Query() query: ListQueryDto): Promise<LijstAnswer<KlantRij>> {
    return this.people.read(query);
  }

  @Call('officeCustomersCsv', { summary: 'The customers, for a spreadsheet' })
  @CsvFile()
  @EmployeesOnly()
  async csv(
    @Query() query: ListQueryDto,
    @CurrentEmployee() { id }: Employee,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(EXPORTS, id);
    await sendCsv(reply, 'klanten', await this.people.csv(query));
  }

  @Call('officeCustomer', {
    summary: 'One customer, with an account or without',
    description:
      'By the id of the account, an application, a complaint or a message, the code of an application or the number of a complaint.',
    answer: KlantAnswerDto,
    errors: [CustomerUnknown],
  })
  @EmployeesOnly()
  async read(@Param('klant') klant: string): Promise<KlantAnswer> {
    return { success: true, ...(await this.customers.read(klant)) };
  }

  @Call('officeEndCustomerSessions', {
    summary: 'Log a customer out everywhere',
    description: 'A customer who is not logged in is no error.',
    answer: PlainAnswer,
    errors: [CustomerUnknown],
  })
  @EmployeesOnly()
  async endSessions(@Param('klant') klant: string): Promise<Answer> {
    const { customer } = await this.customers.find(klant);
    if (customer) await this.sessions.endAll(customer.id);
    return { success: true, message: 'De klant is op alle apparaten uitgelogd.' };
  }

  @Call('officeCorrectCustomerEmail', {
    summary: 'Change the mail address of an account',
    description:
      'Ends every session of the customer, and mails both addresses. What was sent from the former address is listed under the new one.',
    answer: PlainAnswer,
    errors: [CustomerUnknown, NoAccount, AddressChanged, AddressTaken],
  })
  @EmployeesOnly()
  async correctEmail(
    @Param('klant') klant: string,
    @Body() { van, naar }: KlantAdresDto,
    @CurrentEmployee() { naam }: Employee,
  ): Promise<Answer> {
    const { customer } = await this.customers.find(klant);
    if (!customer) throw new NoAccount();
    await this.address.correct(customer.id, { from: van, to: naar, by: naam });
    return { success: true, message: 'Het e-mailadres is gewijzigd. Beide adressen krijgen een e-mail.' };
  }

  @Call('officeCustomerData', {
    summary: 'All data about a customer, by a beheerder',
    description: 'The file that the customer can download, for a request by letter or by phone.',
    answer: MijnGegevensDto,
    errors: [CustomerUnknown],
  })
  @EmployeesOnly()
  async data(
    @Param('klant') klant: string,
    @CurrentEmployee() employee: Employee,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MijnGegevens> {
    await this.limits.take(DOWNLOADS, employee.id);
    const { email } = await this.customers.find(klant);
    return asFile(reply, await this.personalData.about(email), this.clock.now());
  }

  @Call('officeDeleteCustomer', {
    summary: 'Delete what need not be kept of a customer, by a beheerder',
    description:
      'As the customer can. The body has the mail address of the customer, to confirm it. A mail states what was deleted and what is kept.',
    answer: PlainAnswer,
    errors: [CustomerUnknown],
  })
  @EmployeesOnly()
  async delete(@Param('klant') klant: string, @Body() { email }: KlantVerwijderenDto): Promise<Answer> {
    const person = await this.customers.find(klant);
    if (person.email !== email) {
      throw new InvalidInput({
        email: 'Dit is niet het e-mailadres van deze klant. Controleer wat u typte.',
      });
    }
    await this.erasure.erase(email);
    return { success: true, message: 'De gegevens zijn verwijderd. De klant krijgt een e-mail.' };
  }

  @Call('officeCustomerTrail', {
    summary: 'What employees did with the data of a customer, for a beheerder',
    answer: KlantSpoorAnswerDto,
    errors: [CustomerUnknown],
  })
  @EmployeesOnly()
  async trail(@Param('klant') klant: string): Promise<KlantSpoorAnswer> {
    return { success: true, spoor: await this.customers.trail(klant) };
  }

  @Call('officeApply', {
    summary: 'Take an application by phone',
    description:
      'The applicant is mailed the same confirmation as for the form of the site. Linked to no account.',
    answer: TelefonischAnswerDto,
  })
  @EmployeesOnly()
  async apply(
    @Body() body: LeaseApplicationDto,
    @CurrentEmployee() { naam }: Employee,
    @Ip() ip: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<TelefonischAnswer> {
    const { leaseCode } = await this.applications.apply(body, { ip, idempotencyKey, employee: naam });
    return { success: true, leaseCode };
  }
}
