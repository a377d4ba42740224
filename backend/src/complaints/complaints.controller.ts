import { Body, Controller, Ip } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { type ComplaintAnswer, type ComplaintStatusAnswer, KLACHT_BYTES } from '@site/contract';
import { Call } from '../http/call.js';
import { CurrentSender, type Sender } from '../submissions/sender.js';
import { ComplaintAnswerDto, ComplaintStatusAnswerDto, complaintAnswer } from './complaint-answers.js';
import { ComplaintDto, ComplaintStatusDto } from './complaint-body.js';
import { ComplaintUnknown } from './complaint-errors.js';
import { ComplaintStatus } from './complaint-status.js';
import { Complaints } from './complaints.js';

@ApiTags('complaints')
@Controller()
export class ComplaintsController {
  constructor(
    private readonly complaints: Complaints,
    private readonly statuses: ComplaintStatus,
  ) {}

  @Call('complaints', {
    summary: 'Send a complaint',
    description: `Confirmed by mail, with its number. The body may have ${KLACHT_BYTES} bytes.`,
    answer: ComplaintAnswerDto,
    unread: ['bijlagen'],
  })
  @RouteConfig({ bodyLimit: KLACHT_BYTES })
  async send(@Body() body: ComplaintDto, @CurrentSender() sender: Sender): Promise<ComplaintAnswer> {
    return complaintAnswer(await this.complaints.receive(body, sender));
  }

  @Call('complaintStatus', {
    summary: 'The status of a complaint',
    description:
      'Needs no account: the number and the mail address of the complaint identify the complainant. Failures are limited per IP address and per number.',
    answer: ComplaintStatusAnswerDto,
    errors: [ComplaintUnknown],
  })
  async status(@Body() body: ComplaintStatusDto, @Ip() ip: string): Promise<ComplaintStatusAnswer> {
    return { success: true, ...(await this.statuses.find(body, ip)) };
  }
}
