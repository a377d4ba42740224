import { mustBe } from '@site/server';
import * as v from 'valibot';

const ISO_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A setting that is a moment in ISO 8601 with its time zone, read as ms since the epoch. */
export const timeSetting = v.pipe(
  v.string(),
  v.check((value) => {
    const day = ISO_TIME.exec(value)?.[1];
    // Date.parse reads 31 February as 3 March.
    return (
      day !== undefined &&
      !Number.isNaN(Date.parse(value)) &&
      new Date(`${day}T00:00Z`).toISOString().startsWith(day)
    );
  }, mustBe('a time with its zone, such as 2026-03-01T22:00:00+01:00')),
  v.transform(Date.parse),
);
