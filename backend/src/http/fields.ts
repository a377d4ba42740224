import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
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

/** Far above what people type, far below what hurts. */
const LINE_LENGTH = 200;
const EMAIL_LENGTH = 254;

/** What PostgreSQL and mail headers cannot hold: control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;
const UNPRINTABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/**
 * What nobody sees and nobody types: marks of the direction of text, which come along with a phone number or an address
 * that is copied from elsewhere, and spaces without a width. The joiners within emoji and scripts stay.
 */
const INVISIBLE = '\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
const ALL_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'gu');

/** A text that is not empty once it was read has at least one of these. */
const SOMETHING_PRINTABLE = `[^\\s\\p{Cc}\\p{Cs}${INVISIBLE}]`;

/** The least that an address is. */
const NO_QUOTES = '^[^"\\s@]+@[^"\\s@]+$';

const SIX_DIGITS = /^[0-9]{6}$/;
/** As many digits as a number holds exactly. */
const DIGITS = /^[0-9]{1,15}$/;
const DIGITS_OR_NOTHING = /^[0-9]{0,15}$/;

function cleanLine(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(ALL_INVISIBLE, '').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

function cleanText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(ALL_INVISIBLE, '').replace(/\r\n?/g, '\n').replace(UNPRINTABLE_IN_TEXT, ' ').trim();
}

const LINE =
  'One line. Spaces around it and invisible marks are taken off, control characters become spaces.';
const TEXT =
  'Text of several lines. Spaces around it and invisible marks are taken off, control characters become spaces.';

/** What an id looks like, for the description of the calls. */
export const AN_ID = '5b1d7c0e-3f0a-4f6e-9a55-0d4f7c1f2a61';

/** What may be said of a field besides how to mend it. */
export interface FieldNotes {
  /** Characters. */
  maxLength?: number;
  /** The Dutch sentence for what is too long. */
  tooLong?: string;
  /** What a page sends; stands in the description of the calls. */
  example?: string;
}

/** How a text is read, what it must be then, and how it is described. */
export interface TextRule {
  /** Makes one form of the ways in which people write it, before anything is checked. */
  read: (value: unknown) => unknown;
  /** The Dutch sentence for what is no text, is missing or does not fit `pattern`. */
  message: string;
  /** How it is read, for the description of the calls. */
  description: string;
  /** `false`: may be away. */
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** The Dutch sentence for what is too long. */
  tooLong?: string;
  pattern?: RegExp;
  example?: string | undefined;
  /** Further checks, after those above. */
  checks?: PropertyDecorator[];
  /** What those checks mean in the description of the calls. */
  documented?: ApiPropertyOptions;
}

/** A field that holds text. Checked and described from the same rule, so that the two cannot differ. */
export function TextField(rule: TextRule): PropertyDecorator {
  const { read, message, description, required = true, minLength, maxLength, pattern, example } = rule;
  const tooLong = rule.tooLong ?? `Gebruik hoogstens ${maxLength} tekens.`;
  return applyDecorators(
    Transform(({ value }) => read(value)),
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

/** A line of text that must be filled in; `message` says how. Spaces around it and control characters go. */
export function RequiredLine(message: string, notes: FieldNotes = {}): PropertyDecorator {
  return TextField({
    read: cleanLine,
    message,
    description: LINE,
    minLength: 1,
    maxLength: LINE_LENGTH,
    documented: { pattern: SOMETHING_PRINTABLE },
    ...notes,
  });
}

/** A line of text that may be empty; `null` means empty too. Its field starts as `''` for when it is away. */
export function OptionalLine(notes: FieldNotes = {}): PropertyDecorator {
  return TextField({
    read: (value) => cleanLine(value ?? ''),
    message: 'Vul hier tekst in.',
    description: `${LINE} May be empty.`,
    required: false,
    maxLength: LINE_LENGTH,
    ...notes,
  });
}

/** A line of text that may be empty. Away (or `null`) means: leave as it is. */
export function ChangedLine(notes: FieldNotes = {}): PropertyDecorator {
  return TextField({
    read: (value) => cleanLine(value ?? undefined),
    message: 'Vul hier tekst in.',
    description: `${LINE} May be empty; stays as it is when it is away.`,
    required: false,
    maxLength: LINE_LENGTH,
    checks: [IsOptional()],
    ...notes,
  });
}

/** Text of several lines that must be filled in. */
export function RequiredText(message: string, notes: FieldNotes & { maxLength: number }): PropertyDecorator {
  return TextField({
    read: cleanText,
    message,
    description: TEXT,
    minLength: 1,
    documented: { pattern: SOMETHING_PRINTABLE },
    ...notes,
  });
}

/** Text of several lines that may be empty; `null` means empty too. Its field starts as `''` for when it is away. */
export function OptionalText(notes: FieldNotes & { maxLength: number }): PropertyDecorator {
  return TextField({
    read: (value) => cleanText(value ?? ''),
    message: 'Vul hier tekst in.',
    description: `${TEXT} May be empty.`,
    required: false,
    ...notes,
  });
}

/** An e-mail address, in small letters, so that one mailbox is one customer however it is typed. */
export function EmailAddress(missing = 'Vul uw e-mailadres in.'): PropertyDecorator {
  return TextField({
    read: (value) => {
      const line = cleanLine(value);
      return typeof line === 'string'
        ? line
            .replace(/\p{Cf}/gu, '')
            .normalize('NFC')
            .toLowerCase()
        : line;
    },
    message: missing,
    description: 'An e-mail address. Capitals become small letters, spaces around it are taken off.',
    minLength: 1,
    maxLength: EMAIL_LENGTH,
    tooLong: 'Dit e-mailadres is te lang.',
    example: 'jan@bedrijf.example',
    checks: [
      // A quoted name before the @ is allowed on paper; mail servers refuse it.
      IsEmail(
        { blacklisted_chars: '"' },
        { message: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' },
      ),
    ],
    documented: { format: 'email', pattern: NO_QUOTES },
  });
}

/** Six digits. Spaces and dashes between them are taken out. */
export function SixDigits(message: string): PropertyDecorator {
  return TextField({
    read: (value) => (typeof value === 'string' ? value.replace(/[\s\p{Cf}-]/gu, '') : value),
    message,
    description: 'Six digits. Spaces and dashes between them are taken out.',
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
    description: `A whole number as digits; a JSON number is read as well.${required ? '' : ' May be empty.'}`,
    required,
    pattern: required ? DIGITS : DIGITS_OR_NOTHING,
    example,
  });
}

/** One of these values, or nothing. Its field starts as `''` for when it is away. */
export function OneOfOrNothing(values: readonly string[], message: string): PropertyDecorator {
  return TextField({
    read: (value) => cleanLine(value ?? ''),
    message,
    description: 'One of these values, or nothing.',
    required: false,
    checks: [IsIn(['', ...values], { message })],
    documented: { enum: ['', ...values] },
    example: values[0],
  });
}

/** Yes or no, and neither is taken for granted. */
export function YesOrNo(message: string): PropertyDecorator {
  return applyDecorators(IsBoolean({ message }), ApiProperty({ type: 'boolean' }));
}
