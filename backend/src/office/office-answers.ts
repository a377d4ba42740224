import { ApiProperty } from '@nestjs/swagger';
import { LEASE_STATUS_LABELS, type LeaseStatus, type OfferteStatus } from '@site/contract';
import {
  type AanvraagRij,
  type Collega,
  type CollegasAnswer,
  type LijstAnswer,
  MEESTE_GETELD,
  type VandaagAnswer,
  WERK_SOORTEN,
  type Werk,
  type WerkSoort,
} from '@site/contract/office';
import { Described, Euros, Id, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';

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

export class CollegaDto implements Collega {
  @Id() id: string;
  @Text('Karin de Vries') naam: string;
}

export class CollegasAnswerDto extends PlainAnswer implements CollegasAnswer {
  @ListOf(CollegaDto, 'By name.') collegas: CollegaDto[];
}

/** What every page of a list has besides its rows. */
export class ListAnswerDto extends PlainAnswer implements Omit<LijstAnswer<unknown>, 'rijen'> {
  @ApiProperty({ type: 'integer', description: `How many there are, at most ${MEESTE_GETELD}.` })
  totaal: number;
  @Described('Whether there are more than that.', { type: 'boolean' }) meer: boolean;
}

class AanvraagRijDto implements AanvraagRij {
  @Text('K7M2P4Q') leaseCode: string;
  @ApiProperty({ type: 'string', enum: Object.keys(LEASE_STATUS_LABELS) }) status: LeaseStatus;
  @Moment() ontvangenOp: string;
  @Moment({ description: 'The customer hears from the office before it, in UTC.', ...OPTIONAL })
  voor?: string;
  @Text('Jan van der Berg') naam: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('68750110') kvkNummer: string;
  @Text('06 - 12 34 56 78') telefoon: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('1-VJK-01', OPTIONAL) kenteken?: string;
  @Euros(25_000) aanschafprijs: number;
  @Described('Months.', { type: 'integer' }) looptijd: number;
  @ApiProperty({
    type: 'string',
    enum: ['open', 'akkoord', 'verlopen'] satisfies OfferteStatus[],
    ...OPTIONAL,
  })
  offerte?: OfferteStatus;
  @Text('Autobedrijf De Brug', OPTIONAL) dealer?: string;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
}

export class ApplicationListAnswerDto extends ListAnswerDto implements LijstAnswer<AanvraagRij> {
  @ListOf(AanvraagRijDto, 'At most 50.') rijen: AanvraagRijDto[];
}
