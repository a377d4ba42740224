import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer, ApplicationsAnswer, LinkApplicationAnswer, ReceivedAnswer } from '@site/contract';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { AccessDenied } from '../http/domain-error.js';
import { assertIsCustomer, CurrentCustomer, CustomersOnly } from '../sessions/current-customer.js';
import { ReceivedAnswerDto, receivedAnswer } from '../submissions/received-answer.js';
import { CurrentSender, type Sender } from '../submissions/sender.js';
import { Applications } from './applications.js';
import { ApplicationsAnswerDto, LinkApplicationAnswerDto } from './lease-answers.js';
import {
  AcceptOfferDto,
  ApplicationRequestDto,
  LeaseApplicationDto,
  LinkApplicationDto,
} from './lease-bodies.js';
import {
  LeaseCodeUnknown,
  OfferReplaced,
  OfferUnknown,
  RequestForUnknown,
  RequestNotPossible,
  RequestOpen,
  WithdrawalAsked,
} from './lease-errors.js';
import { Linking } from './linking.js';
import { Offers } from './offers.js';
import { Requests } from './requests.js';

@ApiTags('leases')
@Controller()
export class LeasesController {
  constructor(
    private readonly applications: Applications,
    private readonly linking: Linking,
    private readonly offers: Offers,
    private readonly requests: Requests,
  ) {}

  @Call('sendLeaseEmail', {
    summary: 'Apply for a lease',
    description:
      'The code of the application is mailed to the applicant. In a session of a customer the application is linked to the account.',
    answer: ReceivedAnswerDto,
  })
  async apply(@Body() body: LeaseApplicationDto, @CurrentSender() sender: Sender): Promise<ReceivedAnswer> {
    return receivedAnswer(await this.applications.apply(body, sender));
  }

  @Call('leaseApplication', {
    summary: 'Apply for a lease as a customer',
    description: 'The application is linked to the account, and the mail is sent to its address.',
    answer: ReceivedAnswerDto,
  })
  @CustomersOnly()
  async applyAsCustomer(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() body: LeaseApplicationDto,
    @CurrentSender() sender: Sender,
  ): Promise<ReceivedAnswer> {
    return receivedAnswer(await this.applications.apply({ ...body, email: customer.email }, sender));
  }

  @Call('applications', { summary: 'The applications of a customer', answer: ApplicationsAnswerDto })
  @CustomersOnly()
  async list(@CurrentCustomer() customer: CustomerEntity): Promise<ApplicationsAnswer> {
    return { success: true, applications: await this.applications.ofCustomer(customer.id) };
  }

  @Call('acceptOffer', {
    summary: 'Agree with an offer',
    description: 'The office is asked to call the customer; nothing is signed. A repeat changes nothing.',
    answer: PlainAnswer,
    errors: [OfferUnknown, OfferReplaced, WithdrawalAsked],
  })
  @CustomersOnly()
  async accept(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() { offerteId }: AcceptOfferDto,
  ): Promise<Answer> {
    await this.offers.accept(customer.id, offerteId);
    return { success: true };
  }

  @Call('requestForApplication', {
    summary: 'Ask something about an application',
    description:
      'The office is mailed and answers by mail. A repeat of a request that is still open changes nothing.',
    answer: ReceivedAnswerDto,
    errors: [RequestForUnknown, RequestNotPossible, RequestOpen],
  })
  @CustomersOnly()
  async request(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() { aanvraagId, soort, toelichting = '' }: ApplicationRequestDto,
  ): Promise<ReceivedAnswer> {
    const createdAt = await this.requests.ask(customer.id, { aanvraagId, soort, toelichting });
    return receivedAnswer({ createdAt });
  }

  @Call('linkApplication', {
    summary: 'Link an application to an account',
    description:
      'With the code that was mailed to the applicant. Empty fields of the profile are filled from the application.',
    answer: LinkApplicationAnswerDto,
    errors: [AccessDenied, LeaseCodeUnknown],
  })
  @CustomersOnly()
  async link(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() { customerId, leaseCode }: LinkApplicationDto,
  ): Promise<LinkApplicationAnswer> {
    assertIsCustomer(customer, customerId);
    const profileUpdated = await this.linking.link(customer.id, leaseCode);
    return {
      success: true,
      message: profileUpdated
        ? 'Uw aanvraag is gekoppeld en uw profiel is automatisch aangevuld met uw gegevens'
        : 'Uw lease aanvraag is succesvol gekoppeld aan uw account',
      profileUpdated,
    };
  }
}
