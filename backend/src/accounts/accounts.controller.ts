import { randomUUID } from 'node:crypto';
import { Body, Controller, Ip, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ActivateAnswer,
  type Answer,
  type Customer,
  type LoginAnswer,
  NEW_CODE_AFTER_SECONDS,
  type Verify2faAnswer,
} from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CustomerEntity, toCustomer } from '../customers/customer.entity.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { EXAMPLE_ID } from '../http/fields.js';
import { maskEmail } from '../log/pino-logger.js';
import { CurrentCustomer, CustomersOnly } from '../sessions/current-customer.js';
import { Sessions } from '../sessions/sessions.js';
import { ActivateAnswerDto, CustomerDto, LoginAnswerDto, Verify2faAnswerDto } from './account-answers.js';
import { EmailDto, LoginDto, ProfileDto, Verify2faDto, VerifyActivationDto } from './account-bodies.js';
import {
  CodeJustSent,
  CodeRejected,
  CustomerLocked,
  LoginCodeUnknown,
  NoPendingLogin,
  VerificationCodeValid,
} from './account-errors.js';
import { AccountRequests } from './account-requests.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { Profiles } from './profile.js';

/** Example errors for the API documentation. */
const LOCKED = new CustomerLocked(900);
const JUST_SENT = new CodeJustSent(NEW_CODE_AFTER_SECONDS);
const STILL_VALID = new VerificationCodeValid({
  customerId: EXAMPLE_ID,
  email: 'j•••@bedrijf.example',
  retryAfter: NEW_CODE_AFTER_SECONDS,
});

@ApiTags('customers')
@Controller()
export class AccountsController {
  constructor(
    private readonly requests: AccountRequests,
    private readonly login: Login,
    private readonly profiles: Profiles,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  /** The same answer for every address, with a random id, to prevent account enumeration. */
  @Call('activate', {
    summary: 'Request an account',
    description: 'The same answer for every address. The activation code is mailed.',
    answer: ActivateAnswerDto,
  })
  async activate(@Body() { email }: EmailDto, @Ip() ip: string): Promise<ActivateAnswer> {
    await this.requests.request({ kind: 'activate', email }, ip);
    return { success: true, customerId: randomUUID(), message: 'Controleer uw inbox.' };
  }

  @Call('verifyActivation', {
    summary: 'Activate an account with the mailed code',
    description: 'The permanent login code is mailed and available nowhere else.',
    answer: PlainAnswer,
    errors: [CodeRejected],
  })
  async verifyActivation(@Body() { email, code }: VerifyActivationDto, @Ip() ip: string): Promise<Answer> {
    await this.requests.activate(email, code, ip);
    return { success: true, message: 'Uw logincode is naar uw e-mailadres gestuurd.' };
  }

  @Call('login', {
    summary: 'Start a login with the permanent code',
    description:
      'A verification code is mailed, and the session stores the pending login. When no new code can be mailed yet but the previous code of this browser is still valid, the error has the fields of the answer too, and `retryAfter`: the seconds until a new code can be requested.',
    answer: LoginAnswerDto,
    errors: [LoginCodeUnknown, LOCKED, JUST_SENT, STILL_VALID],
  })
  async beginLogin(
    @Body() { permanentCode }: LoginDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ): Promise<LoginAnswer> {
    const { customer, pending } = await this.login.begin(permanentCode, ip, request.session.pendingLogin);
    await this.sessions.storePendingLogin(request, pending);
    return {
      success: true,
      customerId: customer.id,
      email: maskEmail(customer.email),
      message: 'Wij hebben een verificatiecode naar uw e-mailadres gestuurd.',
    };
  }

  @Call('verify2fa', {
    summary: 'Log in with the mailed verification code',
    description: 'Only in the browser that started the login. The answer sets the session cookie.',
    answer: Verify2faAnswerDto,
    errors: [CodeRejected, NoPendingLogin, LOCKED],
  })
  async finishLogin(
    @Body() { customerId, code }: Verify2faDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Verify2faAnswer> {
    const device = this.sessions.deviceToken(request) ?? this.devices.newToken();
    const { pendingLogin } = request.session;
    const { customer, isFirstLogin } = await this.login.finish(pendingLogin, customerId, code, device);
    await this.sessions.logIn(request, customer);
    this.sessions.rememberDevice(reply, device);
    return { success: true, message: 'U bent ingelogd.', customer: toCustomer(customer), isFirstLogin };
  }

  @Call('forgotCode', {
    summary: 'Request a new permanent code',
    description:
      'The same answer for every address. The previous code is valid until a login with the new one is completed, which ends all other sessions.',
    answer: PlainAnswer,
  })
  async forgotCode(@Body() { email }: EmailDto, @Ip() ip: string): Promise<Answer> {
    await this.requests.request({ kind: 'forgot-code', email }, ip);
    return { success: true, message: 'Controleer uw inbox.' };
  }

  @Call('customer', { summary: 'The logged-in customer', answer: CustomerDto })
  @CustomersOnly()
  current(@CurrentCustomer() customer: CustomerEntity): Customer {
    return toCustomer(customer);
  }

  @Call('profile', {
    summary: 'Change the profile of a customer',
    description: 'All fields are optional. The e-mail address cannot be changed.',
    answer: PlainAnswer,
  })
  @CustomersOnly()
  async changeProfile(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() body: ProfileDto,
  ): Promise<Answer> {
    await this.profiles.change(customer.id, body);
    return { success: true, message: 'Uw profiel is succesvol bijgewerkt' };
  }
}
