import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Answer, Failure } from '@site/contract';

/** It worked, and there is no more to tell. */
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

/** The answer of everything that is refused or cannot be done now. */
export class FailureAnswer implements Failure {
  @ApiProperty({ type: 'boolean', enum: [false] })
  success: false;

  @ApiProperty({
    description: 'A Dutch sentence for the visitor, on B1 level.',
    examples: ['Controleer uw invoer.'],
  })
  message: string;

  @ApiPropertyOptional({
    description: 'What is wrong at which field, each a Dutch sentence that says how to mend it.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  errors?: Record<string, string>;

  @ApiPropertyOptional({
    type: 'string',
    description: 'The request in the log of the backend; for a question about this answer.',
  })
  requestId?: string;
}
