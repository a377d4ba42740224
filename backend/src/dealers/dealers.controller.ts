import { Body, Controller, Ip } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DealerAnswer } from '@site/contract';
import { Call } from '../http/call.js';
import { Limits } from '../limits/limits.js';
import { DealerAnswerDto } from './dealer-answers.js';
import { DealerApplicationDto, DealerDto } from './dealer-bodies.js';
import { DealerUnknown } from './dealer-errors.js';
import { Dealers } from './dealers.js';

/** Wide enough for a dealer with several desks behind one IP address. No link can be guessed. */
const PER_IP = { name: 'dealer-ip', times: 240, seconds: 3600 };

@ApiTags('leases')
@Controller()
export class DealersController {
  constructor(
    private readonly dealers: Dealers,
    private readonly limits: Limits,
  ) {}

  @Call('dealer', {
    summary: 'The page of a dealer',
    description: 'With the token of the personal link. Holds nothing of the customers but how far they are.',
    answer: DealerAnswerDto,
    errors: [DealerUnknown],
  })
  async open(@Body() { link }: DealerDto, @Ip() ip: string): Promise<DealerAnswer> {
    await this.limits.takeByIp(PER_IP, ip);
    return this.dealers.page(link);
  }

  @Call('dealerApplication', {
    summary: 'Begin an application for a customer of a dealer',
    description: 'The customer is mailed the link to finish it. Limited per dealer and per mail address.',
    answer: DealerAnswerDto,
    errors: [DealerUnknown],
  })
  async send(@Body() body: DealerApplicationDto, @Ip() ip: string): Promise<DealerAnswer> {
    await this.limits.takeByIp(PER_IP, ip);
    await this.dealers.send(body);
    return this.dealers.page(body.link);
  }
}
