import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Control characters and marks that turn the direction of writing, with which a text could take over a terminal. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE_IN_TEXT = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What people typed, as one line that is safe to show. */
export function line(typed: string): string {
  return typed.replace(UNPRINTABLE, ' ').trim();
}

/** What people typed, with its line ends, safe to show. */
export function lines(typed: string): string {
  return typed.replace(UNPRINTABLE_IN_TEXT, ' ').trim();
}

/** Data, on standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Everything that is not data, on standard error, so that a pipe does not get it. */
export function remark(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Data for programs. Dates are ISO 8601 in UTC, amounts whole euros. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2).replace(/[\x7f-\x9f]/g, escaped));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text in a colour, where standard output is a terminal that wants colours. */
export function paint(style: Style, text: string): string {
  return wantsColours() ? styleText(style, text) : text;
}

function wantsColours(): boolean {
  return process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}
