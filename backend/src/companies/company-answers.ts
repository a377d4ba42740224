import { ApiProperty, OmitType } from '@nestjs/swagger';
import type {
  BedrijfAnswer,
  BedrijfBron,
  BedrijvenAnswer,
  BedrijvenBody,
  GevondenBedrijf,
  KvkGegevens,
  KvkProfiel,
} from '@site/contract';
import { Described, DutchDate, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';
import { RequiredLine } from '../http/fields.js';

const Source = (more = {}) =>
  ApiProperty({ type: 'string', enum: ['kvk', 'voorbeeld'], description: '`voorbeeld`: made up.', ...more });
const Status = () => ApiProperty({ type: 'string', enum: ['gevonden', 'onbekend', 'niet-beschikbaar'] });

export class BedrijvenDto implements BedrijvenBody {
  @RequiredLine('Vul eerst uw bedrijfsnaam of KvK nummer in.', { example: 'Van der Berg Bouw' }) zoek: string;
}

class GevondenBedrijfDto implements GevondenBedrijf {
  @Text('68750110') kvkNummer: string;
  @Text('Van der Berg Bouw') naam: string;
  @Text('Dorpsstraat', OPTIONAL) straat?: string;
  @Text('Lutten', OPTIONAL) plaats?: string;
}

class KvkProfielDto implements KvkProfiel {
  @Text('68750110') kvkNummer: string;
  @Text('Van der Berg Bouw') naam: string;
  @Text('BeslotenVennootschap', OPTIONAL) rechtsvorm?: string;
  @DutchDate('When the business began.', OPTIONAL) begonnenOp?: string;
  @DutchDate('When it stopped.', OPTIONAL) gestoptOp?: string;
  @Text('Lutten', OPTIONAL) plaats?: string;
  @Text('Dorpsstraat 1, 7775 AB Lutten', OPTIONAL) adres?: string;
  @Source() bron: BedrijfBron;
  @Moment() opgezochtOp: string;
}

export class KvkGegevensDto extends OmitType(KvkProfielDto, ['adres']) implements KvkGegevens {}

export class BedrijvenAnswerDto extends PlainAnswer implements BedrijvenAnswer {
  @Status() status: BedrijvenAnswer['status'];
  @ListOf(GevondenBedrijfDto, 'Missing unless some were found.', OPTIONAL) bedrijven?: GevondenBedrijfDto[];
  @Described('Whether there are more than these.', { type: 'boolean', ...OPTIONAL }) meer?: boolean;
  @Source(OPTIONAL) bron?: BedrijfBron;
}

export class BedrijfAnswerDto extends PlainAnswer implements BedrijfAnswer {
  @Status() status: BedrijfAnswer['status'];
  @Described('Missing unless it was found.', { type: KvkProfielDto, ...OPTIONAL }) bedrijf?: KvkProfielDto;
}
