import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import {
  AANVRAAG_VOLGORDES,
  type AanvraagVolgorde,
  BEHANDELAAR_FILTERS,
  type BehandelaarFilter,
  type LijstVraag,
  MEESTE_GETELD,
  RIJEN_PER_PAGINA,
  type ToewijzingBody,
} from '@site/contract/office';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { EXAMPLE_ID, OptionalLine } from '../http/fields.js';

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
