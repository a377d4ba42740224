import {
  type DealerApplicationBody,
  type DealerBody,
  VOERTUIG_TYPES,
  type VoertuigType,
} from '@site/contract';
import { KENTEKEN_TEKENS } from '@site/contract/facts';
import { Digits, EmailAddress, OptionalChoice, OptionalLine, RequiredLine } from '../http/fields.js';
import { PurchasePrice, VehicleLink } from '../leases/lease-bodies.js';

export class DealerDto implements DealerBody {
  @RequiredLine('Open de link in de e-mail die u van ons kreeg.', {
    maxLength: 100,
    example: 'q3vN0m1x8dC2rT5yH7kJ9wL4bF6gS0aZ-ePuXiVoQnM',
  })
  link: string;
}

export class DealerApplicationDto extends DealerDto implements DealerApplicationBody {
  @RequiredLine('Vul de naam van uw klant in.', { example: 'Jan van der Berg' }) naam: string;
  @EmailAddress('Vul het e-mailadres van uw klant in.') email: string;

  @VehicleLink() voertuigLink: string;

  @OptionalChoice(Object.keys(VOERTUIG_TYPES), 'Kies wat voor voertuig het is.')
  voertuigType?: VoertuigType | '' = '';

  @OptionalLine({ maxLength: KENTEKEN_TEKENS, example: '1-VJK-01' }) kenteken?: string = '';

  @PurchasePrice() aanschafprijs: string;

  @Digits('Vul de aanbetaling in hele euro’s in.', { required: false, example: '5000' })
  aanbetaling?: string = '';
}
