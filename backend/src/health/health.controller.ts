import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Describes } from '../http/call.js';

class Healthy {
  @ApiProperty({ type: 'string', enum: ['ok'] })
  status: 'ok';
}

/** For whoever watches over the process. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly database: DataSource) {}

  /** The process answers. */
  @Get('live')
  @Describes('live', { summary: 'The process answers', answer: Healthy })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work: the database answers too. Otherwise 503. */
  @Get('ready')
  @Describes('ready', { summary: 'The process can do its work', answer: Healthy })
  async ready(): Promise<{ status: 'ok' }> {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
