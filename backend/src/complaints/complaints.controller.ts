import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Answer } from '@site/contract';
import { IdempotencyKey } from '../http/idempotency.js';
import { ComplaintDto } from './complaint-body.js';
import { Complaints } from './complaints.js';

/** The complaint form. */
@Controller('api/complaints')
export class ComplaintsController {
  constructor(private readonly complaints: Complaints) {}

  /** Complaints may be long: four times what other bodies may measure. */
  @Post()
  @HttpCode(200)
  @RouteConfig({ bodyLimit: 256 * 1024 })
  async send(
    @Body() body: ComplaintDto,
    @Ip() ip: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Answer> {
    await this.complaints.receive(body, ip, idempotencyKey);
    return { success: true };
  }
}
