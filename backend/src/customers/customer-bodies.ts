import type {
  CustomerProfile,
  EmailBody,
  LoginBody,
  Verify2faBody,
  VerifyActivationBody,
} from '@site/contract';
import { ChangedLine, EmailAddress, RequiredLine, SixDigits } from '../http/fields.js';

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
  @RequiredLine('Uw inlogpoging is verlopen. Begin opnieuw met uw logincode.')
  customerId: string;

  @SixDigits('Vul de complete 6-cijferige verificatiecode in')
  code: string;
}

/** Fields that are away stay as they are; empty ones become empty. */
export class ProfileDto implements Partial<CustomerProfile> {
  @ChangedLine()
  voornaam?: string;

  @ChangedLine()
  achternaam?: string;

  @ChangedLine()
  telefoon?: string;

  @ChangedLine()
  bedrijfsnaam?: string;

  @ChangedLine()
  kvkNummer?: string;
}
