import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { DOCUMENTEN } from '@site/contract/facts';
import {
  AANVRAAG_VOLGORDES,
  type AanvraagVolgorde,
  type AdresBody,
  type AntwoordBody,
  BEHANDELAAR_FILTERS,
  type BehandelaarFilter,
  type DocumentenVragenBody,
  type DocumentOordeelBody,
  type IntrekkenBody,
  KANTOOR_TEKENS,
  LEGE_PLEK,
  type LijstVraag,
  legePlekken,
  MEESTE_GETELD,
  type NotitieBody,
  type OfferteBody,
  RIJEN_PER_PAGINA,
  type StatusBody,
  type ToewijzingBody,
  type Wijziging,
} from '@site/contract/office';
import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import {
  EmailAddress,
  EXAMPLE_ID,
  OptionalBoolean,
  OptionalLine,
  OptionalText,
  RequiredChoice,
  RequiredLine,
  RequiredText,
} from '../http/fields.js';

/** A word of a filter in the address of a list. */
export const FilterOf = (values: readonly string[], description: string): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsIn(values, { message: 'Dit filter kennen wij niet. Kies een van de filters boven de lijst.' }),
    ApiProperty({ type: 'string', enum: [...values], required: false, description }),
  );

/** What every list can be asked. */
export class ListQueryDto implements LijstVraag {
  @OptionalLine({ maxLength: 100, tooLong: 'Zoek met hoogstens 100 tekens.', example: 'Van der Berg' })
  zoek = '';

  @Type(() => Number)
  @IsInt({ message: 'Deze pagina bestaat niet.' })
  @Min(1, { message: 'Deze pagina bestaat niet.' })
  @Max(MEESTE_GETELD / RIJEN_PER_PAGINA, { message: 'Zo ver bladert de lijst niet. Zoek of filter.' })
  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: MEESTE_GETELD / RIJEN_PER_PAGINA,
    default: 1,
  })
  pagina = 1;
}

/** A list of what somebody can take on. */
export class CaseListQueryDto extends ListQueryDto {
  @FilterOf(BEHANDELAAR_FILTERS, 'Only what the employee of the session has, or nobody.')
  behandelaar?: BehandelaarFilter;
}

export class ApplicationListQueryDto extends CaseListQueryDto {
  @FilterOf(Object.keys(LEASE_STATUS_LABELS), 'Only with this status.') status?: LeaseStatus;
  @FilterOf(AANVRAAG_VOLGORDES, 'The first is the usual one.') sorteer: AanvraagVolgorde =
    AANVRAAG_VOLGORDES[0];
}

/** The id of an employee, or `null`. */
const EmployeeOrNobody = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_body, value) => value !== null),
    IsUUID('all', { message: 'Kies een collega.' }),
    ApiProperty({
      anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }],
      examples: [EXAMPLE_ID, null],
    }),
  );

export class AssignmentDto implements ToewijzingBody {
  @EmployeeOrNobody() van: string | null;
  @EmployeeOrNobody() naar: string | null;
}

/** What every change of an application has. */
class ChangeDto implements Wijziging {
  @IsInt({ message: 'Ververs de pagina en probeer het opnieuw.' })
  @ApiProperty({ type: 'integer', description: 'The version that was seen.', examples: [3] })
  versie: number;

  @OptionalBoolean('Kies of dit een proef is.') proef?: boolean = false;
}

const emptyPlaces = (text: unknown) => (typeof text === 'string' ? legePlekken(text) : []);

/** No place of a template is left to be filled in. */
const FilledIn = () =>
  applyDecorators(
    ValidateBy({
      name: 'filledIn',
      validator: {
        validate: (text) => emptyPlaces(text).length === 0,
        defaultMessage: (of) => `Vul eerst nog in: ${emptyPlaces(of?.value).join(', ')}.`,
      },
    }),
    ApiProperty({ not: { pattern: LEGE_PLEK.source } }),
  );

/** What the office writes to a customer, or empty unless `missing` says that it is required. */
export const ToCustomer = (missing?: string): PropertyDecorator => {
  const rule = { maxLength: KANTOOR_TEKENS, example: 'Wij bellen u morgen.' };
  return applyDecorators(missing ? RequiredText(missing, rule) : OptionalText(rule), FilledIn());
};

export class NoteDto implements NotitieBody {
  @RequiredText('Vul een notitie in.', { maxLength: KANTOOR_TEKENS, example: 'Gebeld: belt morgen terug.' })
  notitie: string;
}

export class StatusDto extends ChangeDto implements StatusBody {
  @RequiredChoice(Object.keys(LEASE_STATUS_LABELS), 'Kies een status.') naar: LeaseStatus;
  @ToCustomer() toelichting?: string = '';
}

export class AnswerDto extends ChangeDto implements AntwoordBody {
  @ToCustomer('Vul een antwoord in.') antwoord: string;
}

const Amount = (message: string, example: string) => RequiredLine(message, { maxLength: 20, example });

export class OfferDto extends ChangeDto implements OfferteBody {
  @RequiredLine('Vul in van welke leasemaatschappij de offerte is.', { example: 'Noord Lease' })
  leasemaatschappij: string;
  @RequiredLine('Vul in welk voertuig wordt aangeboden.', {
    maxLength: 2000,
    example: 'Ford Transit (1-VJK-01)',
  })
  voertuig: string;
  @Amount('Vul de aanschafprijs in.', '25000') aanschafprijs: string;
  @Amount('Vul de aanbetaling in, of 0.', '5000') aanbetaling: string;
  @Amount('Vul de slottermijn in, of 0.', '0') slottermijn: string;
  @Amount('Vul de looptijd in maanden in.', '60') looptijd: string;
  @Amount('Vul het maandbedrag in.', '412,50') maandbedrag: string;
  @Amount('Vul de eenmalige kosten in, of 0.', '250') kosten: string;
  @ToCustomer() toelichting?: string = '';
}

export class WithdrawOfferDto extends ChangeDto implements IntrekkenBody {
  @ToCustomer() toelichting?: string = '';
}

export class AskDocumentsDto extends ChangeDto implements DocumentenVragenBody {
  @IsArray({ message: 'Kies welke documenten u vraagt.' })
  @IsIn(Object.keys(DOCUMENTEN), { each: true, message: 'Kies documenten uit de lijst.' })
  @ApiProperty({ type: 'array', items: { type: 'string', enum: Object.keys(DOCUMENTEN) } })
  soorten: string[];
  @OptionalLine({ example: 'Het contract van uw huidige lease' }) anders?: string = '';
  @ToCustomer() toelichting?: string = '';
}

export class DecideDocumentDto extends ChangeDto implements DocumentOordeelBody {
  @RequiredChoice(['akkoord', 'afgekeurd', 'vervallen'], 'Kies wat u van dit document vindt.')
  besluit: DocumentOordeelBody['besluit'];
  @ToCustomer() toelichting?: string = '';
  @OptionalBoolean('Kies of de bestanden weg moeten.') verwijderBestanden?: boolean = false;
}

export class AddressDto extends ChangeDto implements AdresBody {
  @EmailAddress() email: string;
}
