const PROBES = /^\/(api\/health|metrics)(\/|$)/;

/** Is this the path of a health check or of the metrics? They are requested every few seconds, also of a busy process. */
export function isProbe(path: string): boolean {
  return PROBES.test(path);
}
