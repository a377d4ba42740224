import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';

/** Every call: of visitors and customers, and of the office. */
export const EVERY_CALL = { ...CALLS, ...OFFICE_CALLS } as const;

/** The name of a call. */
export type EveryCallName = keyof typeof EVERY_CALL;

const LITERAL_PATHS: ReadonlySet<string> = new Set(
  Object.values(EVERY_CALL).flatMap(({ path }) => (path.includes('{') ? [] : [path])),
);

/** Is it the path of a call without parameters? With another method it would match a route with one. */
export function isLiteralPath(url: string): boolean {
  return LITERAL_PATHS.has(url.split('?')[0] ?? '');
}
