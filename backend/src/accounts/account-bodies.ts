import type { EmailBody, LoginBody, ProfileBody, Verify2faBody, VerifyActivationBody } from '@site/contract';
import {
  EmailAddress,
  EXAMPLE_ID,
  OptionalBoolean,
  PatchLine,
  RequiredLine,
  SixDigits,
} from '../http/fields.js';

export class EmailDto implements EmailBody {
  @EmailAddress('Vul je emailadres in') email: string;
}

export class VerifyActivationDto implements VerifyActivationBody {
  @EmailAddress('Vul je emailadres in') email: string;
  @SixDigits('Vul de complete 6-cijferige code in') code: string;
}

export class LoginDto implements LoginBody {
  @SixDigits('Vul je 6-cijferige logincode in') permanentCode: string;
}

export class Verify2faDto implements Verify2faBody {
  @RequiredLine('Uw inlogpoging is verlopen. Begin opnieuw met uw logincode.', { example: EXAMPLE_ID })
  customerId: string;

  @SixDigits('Vul de complete 6-cijferige verificatiecode in') code: string;
}

/** A partial update: missing fields keep their value, empty ones are cleared. */
export class ProfileDto implements ProfileBody {
  @PatchLine({ example: 'Jan' }) voornaam?: string;
  @PatchLine({ example: 'van der Berg' }) achternaam?: string;
  @PatchLine({ example: '06 - 12 34 56 78' }) telefoon?: string;
  @PatchLine({ example: 'Van der Berg Bouw' }) bedrijfsnaam?: string;
  @PatchLine({ example: '12345678' }) kvkNummer?: string;
  @OptionalBoolean('Kies of u dit bedrijf bij de KvK hebt gekozen.') kvkGekozen?: boolean = false;
}
