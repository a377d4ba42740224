import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { HAS_VISIBLE, isBlank } from '@site/contract';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';
import { normaliseAddress } from '../platform/normalise-address.js';

/** Default limits in characters; 254 is the maximum length of an e-mail address (RFC 5321). */
const LINE_LENGTH = 200;
const EMAIL_LENGTH = 254;

/** Not allowed in PostgreSQL text or mail headers: control characters and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;
const UNPRINTABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/**
 * Invisible characters that are copied along with phone numbers and addresses: text direction marks, soft hyphens and
 * zero-width spaces. The joiners within emoji and scripts are kept.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A minimal pattern for the API documentation; `IsEmail` does the full check. */
const UNQUOTED_EMAIL = '^[^"\\s@]+@[^"\\s@]+$';

const SIX_DIGITS = /^[0-9]{6}$/;
/** At most 15 digits, which a number represents exactly. */
const DIGITS = /^[0-9]{1,15}$/;
const OPTIONAL_DIGITS = /^[0-9]{0,15}$/;

/** Cleans a text; what is no text is left for validation. */
const cleaner = (clean: (text: string) => string) => (value: unknown) =>
  typeof value !== 'string' ? value : isBlank(value) ? '' : clean(value.replace(INVISIBLE, '')).trim();
const cleanLine = cleaner((text) => text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' '));
const cleanText = cleaner((text) => text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE_IN_TEXT, ' '));

const LINE_DESCRIPTION =
  'One line. Surrounding spaces and invisible characters are removed, control characters become spaces.';
const TEXT_DESCRIPTION =
  'Text of several lines. Surrounding spaces and invisible characters are removed, control characters become spaces.';

/** An example id for the API documentation. */
export const EXAMPLE_ID = '5b1d7c0e-3f0a-4f6e-9a55-0d4f7c1f2a61';

/** How a text field is normalised, validated and documented. */
export interface TextRule {
  /** Normalises the value before it is validated. */
  read: (value: unknown) => unknown;
  /** Dutch error message for a value that is not text, is missing or does not match `pattern`. */
  message: string;
  /** States the normalisation, for the API documentation. */
  description: string;
  required?: boolean;
  minLength?: number;
  /** In characters. */
  maxLength?: number;
  /** Dutch error message for a text that is too long. */
  tooLong?: string;
  pattern?: RegExp;
  /** Example value in the API documentation. */
  example?: string | undefined;
  /** Additional validation decorators, applied after the ones above. */
  checks?: PropertyDecorator[];
  /** JSON schema keywords that document those checks. */
  documented?: ApiPropertyOptions;
}

export type FieldOptions = Pick<TextRule, 'maxLength' | 'tooLong' | 'example'>;
type LongTextOptions = FieldOptions & { maxLength: number };

/**
 * The longest text that is cleaned, in characters, of a field with this limit: more cannot be spaces around it and marks that were
 * copied along. A longer one is checked as it is, and rejected.
 */
const cleanedLength = (maxLength = LINE_LENGTH): number => 2 * maxLength + 1000;

/** A text field, validated and documented from one rule, so that the two cannot differ. */
export function TextField(rule: TextRule): PropertyDecorator {
  const { read, message, description, required = true, minLength, maxLength, pattern, example } = rule;
  const tooLong = rule.tooLong ?? `Gebruik hoogstens ${maxLength} tekens.`;
  return applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && value.length > cleanedLength(maxLength) ? value : read(value),
    ),
    IsString({ message }),
    ...(minLength === undefined ? [] : [MinLength(minLength, { message })]),
    ...(maxLength === undefined ? [] : [MaxLength(maxLength, { message: tooLong })]),
    ...(pattern === undefined ? [] : [Matches(pattern, { message })]),
    ...(rule.checks ?? []),
    ApiProperty({
      type: 'string',
      description,
      required,
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern !== undefined && { pattern: pattern.source }),
      ...rule.documented,
      ...(example !== undefined && { examples: [example] }),
    } as ApiPropertyOptions),
  );
}

const REQUIRED = { minLength: 1, documented: { pattern: HAS_VISIBLE } };
const OPTIONAL = { message: 'Vul hier tekst in.', required: false };
const LINE = { description: LINE_DESCRIPTION, maxLength: LINE_LENGTH };
const MAY_BE_EMPTY = 'May be empty.';

/** A required line of text; `message` is the Dutch error when it is empty. */
export function RequiredLine(message: string, options: FieldOptions = {}): PropertyDecorator {
  return TextField({ read: cleanLine, message, ...LINE, ...REQUIRED, ...options });
}

/** An optional line of text; `null` counts as empty. Initialise its property with `''` for when it is missing. */
export function OptionalLine(options: FieldOptions = {}): PropertyDecorator {
  const description = `${LINE_DESCRIPTION} ${MAY_BE_EMPTY}`;
  return TextField({
    read: (value) => cleanLine(value ?? ''),
    ...OPTIONAL,
    ...LINE,
    description,
    ...options,
  });
}

/** A line of text in a partial update. Missing or `null` leaves the stored value unchanged, `''` clears it. */
export function PatchLine(options: FieldOptions = {}): PropertyDecorator {
  return TextField({
    read: (value) => cleanLine(value ?? undefined),
    ...OPTIONAL,
    ...LINE,
    description: `${LINE_DESCRIPTION} May be empty; keeps its value when it is missing.`,
    checks: [IsOptional()],
    ...options,
  });
}

/** Required text of several lines. */
export function RequiredText(message: string, options: LongTextOptions): PropertyDecorator {
  return TextField({ read: cleanText, message, description: TEXT_DESCRIPTION, ...REQUIRED, ...options });
}

/** Optional text of several lines; `null` counts as empty. Initialise its property with `''` for when it is missing. */
export function OptionalText(options: LongTextOptions): PropertyDecorator {
  const description = `${TEXT_DESCRIPTION} ${MAY_BE_EMPTY}`;
  return TextField({ read: (value) => cleanText(value ?? ''), ...OPTIONAL, description, ...options });
}

/** An e-mail address, normalised so that one mailbox is one customer. */
export function EmailAddress(missing = 'Vul uw e-mailadres in.'): PropertyDecorator {
  return TextField({
    read: (value) => {
      const line = cleanLine(value);
      return typeof line === 'string' ? normaliseAddress(line) : line;
    },
    message: missing,
    description:
      'An e-mail address. Converted to lower case and its domain to ASCII, surrounding spaces are removed.',
    minLength: 1,
    maxLength: EMAIL_LENGTH,
    tooLong: 'Dit e-mailadres is te lang.',
    example: 'jan@bedrijf.example',
    checks: [
      // A quoted local part is valid (RFC 5321), but mail servers reject it.
      IsEmail(
        { blacklisted_chars: '"' },
        { message: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' },
      ),
    ],
    documented: { format: 'email', pattern: UNQUOTED_EMAIL },
  });
}

export function SixDigits(message: string): PropertyDecorator {
  return TextField({
    read: (value) => (typeof value === 'string' ? value.replace(/[\s\p{Cf}-]/gu, '') : value),
    message,
    description: 'Six digits. Spaces and dashes are removed.',
    pattern: SIX_DIGITS,
    example: '482913',
  });
}

/** A whole number of euros or months as digits; empty when it is not required. */
export function Digits(
  message: string,
  { required, example }: { required: boolean; example?: string },
): PropertyDecorator {
  return TextField({
    read: (value) => {
      if (typeof value === 'number') return String(value);
      if (value === undefined || value === null) return '';
      return cleanLine(value);
    },
    message,
    description: `A whole number as digits; a JSON number is accepted as well.${required ? '' : ' May be empty.'}`,
    required,
    pattern: required ? DIGITS : OPTIONAL_DIGITS,
    example,
  });
}

/** One of these values, or `''`. Initialise its property with `''` for when it is missing. */
export function OptionalChoice(values: readonly string[], message: string): PropertyDecorator {
  return TextField({
    read: (value) => cleanLine(value ?? ''),
    message,
    description: 'One of these values, or empty.',
    required: false,
    checks: [IsIn(['', ...values], { message })],
    documented: { enum: ['', ...values] },
    example: values[0],
  });
}

/** One of these values. */
export function RequiredChoice(values: readonly string[], message: string): PropertyDecorator {
  return TextField({
    read: cleanLine,
    message,
    description: 'One of these values.',
    checks: [IsIn(values, { message })],
    documented: { enum: [...values] },
    example: values[0],
  });
}

/** A boolean; `null` counts as false. Initialise its property with `false` for when it is missing. */
export function OptionalBoolean(message: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => value ?? false),
    IsBoolean({ message }),
    ApiProperty({ type: 'boolean', required: false }),
  );
}

/** A boolean without a default. */
export function RequiredBoolean(message: string): PropertyDecorator {
  return applyDecorators(IsBoolean({ message }), ApiProperty({ type: 'boolean' }));
}
