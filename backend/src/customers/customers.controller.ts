import { randomUUID } from 'node:crypto';
import { Body, Controller, Ip, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ActivateAnswer,
  type Answer,
  type Customer,
  type LoginAnswer,
  NIEUWE_CODE_NA_SECONDEN,
  type Verify2faAnswer,
} from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { AN_ID } from '../http/fields.js';
import { maskEmail } from '../log/mask-email.js';
import { CurrentCustomer, CustomerGuard } from '../sessions/current-customer.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountRequests } from './account-requests.js';
import { Activation } from './activation.js';
import { type CustomerEntity, toCustomer } from './customer.entity.js';
import { ActivateAnswerDto, CustomerDto, LoginAnswerDto, Verify2faAnswerDto } from './customer-answers.js';
import { EmailDto, LoginDto, ProfileDto, Verify2faDto, VerifyActivationDto } from './customer-bodies.js';
import {
  CodeJustSent,
  CodeRejected,
  CustomerLocked,
  LoginCodeUnknown,
  NoPendingLogin,
  VerificationCodeValid,
} from './customer-errors.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { Profiles } from './profile.js';

/** How a locked customer is refused, for the description of the calls. */
const LOCKED = new CustomerLocked(900);
/** How a login is refused that would mail a second code too soon, for the description of the calls. */
const JUST_SENT = new CodeJustSent(NIEUWE_CODE_NA_SECONDEN);
const STILL_VALID = new VerificationCodeValid({
  customerId: AN_ID,
  email: 'j•••@bedrijf.example',
  retryAfter: NIEUWE_CODE_NA_SECONDEN,
});

/** Account, login and profile of a customer. */
@ApiTags('customers')
@Controller()
export class CustomersController {
  constructor(
    private readonly requests: AccountRequests,
    private readonly activation: Activation,
    private readonly login: Login,
    private readonly profiles: Profiles,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  /** The same answer for every address. The id is drawn for the answer and belongs to nobody. */
  @Call('activate', {
    summary: 'Ask for an account',
    description: 'The same answer for every address. A code is mailed to activate the account with.',
    answer: ActivateAnswerDto,
  })
  async activate(@Body() { email }: EmailDto, @Ip() ip: string): Promise<ActivateAnswer> {
    await this.requests.request({ kind: 'activate', email }, ip);
    return { success: true, customerId: randomUUID(), message: 'Controleer uw inbox.' };
  }

  @Call('verifyActivation', {
    summary: 'Activate an account with the mailed code',
    description: 'The permanent login code is mailed and can be read nowhere else.',
    answer: PlainAnswer,
    refusals: [CodeRejected],
  })
  async verifyActivation(@Body() { email, code }: VerifyActivationDto, @Ip() ip: string): Promise<Answer> {
    await this.activation.activate(email, code, ip);
    return { success: true, message: 'Uw persoonlijke logincode is naar uw e-mailadres gestuurd.' };
  }

  @Call('login', {
    summary: 'Begin to log in with the permanent code',
    description:
      'A verification code is mailed. This browser remembers that it waits for it. When no new code can be mailed yet and the one that this browser waits for still works, the refusal has the fields of the answer too, and `retryAfter`: the seconds until a new one can be asked for.',
    answer: LoginAnswerDto,
    refusals: [LoginCodeUnknown, LOCKED, JUST_SENT, STILL_VALID],
  })
  async beginLogin(
    @Body() { permanentCode }: LoginDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ): Promise<LoginAnswer> {
    const { customer, pending } = await this.login.begin(permanentCode, ip, request.session.pendingLogin);
    await this.sessions.keepPending(request, pending);
    return {
      success: true,
      customerId: customer.id,
      email: maskEmail(customer.email),
      message: 'Wij hebben een verificatiecode naar uw e-mailadres gestuurd.',
    };
  }

  @Call('verify2fa', {
    summary: 'Log in with the mailed verification code',
    description: 'In the browser that began to log in. The session cookie comes with the answer.',
    answer: Verify2faAnswerDto,
    refusals: [CodeRejected, NoPendingLogin, LOCKED],
  })
  async finishLogin(
    @Body() { customerId, code }: Verify2faDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Verify2faAnswer> {
    const device = this.sessions.deviceOf(request) ?? this.devices.newToken();
    const { pendingLogin } = request.session;
    const { customer, isFirstLogin } = await this.login.finish(pendingLogin, customerId, code, device);
    await this.sessions.logIn(request, customer);
    this.sessions.rememberDevice(reply, device);
    return { success: true, message: 'U bent ingelogd.', customer: toCustomer(customer), isFirstLogin };
  }

  /** The same answer for every address. */
  @Call('forgotCode', {
    summary: 'Ask for a new permanent code',
    description: 'The same answer for every address. The old code stops working.',
    answer: PlainAnswer,
  })
  async forgotCode(@Body() { email }: EmailDto, @Ip() ip: string): Promise<Answer> {
    await this.requests.request({ kind: 'forgot-code', email }, ip);
    return { success: true, message: 'Controleer uw inbox.' };
  }

  @Call('customer', { summary: 'The customer who is logged in', answer: CustomerDto })
  @UseGuards(CustomerGuard)
  current(@CurrentCustomer() customer: CustomerEntity): Customer {
    return toCustomer(customer);
  }

  @Call('profile', {
    summary: 'Change the profile of a customer',
    description: 'Nothing is required. The e-mail address is not part of it.',
    answer: PlainAnswer,
  })
  @UseGuards(CustomerGuard)
  async changeProfile(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() body: ProfileDto,
  ): Promise<Answer> {
    await this.profiles.change(customer.id, body);
    return { success: true, message: 'Uw profiel is succesvol bijgewerkt' };
  }
}
