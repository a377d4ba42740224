import { ApiProperty } from '@nestjs/swagger';
import type {
  InvitationBody,
  OfficeLoginBody,
  PasskeyBody,
  PasskeyJson,
  RecoveryCodeBody,
} from '@site/contract/office';
import { IsObject } from 'class-validator';
import { RequiredLine, SixDigits } from '../http/fields.js';

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
