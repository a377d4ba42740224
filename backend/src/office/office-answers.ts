import { ApiProperty } from '@nestjs/swagger';
import { type VandaagAnswer, WERK_SOORTEN, type Werk, type WerkSoort } from '@site/contract/office';
import { Described, ListOf, Moment, PlainAnswer, Text } from '../http/answers.js';

class WerkDto implements Werk {
  @ApiProperty({ type: 'string', enum: [...WERK_SOORTEN] }) soort: WerkSoort;
  @Described('The code of the application, the number of the complaint or the id of the message.', {
    type: 'string',
    examples: ['K7M2P4Q'],
  })
  kenmerk: string;
  @Moment({ description: 'The customer hears from the office before it, in UTC.' }) voor: string;
  @Text('Jan van der Berg') naam: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('06 - 12 34 56 78') telefoon: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('Akkoord met de offerte') onderwerp: string;
}

export class VandaagAnswerDto extends PlainAnswer implements VandaagAnswer {
  @ListOf(WerkDto, 'By deadline. Of each kind the first hundred.') werk: WerkDto[];
}
