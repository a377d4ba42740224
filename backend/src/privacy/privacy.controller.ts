import { Body, Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Answer, type DeleteCustomerBody, gegevensBestand, type MijnGegevens } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { InvalidInput } from '../http/domain-error.js';
import { EmailAddress } from '../http/fields.js';
import { Limits } from '../limits/limits.js';
import { Clock } from '../platform/clock.js';
import { CurrentCustomer, CustomersOnly } from '../sessions/current-customer.js';
import { Sessions } from '../sessions/sessions.js';
import { Erasure } from './erasure.js';
import { PersonalData } from './personal-data.js';
import { MijnGegevensDto } from './personal-data-answers.js';

/** An export is expensive to compute. */
export const DOWNLOADS = { name: 'data-download', times: 30, seconds: 3600 };

export class DeleteCustomerDto implements DeleteCustomerBody {
  @EmailAddress('Vul uw e-mailadres in om te bevestigen dat u uw account wilt verwijderen.')
  email: string;
}

/** Answers with a file of all data of a person: indented for human readers, and saved when it is opened as a page. */
export function asFile(reply: FastifyReply, data: MijnGegevens, at: Date): MijnGegevens {
  reply.serializer((payload: unknown) => `${JSON.stringify(payload, null, 2)}\n`);
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${gegevensBestand(at)}"`);
  return data;
}

/** The privacy rights of a customer: data export and erasure. */
@ApiTags('customers')
@Controller()
@CustomersOnly()
export class PrivacyController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly erasure: Erasure,
    private readonly sessions: Sessions,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  @Call('customerData', {
    summary: 'All data about a customer',
    description:
      'As a file to save. Includes what was sent from the mail address of the customer, linked to the account or not. Each record states until when it is kept and why.',
    answer: MijnGegevensDto,
  })
  async data(
    @CurrentCustomer() customer: CustomerEntity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MijnGegevens> {
    await this.limits.take(DOWNLOADS, customer.id);
    return asFile(reply, await this.personalData.about(customer.email), this.clock.now());
  }

  /** Ends every session of the customer, including this one. */
  @Call('deleteCustomer', {
    summary: 'Delete an account',
    description:
      'Deletes the account with its codes, devices and sessions, the rejected and withdrawn applications and the messages to the office. Agreements, complaints and pending applications are kept, without the login. A mail states what was deleted and what is kept.',
    answer: PlainAnswer,
  })
  async delete(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() { email }: DeleteCustomerDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    if (email !== customer.email) {
      throw new InvalidInput({
        email: 'Dit is niet het e-mailadres van uw account. Controleer wat u hebt ingevuld.',
      });
    }
    await this.erasure.erase(email);
    await this.sessions.forgetBrowser(request, reply);
    return {
      success: true,
      message: 'Uw account is verwijderd. In de e-mail die u krijgt, staat wat wij nog bewaren.',
    };
  }
}
