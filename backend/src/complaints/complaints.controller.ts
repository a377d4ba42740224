import { Body, Controller } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { type Answer, KLACHT_BYTES } from '@site/contract';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { CurrentSender, type Sender } from '../submissions/sender.js';
import { ComplaintDto } from './complaint-body.js';
import { Complaints } from './complaints.js';

@ApiTags('complaints')
@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: Complaints) {}

  @Call('complaints', {
    summary: 'Send a complaint',
    description: `Confirmed by mail, with its number. The body may have ${KLACHT_BYTES} bytes.`,
    answer: PlainAnswer,
    unread: ['bijlagen'],
  })
  @RouteConfig({ bodyLimit: KLACHT_BYTES })
  async send(@Body() body: ComplaintDto, @CurrentSender() sender: Sender): Promise<Answer> {
    await this.complaints.receive(body, sender);
    return { success: true };
  }
}
