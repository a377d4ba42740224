import { ApiProperty } from '@nestjs/swagger';
import {
  KLACHT_STATUS_LABELS,
  type KlachtStatus,
  LEASE_STATUS_LABELS,
  type LeaseStatus,
} from '@site/contract';
import type {
  AccountStaat,
  Klant,
  KlantAanvraag,
  KlantAccount,
  KlantAnswer,
  KlantBericht,
  KlantKlacht,
  KlantRij,
  KlantSessie,
  KlantSpoorAnswer,
  LijstAnswer,
  TelefonischAnswer,
  Verwijdering,
} from '@site/contract/office';
import { Described, Euros, Id, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../../http/answers.js';
import { ListAnswerDto } from '../office-answers.js';

const LeaseCode = () => Text('K7M2PQ9');
const ComplaintNumber = () => Text('K2026-000123');
const OneOf = (values: readonly string[]) => ApiProperty({ type: 'string', enum: [...values] });
const Status = () => OneOf(Object.keys(LEASE_STATUS_LABELS));
const Count = () => ApiProperty({ type: 'integer' });

export class KlantDto implements Klant {
  @Id() id: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('Jan van der Berg') naam: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('0612345678') telefoon: string;
}

class KlantRijDto extends KlantDto implements KlantRij {
  @OneOf(['actief', 'niet-geactiveerd', 'geen']) account: AccountStaat;
  @Count() aanvragen: number;
}

export class CustomerListAnswerDto extends ListAnswerDto implements LijstAnswer<KlantRij> {
  @ListOf(KlantRijDto, 'At most 50.') rijen: KlantRijDto[];
}

class KlantAccountDto implements KlantAccount {
  @OneOf(['actief', 'niet-geactiveerd']) staat: KlantAccount['staat'];
  @Moment() aangemaaktOp: string;
  @Moment(OPTIONAL) geactiveerdOp?: string;
  @Moment(OPTIONAL) laatsteLogin?: string;
  @OneOf(['geen', 'gemaild', 'in-gebruik']) code: KlantAccount['code'];
  @Moment(OPTIONAL) geblokkeerdTot?: string;
}

class KlantSessieDto implements KlantSessie {
  @Text('Chrome op Android') apparaat: string;
  @Moment() sinds: string;
  @Moment() laatstGebruikt: string;
}

class KlantAanvraagDto implements KlantAanvraag {
  @LeaseCode() leaseCode: string;
  @Status() status: LeaseStatus;
  @Moment() aangevraagdOp: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Euros(25_000) aanschafprijs: number;
  @Described('Months.', { type: 'integer', examples: [60] }) looptijd: number;
  @Described('Linked to the account of the customer.') inAccount: boolean;
}

class KlantKlachtDto implements KlantKlacht {
  @ComplaintNumber() klachtnummer: string;
  @OneOf(Object.keys(KLACHT_STATUS_LABELS)) status: KlachtStatus;
  @Moment() ontvangenOp: string;
  @Text('Te late levering') onderwerp: string;
}

class KlantBerichtDto implements KlantBericht {
  @Id() id: string;
  @Moment() ontvangenOp: string;
  @Text('Kan het sneller?') onderwerp: string;
  @ApiProperty({ type: 'boolean' }) beantwoord: boolean;
}

class KlantMetAllesDto extends KlantDto {
  @Text('12345678') kvkNummer: string;
  @ApiProperty({ type: KlantAccountDto, ...OPTIONAL }) account?: KlantAccountDto;
  @ListOf(KlantSessieDto, 'The last used first.') sessies: KlantSessieDto[];
  @ListOf(KlantAanvraagDto, 'Of the account and of the address, newest first.') aanvragen: KlantAanvraagDto[];
  @ListOf(KlantKlachtDto, 'From the address, newest first.') klachten: KlantKlachtDto[];
  @ListOf(KlantBerichtDto, 'From the address, newest first.') berichten: KlantBerichtDto[];
}

class TeBewarenAanvraagDto {
  @LeaseCode() leaseCode: string;
  @Status() status: LeaseStatus;
  @Moment() tot: string;
}

class TeBewarenKlachtDto {
  @ComplaintNumber() klachtnummer: string;
  @Moment() tot: string;
}

class VerwijderingDto implements Verwijdering {
  @Described('There is an account.') account: boolean;
  @Described('Codes.', { type: 'string', isArray: true, examples: [['K7M2PQ9']] }) afgewezen: string[];
  @Described('Codes.', { type: 'string', isArray: true, examples: [['K7M2PQ9']] }) ingetrokken: string[];
  @Count() berichten: number;
  @Count() concepten: number;
  @ListOf(TeBewarenAanvraagDto, 'What is kept.') bewaardeAanvragen: TeBewarenAanvraagDto[];
  @ListOf(TeBewarenKlachtDto, 'What is kept.') bewaardeKlachten: TeBewarenKlachtDto[];
}

export class KlantAnswerDto extends PlainAnswer implements KlantAnswer {
  @ApiProperty({ type: KlantMetAllesDto }) klant: KlantMetAllesDto;
  @Described('What a deletion would delete now, and keep.', { type: VerwijderingDto })
  verwijdering: VerwijderingDto;
}

class SpoorDto {
  @Moment() op: string;
  @Text('Karin de Vries') medewerker: string;
  @Text('officeCustomer', { description: 'The name of a call.' }) handeling: string;
  @Text('K7M2PQ9', { description: 'What it was about.' }) kenmerk: string;
}

export class KlantSpoorAnswerDto extends PlainAnswer implements KlantSpoorAnswer {
  @ListOf(SpoorDto, 'Newest first, at most a hundred.') spoor: SpoorDto[];
}

export class TelefonischAnswerDto extends PlainAnswer implements TelefonischAnswer {
  @LeaseCode() leaseCode: string;
}
