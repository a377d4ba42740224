import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';

/** Far above what people type, far below what hurts. */
const LINE_LENGTH = 200;

/** What PostgreSQL and mail headers cannot hold: control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;
const UNPRINTABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

function cleanLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim() : value;
}

function cleanText(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replace(/\r\n?/g, '\n').replace(UNPRINTABLE_IN_TEXT, ' ').trim()
    : value;
}

/** A line of text that must be filled in; `message` says how. Spaces around it and control characters go. */
export function RequiredLine(message: string, maxLength = LINE_LENGTH): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => cleanLine(value)),
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(maxLength, { message: `Gebruik hoogstens ${maxLength} tekens.` }),
  );
}

/** A line of text that may be empty; `null` means empty too. Its field starts as `''` for when it is away. */
export function OptionalLine(maxLength = LINE_LENGTH): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => cleanLine(value ?? '')),
    IsString({ message: 'Vul hier tekst in.' }),
    MaxLength(maxLength, { message: `Gebruik hoogstens ${maxLength} tekens.` }),
  );
}

/** A line of text that may be empty. Away (or `null`) means: leave as it is. */
export function ChangedLine(maxLength = LINE_LENGTH): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => cleanLine(value ?? undefined)),
    IsOptional(),
    IsString({ message: 'Vul hier tekst in.' }),
    MaxLength(maxLength, { message: `Gebruik hoogstens ${maxLength} tekens.` }),
  );
}

/** Text of several lines that must be filled in. */
export function RequiredText(message: string, maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => cleanText(value)),
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(maxLength, { message: `Gebruik hoogstens ${maxLength} tekens.` }),
  );
}

/** Text of several lines that may be empty; `null` means empty too. Its field starts as `''` for when it is away. */
export function OptionalText(maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => cleanText(value ?? '')),
    IsString({ message: 'Vul hier tekst in.' }),
    MaxLength(maxLength, { message: `Gebruik hoogstens ${maxLength} tekens.` }),
  );
}

/** An e-mail address, in small letters, so that one mailbox is one customer however it is typed. */
export function EmailAddress(missing = 'Vul uw e-mailadres in.'): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => {
      const line = cleanLine(value);
      return typeof line === 'string' ? line.toLowerCase() : line;
    }),
    IsString({ message: missing }),
    MinLength(1, { message: missing }),
    MaxLength(254, { message: 'Dit e-mailadres is te lang.' }),
    IsEmail({}, { message: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' }),
  );
}

/** Six digits. Spaces and dashes between them are taken out. */
export function SixDigits(message: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value)),
    IsString({ message }),
    Matches(/^[0-9]{6}$/, { message }),
  );
}

/** A whole number of euros or months as digits; empty when it is not required. */
export function Digits(message: string, { required }: { required: boolean }): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => {
      if (typeof value === 'number') return String(value);
      if (value === undefined || value === null) return '';
      return typeof value === 'string' ? value.trim() : value;
    }),
    IsString({ message }),
    Matches(required ? /^[0-9]{1,9}$/ : /^[0-9]{0,9}$/, { message }),
  );
}
