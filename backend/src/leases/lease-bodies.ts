import {
  type AcceptOfferBody,
  type ApplicationRequestBody,
  euros,
  LEASECODE_LENGTE,
  type LeaseApplicationBody,
  type LinkApplicationBody,
  normaliseLeaseCode,
  OPMERKING_TEKENS,
  VERZOEK_LABELS,
  VERZOEK_TEKENS,
  type VerzoekSoort,
  VOERTUIG_TYPES,
  type VoertuigType,
} from '@site/contract';
import { KENTEKEN_TEKENS } from '@site/contract/facts';
import { Length, Matches } from 'class-validator';
import { OptionalDraftToken } from '../drafts/draft-bodies.js';
import {
  Digits,
  EmailAddress,
  EXAMPLE_ID,
  OptionalBoolean,
  OptionalChoice,
  OptionalLine,
  OptionalText,
  RequiredBoolean,
  RequiredChoice,
  RequiredLine,
  TextField,
} from '../http/fields.js';

const LEASE_CODE = /^[A-Z0-9]*$/;
const INVALID_CODE = 'Voer een geldige 7-cijferige code in';

/** The code of an application, in any notation. */
function LeaseCode(): PropertyDecorator {
  return TextField({
    read: (value) => (typeof value === 'string' ? normaliseLeaseCode(value) : value),
    message: INVALID_CODE,
    description: 'The code of an application. Converted to upper case; spaces and dashes are removed.',
    minLength: 1,
    checks: [
      Length(LEASECODE_LENGTE, LEASECODE_LENGTE, { message: 'De aanvraag code moet 7 tekens lang zijn' }),
      Matches(LEASE_CODE, { message: INVALID_CODE }),
    ],
    documented: { minLength: LEASECODE_LENGTE, maxLength: LEASECODE_LENGTE, pattern: LEASE_CODE.source },
    example: 'K7M2PQ9',
  });
}

/** The advertisement or page of the vehicle, which need not be an address. */
export const VehicleLink = () =>
  RequiredLine('Vul de link naar het voertuig in.', {
    maxLength: 2000,
    example: 'https://www.autos.example/bus-1',
  });

/** In whole euros. */
export const PurchasePrice = () =>
  Digits(`Vul een aanschafprijs in van meer dan ${euros(0)}.`, { required: true, example: '25000' });

export class LeaseApplicationDto implements LeaseApplicationBody {
  @RequiredLine('Vul uw voor- en achternaam in.', { example: 'Jan van der Berg' }) naam: string;
  @EmailAddress() email: string;
  @RequiredLine('Vul uw telefoonnummer in.', { maxLength: 50, example: '06 - 12 34 56 78' }) telefoon: string;
  @RequiredLine('Vul de naam van uw bedrijf in.', { example: 'Van der Berg Bouw' }) bedrijfsnaam: string;
  @RequiredLine('Vul uw KvK-nummer in.', { maxLength: 50, example: '12345678' }) kvkNummer: string;
  @OptionalBoolean('Kies of u dit bedrijf bij de KvK hebt gekozen.') kvkGekozen?: boolean = false;

  @VehicleLink() voertuigLink: string;

  @OptionalChoice(Object.keys(VOERTUIG_TYPES), 'Kies wat voor voertuig het is.')
  voertuigType?: VoertuigType | '' = '';

  @OptionalLine({ maxLength: KENTEKEN_TEKENS, example: '1-VJK-01' }) kenteken?: string = '';

  @PurchasePrice() aanschafprijs: string;

  @Digits('Vul de aanbetaling in hele euro’s in.', { required: false, example: '5000' }) aanbetaling = '';
  @RequiredBoolean('Kies of u een aanbetaling wilt doen.') wantAanbetaling: boolean;
  @Digits('Vul de slottermijn in hele euro’s in.', { required: false, example: '2500' }) slottermijn = '';
  @RequiredBoolean('Kies of u een slottermijn wilt.') wantSlottermijn: boolean;
  @Digits('Kies een looptijd.', { required: true, example: '60' }) looptijd: string;

  @OptionalText({ maxLength: OPMERKING_TEKENS, example: 'Ik wil graag halal leasen.' })
  opmerking?: string = '';

  @OptionalDraftToken() concept?: string = '';
}

export class LinkApplicationDto implements LinkApplicationBody {
  @RequiredLine(INVALID_CODE, { example: EXAMPLE_ID }) customerId: string;
  @LeaseCode() leaseCode: string;
}

export class AcceptOfferDto implements AcceptOfferBody {
  @RequiredLine('Kies een offerte.', { example: EXAMPLE_ID }) offerteId: string;
}

export class ApplicationRequestDto implements ApplicationRequestBody {
  @RequiredLine('Kies een aanvraag.', { example: EXAMPLE_ID }) aanvraagId: string;
  @RequiredChoice(Object.keys(VERZOEK_LABELS), 'Kies wat u wilt vragen.') soort: VerzoekSoort;

  @OptionalText({ maxLength: VERZOEK_TEKENS, example: 'Ik heb al een andere bus gevonden.' })
  toelichting?: string = '';
}
