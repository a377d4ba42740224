import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as v from 'valibot';

/** A setting has an invalid value. The message names the variable and what is expected, and contains no secret. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';

  /** @param problem the rest of the sentence: `must be …`. */
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`);
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a setting, or else of the file that `<name>_FILE` names: a secret need not be in the environment. Trimmed. */
function textOf(name: string, env: Environment): string {
  const value = env[name]?.trim();
  const file = env[`${name}_FILE`]?.trim();
  if (value || !file) return value ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InvalidSetting(`${name}_FILE`, `must be a file that can be read, not "${file}" (${code}).`);
  }
}

/**
 * Reads environment variables, each with the schema of that name. Values are trimmed; an empty one counts as missing. A value can also be
 * in the file that `<name>_FILE` names.
 *
 * @throws InvalidSetting for the first invalid one.
 */
export function readEnvironment<const S extends v.ObjectEntries>(
  settings: S,
  env: Environment,
): v.InferOutput<v.ObjectSchema<S, undefined>> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(settings)) {
    const text = textOf(name, env);
    if (text) given[name] = text;
  }
  const result = v.safeParse(v.object(settings), given, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  throw new InvalidSetting(String(path?.[0].key), message);
}

/**
 * A setting with its documentation.
 *
 * @param meaning purpose and allowed values
 * @param fallback the text that a missing variable is read as; without it the setting is undefined then
 */
export function setting<
  const S extends v.GenericSchema<string, unknown>,
  const F extends string | undefined = undefined,
>(meaning: string, schema: S, fallback?: F) {
  return v.pipe(v.optional(schema, fallback as F), v.description(meaning));
}

/** A setting that must be set. @param problem what the message says when it is missing. */
export function requiredSetting<const S extends v.GenericSchema<string, unknown>>(
  meaning: string,
  schema: S,
  problem = `must be set. ${meaning}`,
) {
  return v.pipe(v.optional(v.string(), ''), v.nonEmpty(problem), schema, v.description(meaning));
}

/** The message about a value, which it shows: not for secrets. */
export const mustBe =
  (expected: string) =>
  ({ input }: { input: unknown }): string =>
    `must be ${expected}, not "${input}".`;

/** A text that passes a test. @param expected for the message, as of `mustBe` */
export const textThat = (isRight: (value: string) => boolean, expected: string) =>
  v.pipe(v.string(), v.check(isRight, mustBe(expected)));

export const oneOf = <const T extends readonly string[]>(allowed: T) =>
  v.picklist(allowed, mustBe(`one of ${allowed.join(', ')}`));

export const flag = v.pipe(
  oneOf(['true', 'false', '1', '0']),
  v.transform((value) => value === 'true' || value === '1'),
);

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    textThat(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `a whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

export const port = wholeNumber(1, 65_535);

/** A share of all, such as of visits. */
export const share = v.pipe(
  textThat(
    (value) => /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(value),
    'a number from 0 to 1, such as 0.1',
  ),
  v.transform(Number),
);

/** An address without a query; the message does not show it, because it may contain a password. */
const collector = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#]/.test(value),
    'must be the http or https address of a collector, such as http://localhost:4318.',
  ),
);

/** Values separated by commas. */
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

const REQUIRED_SETTINGS = setting(
  'The settings that a deployment must state though they have a default, separated by commas. Empty: none.',
  list,
  '',
);

/** @throws InvalidSetting that names all of `REQUIRED_SETTINGS` that are missing. */
export function requireSettings(env: Environment): void {
  const read = readEnvironment({ REQUIRED_SETTINGS }, env);
  const missing = read.REQUIRED_SETTINGS.filter((name) => !textOf(name, env));
  if (missing.length > 0) throw new InvalidSetting(missing.join(', '), 'must be set in this deployment.');
}

export const EMAIL = /^[^@\s<>]+@[^@\s<>]+$/;

export const emailAddress = textThat((value) => EMAIL.test(value), 'an e-mail address');

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Fastify's option of that name. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/**
 * Whose X-Forwarded-* headers are trusted. A number counts the proxies, from the server outwards, and requires that only proxies can
 * reach the server.
 */
export const trustProxy = v.pipe(
  textThat(
    (value) => /^(?:true|false|\d)$/.test(value) || value.split(',').every((entry) => isSubnet(entry.trim())),
    'loopback, addresses, subnets, a number of proxies, true or false',
  ),
  v.transform((value): TrustProxy => {
    if (value === 'true' || value === 'false') return value === 'true';
    // Fastify does not accept a number as text.
    if (/^\d$/.test(value)) return (_address, hop) => hop < Number(value);
    return value;
  }),
);

function isSubnet(entry: string): boolean {
  const [address = '', bits = '0'] = entry.split('/');
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  return named || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
}

/**
 * The settings of any server.
 *
 * @param defaults.TRUST_PROXY `loopback` where only programs of this machine connect, such as to the backend behind the shell; `false`
 * where visitors may connect themselves: on a local start they come from the loopback address and could claim any other.
 */
export const serverSettings = (defaults: { PORT: string; TRUST_PROXY: string }) => ({
  HOST: setting('The address that the server listens on.', v.string(), '127.0.0.1'),
  PORT: setting(
    'The port that the server listens on; 0 takes a free one.',
    wholeNumber(0, 65_535),
    defaults.PORT,
  ),
  INTERNAL_PORT: setting(
    'A separate port for health checks and metrics, which PORT then does not serve. Empty: the same port.',
    port,
  ),
  LOG_LEVEL: setting(
    'What is logged: fatal, error, warn, info, debug, trace or silent.',
    oneOf(LOG_LEVELS),
    'info',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'The OpenTelemetry collector that traces are sent to, by OTLP over HTTP as JSON: http://localhost:4318. Empty: nothing is traced. Headers for it, attributes of this process, and how long traces wait for others: `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_BSP_SCHEDULE_DELAY`, as OpenTelemetry has them.',
    collector,
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    'The share of page loads and calls that are traced, from 0 (none) to 1 (all).',
    share,
    '1',
  ),
  TRUST_PROXY: setting(
    'Whose X-Forwarded-* headers are trusted: `loopback`, addresses or subnets separated by commas, `true` (all), `false` (none), or the number of proxies when nothing else can reach the server.',
    trustProxy,
    defaults.TRUST_PROXY,
  ),
  REQUIRED_SETTINGS,
});
