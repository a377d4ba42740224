import { Body, Controller, Get, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import type { Answer, ApplicationsAnswer, LinkApplicationAnswer } from '@site/contract';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { IdempotencyKey } from '../http/idempotency.js';
import { CurrentCustomer, CustomerGuard, mustBe } from '../sessions/current-customer.js';
import { Applications } from './applications.js';
import { LeaseApplicationDto, LinkApplicationDto } from './lease-bodies.js';
import { Linking } from './linking.js';

/** Applying for a lease, with and without an account, and the applications of an account. */
@Controller('api')
export class LeasesController {
  constructor(
    private readonly applications: Applications,
    private readonly linking: Linking,
  ) {}

  @Post('send-lease-email')
  @HttpCode(200)
  async apply(
    @Body() body: LeaseApplicationDto,
    @Ip() ip: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Answer> {
    await this.applications.apply(body, { ip, idempotencyKey });
    return { success: true };
  }

  @Post('customers/lease-application')
  @HttpCode(200)
  @UseGuards(CustomerGuard)
  async applyAsCustomer(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() body: LeaseApplicationDto,
    @Ip() ip: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Answer> {
    await this.applications.apply(body, { ip, customer, idempotencyKey });
    return { success: true };
  }

  @Get('customers/:id/applications')
  @UseGuards(CustomerGuard)
  async list(@CurrentCustomer() customer: CustomerEntity): Promise<ApplicationsAnswer> {
    return { success: true, applications: await this.applications.ofCustomer(customer.id) };
  }

  @Post('customers/link-application')
  @HttpCode(200)
  @UseGuards(CustomerGuard)
  async link(
    @CurrentCustomer() customer: CustomerEntity,
    @Body() { customerId, leaseCode }: LinkApplicationDto,
  ): Promise<LinkApplicationAnswer> {
    mustBe(customer, customerId);
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
