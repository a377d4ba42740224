import { Controller, Ip, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { KentekenAnswer } from '@site/contract';
import { Call } from '../http/call.js';
import { Limits } from '../limits/limits.js';
import { KentekenAnswerDto } from './vehicle-answers.js';
import { Vehicles } from './vehicles.js';

/** Wide enough for an office behind one IP address, and too little to copy the register. */
const PER_IP = { name: 'vehicle-ip', times: 60, seconds: 3600 };

@ApiTags('vehicles')
@Controller()
export class VehiclesController {
  constructor(
    private readonly vehicles: Vehicles,
    private readonly limits: Limits,
  ) {}

  @Call('kenteken', {
    summary: 'What the RDW says about a plate',
    description:
      'A Dutch plate in any notation. Limited per IP address. When the RDW cannot be asked, the answer says so, with status 200.',
    answer: KentekenAnswerDto,
  })
  @ApiParam({ name: 'kenteken', schema: { type: 'string', examples: ['1-VJK-01'] } })
  async find(@Param('kenteken') kenteken: string, @Ip() ip: string): Promise<KentekenAnswer> {
    await this.limits.takeByIp(PER_IP, ip);
    const voertuig = await this.vehicles.find(kenteken);
    if (voertuig) return { success: true, status: 'gevonden', voertuig };
    return { success: true, status: voertuig === null ? 'onbekend' : 'niet-beschikbaar' };
  }
}
