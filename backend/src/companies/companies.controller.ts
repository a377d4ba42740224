import { Body, Controller, Ip, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { BedrijfAnswer, BedrijvenAnswer } from '@site/contract';
import { Call } from '../http/call.js';
import { Limits } from '../limits/limits.js';
import { Companies } from './companies.js';
import { BedrijfAnswerDto, BedrijvenAnswerDto, BedrijvenDto } from './company-answers.js';

/** Wide enough for an office behind one IP address, and too little to copy the register. */
const SEARCHES_PER_IP = { name: 'company-search-ip', times: 60, seconds: 3600 };
/** Each may cost money. */
const PROFILES_PER_IP = { name: 'company-ip', times: 20, seconds: 3600 };

@ApiTags('companies')
@Controller()
export class CompaniesController {
  constructor(
    private readonly companies: Companies,
    private readonly limits: Limits,
  ) {}

  @Call('bedrijven', {
    summary: 'Companies in the trade register of the KvK',
    description:
      'By a number of eight digits in any notation, or by a name. Limited per IP address. When the KvK cannot be asked, the answer says so, with status 200.',
    answer: BedrijvenAnswerDto,
  })
  async search(@Body() { zoek }: BedrijvenDto, @Ip() ip: string): Promise<BedrijvenAnswer> {
    await this.limits.takeByIp(SEARCHES_PER_IP, ip);
    const found = await this.companies.search(zoek);
    if (!found) return { success: true, status: 'niet-beschikbaar' };
    if (found.bedrijven.length === 0) return { success: true, status: 'onbekend' };
    return { success: true, status: 'gevonden', ...found };
  }

  @Call('bedrijf', {
    summary: 'What the KvK says about a company',
    description:
      'Only for a company that the visitor chose: the KvK asks money for it. Limited per IP address. When the KvK cannot be asked, the answer says so, with status 200.',
    answer: BedrijfAnswerDto,
  })
  @ApiParam({ name: 'kvkNummer', schema: { type: 'string', examples: ['68750110'] } })
  async find(@Param('kvkNummer') kvkNummer: string, @Ip() ip: string): Promise<BedrijfAnswer> {
    await this.limits.takeByIp(PROFILES_PER_IP, ip);
    const bedrijf = await this.companies.find(kvkNummer);
    if (bedrijf) return { success: true, status: 'gevonden', bedrijf };
    return { success: true, status: bedrijf === null ? 'onbekend' : 'niet-beschikbaar' };
  }
}
