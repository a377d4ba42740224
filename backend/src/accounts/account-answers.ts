import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ActivateAnswer, Customer, LoginAnswer, Verify2faAnswer } from '@site/contract';
import { PlainAnswer } from '../http/answers.js';
import { EXAMPLE_ID } from '../http/fields.js';

export class CustomerDto implements Customer {
  @ApiProperty({ format: 'uuid', examples: [EXAMPLE_ID] })
  id: string;

  @ApiProperty({ description: 'Can never be changed.', examples: ['jan@bedrijf.example'] })
  email: string;

  @ApiProperty({ description: 'Empty until known, like the fields after it.', examples: ['Jan'] })
  voornaam: string;

  @ApiProperty({ examples: ['van der Berg'] })
  achternaam: string;

  @ApiProperty({ description: 'Dutch numbers without country code.', examples: ['0612345678'] })
  telefoon: string;

  @ApiProperty({ examples: ['Van der Berg Bouw'] })
  bedrijfsnaam: string;

  @ApiProperty({ examples: ['12345678'] })
  kvkNummer: string;

  @ApiPropertyOptional({
    type: 'string',
    format: 'date-time',
    description: 'When the account was activated.',
  })
  accountSinds?: string;
}

export class ActivateAnswerDto extends PlainAnswer implements ActivateAnswer {
  @ApiProperty({
    format: 'uuid',
    description: 'Random; unrelated to whether the address is known.',
    examples: [EXAMPLE_ID],
  })
  customerId: string;
}

export class LoginAnswerDto extends PlainAnswer implements LoginAnswer {
  @ApiProperty({
    format: 'uuid',
    description: 'Sent along with the verification code.',
    examples: [EXAMPLE_ID],
  })
  customerId: string;

  @ApiProperty({ description: 'The masked address.', examples: ['j•••@bedrijf.example'] })
  email: string;
}

export class Verify2faAnswerDto extends PlainAnswer implements Verify2faAnswer {
  @ApiProperty()
  customer: CustomerDto;

  @ApiProperty({ description: 'True only for the first login of a customer.' })
  isFirstLogin: boolean;
}
