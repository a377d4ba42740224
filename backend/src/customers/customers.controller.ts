import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Ip, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { ActivateAnswer, Answer, Customer, LoginAnswer, Verify2faAnswer } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCustomer, CustomerGuard } from '../sessions/current-customer.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountRequests } from './account-requests.js';
import { Activation } from './activation.js';
import { type CustomerEntity, toCustomer } from './customer.entity.js';
import { EmailDto, LoginDto, ProfileDto, Verify2faDto, VerifyActivationDto } from './customer-bodies.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { maskEmail } from './mask-email.js';
import { Profiles } from './profile.js';

/** Account, login and profile of a customer. */
@Controller('api/customers')
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
  @Post('activate')
  @HttpCode(200)
  async activate(@Body() { email }: EmailDto, @Ip() ip: string): Promise<ActivateAnswer> {
    await this.requests.request({ kind: 'activate', email }, ip);
    return { success: true, customerId: randomUUID(), message: 'Controleer uw inbox.' };
  }

  @Post('verify-activation')
  @HttpCode(200)
  async verifyActivation(@Body() { email, code }: VerifyActivationDto, @Ip() ip: string): Promise<Answer> {
    await this.activation.activate(email, code, ip);
    return { success: true, message: 'Uw persoonlijke logincode is naar uw e-mailadres gestuurd.' };
  }

  @Post('login')
  @HttpCode(200)
  async beginLogin(
    @Body() { permanentCode }: LoginDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ): Promise<LoginAnswer> {
    const { customer, pending } = await this.login.begin(permanentCode, ip);
    await this.sessions.keepPending(request, pending);
    return {
      success: true,
      customerId: customer.id,
      email: maskEmail(customer.email),
      message: 'Wij hebben een verificatiecode naar uw e-mailadres gestuurd.',
    };
  }

  @Post('verify-2fa')
  @HttpCode(200)
  async finishLogin(
    @Body() { customerId, code }: Verify2faDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Verify2faAnswer> {
    const device = this.sessions.deviceOf(request, reply, () => this.devices.newToken());
    const { pendingLogin } = request.session;
    const { customer, isFirstLogin } = await this.login.finish(pendingLogin, customerId, code, device);
    await this.sessions.logIn(request, customer);
    return { success: true, customer: toCustomer(customer), isFirstLogin };
  }

  /** The same answer for every address. */
  @Post('forgot-code')
  @HttpCode(200)
  async forgotCode(@Body() { email }: EmailDto, @Ip() ip: string): Promise<Answer> {
    await this.requests.request({ kind: 'forgot-code', email }, ip);
    return { success: true, message: 'Controleer uw inbox.' };
  }

  @Get('auth')
  @UseGuards(CustomerGuard)
  current(@CurrentCustomer() customer: CustomerEntity): Customer {
    return toCustomer(customer);
  }

  @Put(':id/profile')
  @UseGuards(CustomerGuard)
  async changeProfile(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() body: ProfileDto,
  ): Promise<Answer> {
    await this.profiles.change(customer.id, body);
    return { success: true, message: 'Uw profiel is succesvol bijgewerkt' };
  }
}
