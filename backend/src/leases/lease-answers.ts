import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ApplicationsAnswer,
  LEASE_STATUS_LABELS,
  type LeaseApplication,
  type LinkApplicationAnswer,
} from '@site/contract';
import { PlainAnswer } from '../http/answers.js';
import { EXAMPLE_ID } from '../http/fields.js';

const STATUSES = Object.keys(LEASE_STATUS_LABELS);

export class LeaseApplicationItem implements LeaseApplication {
  @ApiProperty({ format: 'uuid', examples: [EXAMPLE_ID] })
  id: string;

  @ApiProperty({ examples: ['K7M2PQ9'] })
  leaseCode: string;

  @ApiProperty({
    type: 'string',
    description: `One of ${STATUSES.join(', ')} at present. Clients must show unknown values as they are.`,
    examples: STATUSES,
  })
  status: string;

  @ApiProperty({ format: 'date-time', description: 'UTC.', examples: ['2026-03-02T09:15:00.000Z'] })
  createdAt: string;

  @ApiProperty({ type: 'integer', description: 'Whole euros.', examples: [25_000] })
  aanschafprijs: number | string;

  @ApiProperty({ type: 'integer', description: 'Months.', examples: [60] })
  looptijd: number;

  @ApiPropertyOptional({ examples: ['Van der Berg Bouw'] })
  bedrijfsnaam?: string;

  @ApiPropertyOptional({ examples: ['https://www.autos.example/bus-1'] })
  voertuigLink?: string;
}

export class ApplicationsAnswerDto extends PlainAnswer implements ApplicationsAnswer {
  @ApiProperty({ type: [LeaseApplicationItem], description: 'Newest first.' })
  applications: LeaseApplicationItem[];
}

export class LinkApplicationAnswerDto extends PlainAnswer implements LinkApplicationAnswer {
  @ApiProperty({ description: 'Whether empty fields of the profile were filled from the application.' })
  profileUpdated: boolean;
}
