import {
  LEASECODE_LENGTE,
  type LeaseApplicationBody,
  type LinkApplicationBody,
  normaliseerLeaseCode,
} from '@site/contract';
import { Transform } from 'class-transformer';
import { IsBoolean, Length, Matches } from 'class-validator';
import { Digits, EmailAddress, RequiredLine } from '../http/fields.js';

const LINK_LENGTH = 2000;

export class LeaseApplicationDto implements LeaseApplicationBody {
  @RequiredLine('Vul uw voor- en achternaam in.')
  naam: string;

  @EmailAddress()
  email: string;

  @RequiredLine('Vul uw telefoonnummer in.', 50)
  telefoon: string;

  @RequiredLine('Vul de naam van uw bedrijf in.')
  bedrijfsnaam: string;

  @RequiredLine('Vul uw KvK-nummer in.', 50)
  kvkNummer: string;

  @RequiredLine('Vul de link naar het voertuig in.', LINK_LENGTH)
  voertuigLink: string;

  @Digits('Vul een aanschafprijs in van meer dan € 0.', { required: true })
  aanschafprijs: string;

  @Digits('Vul de aanbetaling in hele euro’s in.', { required: false })
  aanbetaling = '';

  @IsBoolean({ message: 'Kies of u een aanbetaling wilt doen.' })
  wantAanbetaling: boolean;

  @Digits('Vul de slottermijn in hele euro’s in.', { required: false })
  slottermijn = '';

  @IsBoolean({ message: 'Kies of u een slottermijn wilt.' })
  wantSlottermijn: boolean;

  @Digits('Kies een looptijd.', { required: true })
  looptijd: string;
}

export class LinkApplicationDto implements LinkApplicationBody {
  @RequiredLine('Voer een geldige 7-cijferige code in')
  customerId: string;

  // The last one is checked first.
  @Matches(/^[A-Z0-9]*$/, { message: 'Voer een geldige 7-cijferige code in' })
  @Length(LEASECODE_LENGTE, LEASECODE_LENGTE, { message: 'De aanvraag code moet 7 tekens lang zijn' })
  @RequiredLine('Voer een geldige 7-cijferige code in')
  @Transform(({ value }) => (typeof value === 'string' ? normaliseerLeaseCode(value) : value))
  leaseCode: string;
}
