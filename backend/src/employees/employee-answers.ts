import { ApiProperty } from '@nestjs/swagger';
import type {
  EigenPasskey,
  HerstelcodesAnswer,
  InvitationAnswer,
  Medewerker,
  MedewerkerAnswer,
  MedewerkerMetSessies,
  MedewerkersAnswer,
  PasskeyJson,
  PasskeyOptionsAnswer,
  RegistrationAnswer,
  ToegangAnswer,
} from '@site/contract/office';
import { Described, Id, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';
import { ROLES } from './employee-bodies.js';

class InvitedDto implements InvitationAnswerMedewerker {
  @Text('Karin de Vries') naam: string;
  @Text('karin@site.example') email: string;
}
type InvitationAnswerMedewerker = InvitationAnswer['medewerker'];

export class MedewerkerDto extends InvitedDto implements Medewerker {
  @Id() id: string;
  @ApiProperty({ type: 'string', enum: ROLES }) rol: Medewerker['rol'];
}

export class MedewerkerAnswerDto extends PlainAnswer implements MedewerkerAnswer {
  @Described('The employee who is logged in.', { type: MedewerkerDto }) medewerker: MedewerkerDto;
}

export class PasskeyOptionsAnswerDto extends PlainAnswer implements PasskeyOptionsAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`.',
  })
  options: PasskeyJson;
}

export class InvitationAnswerDto extends PasskeyOptionsAnswerDto implements InvitationAnswer {
  @Described('Who is invited.', { type: InvitedDto }) medewerker: InvitedDto;
}

const RecoveryCodes = () =>
  Described('Each works once.', { type: 'string', isArray: true, examples: [['K7M2P4Q-3W9XRTA']] });

export class RegistrationAnswerDto extends MedewerkerAnswerDto implements RegistrationAnswer {
  @Text('482913') logincode: string;
  @RecoveryCodes() herstelcodes: string[];
}

class EigenPasskeyDto implements EigenPasskey {
  @Text('mO3cLZ0hQk6mT1lC2b8v9w') id: string;
  @Moment() gemaaktOp: string;
  @Moment({ description: 'Missing until it logged in. UTC.', ...OPTIONAL }) laatstGebruikt?: string;
}

export class ToegangAnswerDto extends PlainAnswer implements ToegangAnswer {
  @ListOf(EigenPasskeyDto, 'Oldest first.') passkeys: EigenPasskeyDto[];
  @Described('How many recovery codes are left.', { type: 'integer' }) herstelcodes: number;
}

export class HerstelcodesAnswerDto extends PlainAnswer implements HerstelcodesAnswer {
  @RecoveryCodes() herstelcodes: string[];
}

class MedewerkerMetSessiesDto extends MedewerkerDto implements MedewerkerMetSessies {
  @Described('Browsers that he is logged in with.', { type: 'integer' }) sessies: number;
  @Moment(OPTIONAL) laatsteLogin?: string;
  @Moment({ description: 'Missing once it was accepted. UTC.', ...OPTIONAL }) uitnodigingTot?: string;
}

export class MedewerkersAnswerDto extends PlainAnswer implements MedewerkersAnswer {
  @ListOf(MedewerkerMetSessiesDto, 'By name.') medewerkers: MedewerkerMetSessiesDto[];
}
