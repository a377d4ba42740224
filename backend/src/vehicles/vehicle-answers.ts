import { ApiProperty } from '@nestjs/swagger';
import type { KentekenAnswer, VoertuigCategorie, VoertuigGegevens } from '@site/contract';
import { Described, DutchDate, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';

const CATEGORIES = ['bestelwagen', 'personenauto', 'anders'] satisfies VoertuigCategorie[];
const yes = (description: string, more = {}) => Described(description, { type: 'boolean', ...more });

export class VoertuigGegevensDto implements VoertuigGegevens {
  @Text('VOLKSWAGEN') merk: string;
  @Text('TRANSPORTER', OPTIONAL) handelsbenaming?: string;
  @ApiProperty({ type: 'string', enum: CATEGORIES }) categorie: VoertuigCategorie;
  @Text('Bedrijfsauto', OPTIONAL) voertuigsoort?: string;
  @Text('gesloten opbouw', OPTIONAL) inrichting?: string;
  @Text('WIT', OPTIONAL) kleur?: string;
  @DutchDate('When it was first registered anywhere.', OPTIONAL) eersteToelating?: string;
  @ApiProperty({ type: 'string', isArray: true, examples: [['Diesel']] }) brandstoffen: string[];
  @Described('The Euro class.', { type: 'integer', ...OPTIONAL }) emissieklasse?: number;
  @DutchDate('The last day on which the apk is valid.', OPTIONAL) apkTotEnMet?: string;
  @Text('Logisch', OPTIONAL) tellerstandoordeel?: string;
  @yes('Whether a recall of the maker is open.') terugroepactieOpen: boolean;
  @yes('Whether it was exported.') geexporteerd: boolean;
  @yes('Whether it can be put in another name.', OPTIONAL) tenaamstellenMogelijk?: boolean;
  @yes('Whether it is registered as a taxi.') taxi: boolean;
  @ApiProperty({ type: 'string', enum: ['rdw', 'voorbeeld'], description: '`voorbeeld`: made up.' })
  bron: VoertuigGegevens['bron'];
  @Moment() opgezochtOp: string;
}

export class KentekenAnswerDto extends PlainAnswer implements KentekenAnswer {
  @ApiProperty({ type: 'string', enum: ['gevonden', 'onbekend', 'niet-beschikbaar'] })
  status: KentekenAnswer['status'];

  @Described('Missing unless it was found.', { type: VoertuigGegevensDto, ...OPTIONAL })
  voertuig?: VoertuigGegevensDto;
}
