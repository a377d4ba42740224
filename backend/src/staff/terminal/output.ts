import { styleText } from 'node:util';

export { sanitizeLine, sanitizeText } from '../../platform/sanitize.js';

type Style = Parameters<typeof styleText>[0];

/** At most 60 characters of a line. */
export function shorten(line: string): string {
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
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
