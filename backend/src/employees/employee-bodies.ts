import { ApiProperty } from '@nestjs/swagger';
import type {
  InvitationBody,
  MedewerkerBody,
  OfficeLoginBody,
  PasskeyBody,
  PasskeyJson,
  RecoveryCodeBody,
  Rol,
  RolBody,
} from '@site/contract/office';
import { IsObject } from 'class-validator';
import { EmailAddress, RequiredChoice, RequiredLine, SixDigits } from '../http/fields.js';

export const ROLES = ['medewerker', 'beheerder'] satisfies Rol[];

export class OfficeLoginDto implements OfficeLoginBody {
  @SixDigits('Vul de complete 6-cijferige code in') code: string;
}

export class PasskeyDto implements PasskeyBody {
  @IsObject({ message: 'Wij herkennen deze passkey niet. Begin opnieuw met uw code.' })
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As `PublicKeyCredential.toJSON()`.',
  })
  passkey: PasskeyJson;
}

export class RecoveryCodeDto implements RecoveryCodeBody {
  @RequiredLine('Vul een herstelcode in', { maxLength: 40, example: 'K7M2P4Q-3W9XRTA' }) herstelcode: string;
}

export class InvitationDto implements InvitationBody {
  @RequiredLine('Deze uitnodiging werkt niet meer. Vraag uw beheerder om een nieuwe.', {
    maxLength: 100,
    example: 'dGhpcyBpcyBhbiBleGFtcGxlIG9mIDI0Yg',
  })
  uitnodiging: string;
}

export class RolDto implements RolBody {
  @RequiredChoice(ROLES, 'Kies een rol.') rol: Rol;
}

export class MedewerkerBodyDto extends RolDto implements MedewerkerBody {
  @RequiredLine('Vul de naam in.', { maxLength: 100, example: 'Karin de Vries' }) naam: string;
  @EmailAddress('Vul het e-mailadres in.') email: string;
}
