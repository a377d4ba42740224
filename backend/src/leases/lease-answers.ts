import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ApplicationsAnswer,
  LEASE_STATUS_LABELS,
  type LeaseApplication,
  type LeaseOfferte,
  type LeaseStatusChange,
  type LeaseVerzoek,
  type LinkApplicationAnswer,
  type OfferteEinde,
  type OfferteEindeReden,
  type OfferteStatus,
  VERZOEK_LABELS,
  VOERTUIG_TYPES,
  type VoertuigType,
} from '@site/contract';
import { PlainAnswer } from '../http/answers.js';
import { EXAMPLE_ID } from '../http/fields.js';
import { DutchDate } from '../submissions/received-answer.js';

const MOMENT = {
  type: 'string',
  format: 'date-time',
  description: 'UTC.',
  examples: ['2026-03-02T09:15:00.000Z'],
} as const;
const Euros = (example: number): PropertyDecorator =>
  ApiProperty({ type: 'integer', description: 'Whole euros.', examples: [example] });
const OptionalEuros = (example: number): PropertyDecorator =>
  ApiPropertyOptional({ type: 'integer', description: 'Whole euros.', examples: [example] });
const WithCents = (description: string, example: number): PropertyDecorator =>
  ApiProperty({ type: 'number', description, examples: [example] });
const STATUSES = Object.keys(LEASE_STATUS_LABELS);
const ENDINGS: readonly OfferteEindeReden[] = ['vervangen', 'ingetrokken', 'aanvraag-gestopt'];
const KINDS = Object.keys(VERZOEK_LABELS);

class OfferteEindeDto implements OfferteEinde {
  @ApiProperty({
    type: 'string',
    description: `One of ${ENDINGS.join(', ')} at present. Clients must show the end alone for unknown values.`,
    examples: ENDINGS,
  })
  reden: string;

  @ApiProperty(MOMENT)
  op: string;

  @ApiProperty({ description: 'What the office wrote to the customer, or empty.', examples: [''] })
  toelichting: string;
}

export class LeaseOfferteDto implements LeaseOfferte {
  @ApiProperty({ format: 'uuid', examples: [EXAMPLE_ID] })
  id: string;

  @ApiProperty({ enum: ['open', 'akkoord', 'verlopen'] })
  status: OfferteStatus;

  @ApiProperty({ examples: ['Leasemaatschappij Noord'] })
  leasemaatschappij: string;

  @ApiProperty({ description: 'In words or as an address.', examples: ['https://www.autos.example/bus-1'] })
  voertuig: string;

  @Euros(25_000) aanschafprijs: number;
  @Euros(5000) aanbetaling: number;
  @Euros(2500) slottermijn: number;

  @ApiProperty({ type: 'integer', description: 'Months.', examples: [60] })
  looptijd: number;

  @WithCents('Euros, with cents.', 395.5) maandbedrag: number;
  @WithCents('One-off costs in euros, with cents, VAT excluded.', 250) kosten: number;

  @ApiProperty({ description: 'What the office adds, or empty.', examples: [''] })
  toelichting: string;

  @ApiProperty(MOMENT)
  gemaaktOp: string;

  @DutchDate('The last day on which it holds.')
  geldigTotEnMet: string;

  @ApiPropertyOptional(MOMENT)
  akkoordOp?: string;

  @ApiPropertyOptional({
    format: 'date',
    description: 'The last day on which the office calls who agreed.',
    examples: ['2026-11-23'],
  })
  bellenUiterlijk?: string;

  @ApiPropertyOptional({ description: 'Missing while it holds, and when it lapsed by itself.' })
  einde?: OfferteEindeDto;
}

export class LeaseVerzoekDto implements LeaseVerzoek {
  @ApiProperty({ format: 'uuid', examples: [EXAMPLE_ID] })
  id: string;

  @ApiProperty({
    type: 'string',
    description: `One of ${KINDS.join(', ')} at present. Clients must leave out unknown values.`,
    examples: KINDS,
  })
  soort: string;

  @ApiProperty({ description: 'What the customer added, or empty.', examples: [''] })
  toelichting: string;

  @ApiProperty(MOMENT)
  gevraagdOp: string;

  @ApiPropertyOptional(MOMENT)
  beantwoordOp?: string;

  @ApiPropertyOptional({ description: 'Empty when the answer was a change of the status.', examples: [''] })
  antwoord?: string;
}

class LeaseStatusChangeDto implements LeaseStatusChange {
  @ApiProperty({ type: 'string', examples: STATUSES })
  status: string;

  @ApiProperty(MOMENT)
  op: string;

  @ApiProperty({ description: 'What the office wrote to the customer, or empty.', examples: [''] })
  toelichting: string;
}

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

  @ApiPropertyOptional({ enum: Object.keys(VOERTUIG_TYPES), description: 'Missing when it was not stated.' })
  voertuigType?: VoertuigType;

  @OptionalEuros(5000) aanbetaling?: number;
  @OptionalEuros(2500) slottermijn?: number;

  @ApiPropertyOptional({ examples: ['Ik wil graag halal leasen.'] })
  opmerking?: string;

  @ApiPropertyOptional({ type: [LeaseStatusChangeDto], description: 'Oldest first.' })
  verloop?: LeaseStatusChangeDto[];

  @ApiPropertyOptional({ type: LeaseOfferteDto, description: 'The newest offer.' })
  offerte?: LeaseOfferteDto;

  @ApiPropertyOptional({ type: [LeaseOfferteDto], description: 'The offers before it, newest first.' })
  eerdereOffertes?: LeaseOfferteDto[];

  @ApiPropertyOptional({ type: [LeaseVerzoekDto], description: 'Oldest first.' })
  verzoeken?: LeaseVerzoekDto[];
}

export class ApplicationsAnswerDto extends PlainAnswer implements ApplicationsAnswer {
  @ApiProperty({ type: [LeaseApplicationItem], description: 'Newest first.' })
  applications: LeaseApplicationItem[];
}

export class LinkApplicationAnswerDto extends PlainAnswer implements LinkApplicationAnswer {
  @ApiProperty({ description: 'Whether empty fields of the profile were filled from the application.' })
  profileUpdated: boolean;
}
