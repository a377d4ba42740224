import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Control characters and text direction marks, which could inject escape sequences into the terminal. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE_IN_TEXT = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** User input as one line without control characters. */
export function sanitizeLine(typed: string): string {
  return typed.replace(UNPRINTABLE, ' ').trim();
}

/** At most 60 characters of a line. */
export function shorten(line: string): string {
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** User input without control characters other than line breaks. */
export function sanitizeText(typed: string): string {
  return typed.replace(UNPRINTABLE_IN_TEXT, ' ').trim();
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** For everything that is not data, so that it does not end up in a pipe. */
export function printStderr(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Dates are ISO 8601 in UTC, amounts whole euros. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2).replace(/[\x7f-\x9f]/g, escaped));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Applies a colour or weight when standard output is a terminal that supports it (respects `NO_COLOR`). */
export function styled(style: Style, text: string): string {
  return supportsStyles() ? styleText(style, text) : text;
}

function supportsStyles(): boolean {
  return process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}
