/** What is recorded and where it is sent. */
export interface TracingSettings {
  /** The base address of an OpenTelemetry collector; null: nothing is recorded. */
  endpoint: string | null;
  /** The share of traces that is recorded, of those that begin here: from 0 to 1. */
  share: number;
  /** The name of this program, `service.name`. */
  service: string;
  version?: string | undefined;
}

/** How traces are told about: one sentence each time something changes. */
export interface TracingLog {
  info(sentence: string): void;
  warn(sentence: string): void;
}

/** Traces that are recorded, in batches and beside the work: when the collector is slow or down, they are dropped. */
export interface Tracing {
  /** Sends what is recorded, as far as that goes within two seconds, and records nothing any more. */
  stop(): Promise<void>;
}

/** How many requests of a second are recorded because the caller wants it, in one process: anybody can send the header. */
export const MAX_CONTINUED_PER_SECOND = 50;

/**
 * Starts to record what is told to the API of OpenTelemetry in this process.
 *
 * @returns undefined without an endpoint: then nothing that records or sends is loaded
 */
export async function startTracing(
  { endpoint, ...settings }: TracingSettings,
  log: TracingLog,
): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { registerSdk } = await import('./sdk.js');
  return registerSdk({ ...settings, endpoint }, log);
}
