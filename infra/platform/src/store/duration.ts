import { InvalidRelease } from '../protocol/release';

/** In ms. */
const MAX_DURATION_MS = 7 * 86_400_000;

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A duration such as `90s`, `30m`, `2h` or `3d`, in ms. @throws InvalidRelease when it is none, or longer than seven days */
export function parseDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  const duration = Number(count) * (UNITS[unit] ?? 0);
  if (duration > 0 && duration <= MAX_DURATION_MS) return duration;
  throw new InvalidRelease(`"${text}" is no duration of at most seven days, such as 90s, 30m, 2h or 3d.`);
}

/** For people: `90 seconds`, `5 minutes`. @param ms rounded to whole units */
export function formatDuration(ms: number): string {
  const [unit, name] =
    ms < 120_000 ? [1000, 'second'] : ms < 2 * 3_600_000 ? [60_000, 'minute'] : [3_600_000, 'hour'];
  const count = Math.round(ms / unit);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
