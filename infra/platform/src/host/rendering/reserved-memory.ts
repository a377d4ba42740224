import { readFileSync } from 'node:fs';

/**
 * How much memory V8 reserves for compiled code in a process like this one, in KiB: 512 MiB from Node 24 on, which counts as data for
 * `ulimit -d` though hardly any of it is ever used. 0 where the system does not tell, and where it does not limit data either.
 */
export function reservedForCode(): number {
  let maps: string;
  try {
    maps = readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return 0;
  }
  const sizes = [...maps.matchAll(/^(\w+)-(\w+) rwxp /gm)].map(
    ([, start, end]) => Number.parseInt(end as string, 16) - Number.parseInt(start as string, 16),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
