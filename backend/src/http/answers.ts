import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Answer, Failure } from '@site/contract';
import { EXAMPLE_ID } from './fields.js';

/*
 * Fields of answers, for the API documentation. What a field means is in the contract; `more` is what the documentation says besides, and
 * `OPTIONAL` of a field that can be missing.
 */

export const OPTIONAL = { required: false } as const;

/** One id. */
export const Id = (more: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ format: 'uuid', ...more, examples: [EXAMPLE_ID] });

export const Text = (example: string, more: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'string', ...more, examples: [example] } as ApiPropertyOptions);

/** A value with another type than text, or without an example. */
export const Described = (description: string, more: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ description, ...more });

/** A text that is one of these today. @param otherwise what clients do with another one */
export const OneOfToday = (values: readonly string[], otherwise: string): PropertyDecorator =>
  ApiProperty({
    type: 'string',
    description: `One of ${values.join(', ')} at present. Clients must ${otherwise}.`,
    examples: [...values],
  });

export const Moment = (more: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'string', format: 'date-time', description: 'UTC.', ...more } as ApiPropertyOptions);

/** A day in the Netherlands. */
export const DutchDate = (description: string, more: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ format: 'date', description, examples: ['2026-11-23'], ...more });

export const Euros = (example?: number, more: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({
    type: 'integer',
    description: 'Whole euros.',
    ...(example !== undefined && { examples: [example] }),
    ...more,
  } as ApiPropertyOptions);

export const ListOf = (
  type: Type<object>,
  description: string,
  more: ApiPropertyOptions = {},
): PropertyDecorator => ApiProperty({ type: [type], description, ...more } as ApiPropertyOptions);

/** Success without further data. */
export class PlainAnswer implements Answer {
  @ApiProperty({ type: 'boolean', enum: [true] }) success: boolean;
  @Text('Controleer uw inbox.', { description: 'A sentence for the visitor.', ...OPTIONAL }) message?: string;
}

/** The body of every error response. */
export class FailureAnswer implements Failure {
  @ApiProperty({ type: 'boolean', enum: [false] }) success: false;
  @Text('Controleer uw invoer.', { description: 'A Dutch sentence for the visitor, on B1 level.' })
  message: string;

  @ApiPropertyOptional({
    description: 'Validation errors by field, each a Dutch sentence that states how to correct it.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  errors?: Record<string, string>;

  @ApiProperty({
    type: 'boolean',
    enum: [true],
    description: 'The session was ended on purpose: the browser must forget what it stored for the customer.',
    ...OPTIONAL,
  })
  ended?: true;

  @ApiPropertyOptional({
    description: 'Of an upload of which no file was accepted: why each was not.',
    type: 'array',
    items: {
      type: 'object',
      properties: { naam: { type: 'string' }, fout: { type: 'string' } },
      required: ['naam', 'fout'],
    },
  })
  bestanden?: object[];

  @Described('The id of the request in the log of the backend.', { type: 'string', ...OPTIONAL })
  requestId?: string;
}
