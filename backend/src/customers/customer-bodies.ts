import type {
  CustomerProfile,
  EmailBody,
  LoginBody,
  Verify2faBody,
  VerifyActivationBody,
} from '@site/contract';
import { AN_ID, ChangedLine, EmailAddress, RequiredLine, SixDigits } from '../http/fields.js';

export class EmailDto implements EmailBody {
  @EmailAddress('Vul je emailadres in')
  email: string;
}

export class VerifyActivationDto implements VerifyActivationBody {
  @EmailAddress('Vul je emailadres in')
  email: string;

  @SixDigits('Vul de complete 6-cijferige code in')
  code: string;
}

export class LoginDto implements LoginBody {
  @SixDigits('Vul je 6-cijferige logincode in')
  permanentCode: string;
}

export class Verify2faDto implements Verify2faBody {
  @RequiredLine('Uw inlogpoging is verlopen. Begin opnieuw met uw logincode.', { example: AN_ID })
  customerId: string;

  @SixDigits('Vul de complete 6-cijferige verificatiecode in')
  code: string;
}

/** Fields that are away stay as they are; empty ones become empty. */
export class ProfileDto implements Partial<CustomerProfile> {
  @ChangedLine({ example: 'Jan' })
  voornaam?: string;

  @ChangedLine({ example: 'van der Berg' })
  achternaam?: string;

  @ChangedLine({ example: '06 - 12 34 56 78' })
  telefoon?: string;

  @ChangedLine({ example: 'Van der Berg Bouw' })
  bedrijfsnaam?: string;

  @ChangedLine({ example: '12345678' })
  kvkNummer?: string;
}
