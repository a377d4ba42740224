import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Answer, Failure } from '@site/contract';

/** Success without further data. */
export class PlainAnswer implements Answer {
  @ApiProperty({ type: 'boolean', enum: [true] })
  success: boolean;

  @ApiPropertyOptional({
    type: 'string',
    description: 'A sentence for the visitor.',
    examples: ['Controleer uw inbox.'],
  })
  message?: string;
}

/** The body of every error response. */
export class FailureAnswer implements Failure {
  @ApiProperty({ type: 'boolean', enum: [false] })
  success: false;

  @ApiProperty({
    description: 'A Dutch sentence for the visitor, on B1 level.',
    examples: ['Controleer uw invoer.'],
  })
  message: string;

  @ApiPropertyOptional({
    description: 'Validation errors by field, each a Dutch sentence that states how to correct it.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  errors?: Record<string, string>;

  @ApiPropertyOptional({
    type: 'boolean',
    enum: [true],
    description: 'The session was ended on purpose: the browser must forget what it stored for the customer.',
  })
  ended?: true;

  @ApiPropertyOptional({
    type: 'string',
    description: 'The id of the request in the log of the backend.',
  })
  requestId?: string;
}
