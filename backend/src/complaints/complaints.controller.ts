import { Body, Controller, Ip } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '@site/contract';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { IdempotencyKey } from '../http/idempotency.js';
import { ComplaintDto } from './complaint-body.js';
import { Complaints } from './complaints.js';

/** The complaint form. */
@ApiTags('complaints')
@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: Complaints) {}

  /** Complaints may be long: four times what other bodies may measure. */
  @Call('complaints', {
    summary: 'Send a complaint',
    description: 'It is confirmed by mail, with its number. The body may measure 256 KiB.',
    answer: PlainAnswer,
  })
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
