import { ApiProperty } from '@nestjs/swagger';
import type { ActivateAnswer, Customer, LoginAnswer, Verify2faAnswer } from '@site/contract';
import { Described, Id, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';

export class CustomerDto implements Customer {
  @Id() id: string;
  @Text('jan@bedrijf.example', { description: 'Can never be changed.' }) email: string;
  @Text('Jan', { description: 'Empty until known, like the fields after it.' }) voornaam: string;
  @Text('van der Berg') achternaam: string;
  @Text('0612345678', { description: 'Dutch numbers without country code.' }) telefoon: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('12345678') kvkNummer: string;
  @Described('Whether that company was chosen at the KvK. Missing when it was typed.', OPTIONAL)
  kvkGekozen?: boolean;
  @Moment({ description: 'When the account was activated.', ...OPTIONAL }) accountSinds?: string;
}

export class ActivateAnswerDto extends PlainAnswer implements ActivateAnswer {
  @Id({ description: 'Random; unrelated to whether the address is known.' }) customerId: string;
}

export class LoginAnswerDto extends PlainAnswer implements LoginAnswer {
  @Id({ description: 'Sent along with the verification code.' }) customerId: string;
  @Text('j•••@bedrijf.example', { description: 'The masked address.' }) email: string;
}

export class Verify2faAnswerDto extends PlainAnswer implements Verify2faAnswer {
  @ApiProperty() customer: CustomerDto;
  @Described('True only for the first login of a customer.') isFirstLogin: boolean;
}
