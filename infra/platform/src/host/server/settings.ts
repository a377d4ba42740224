import os from 'node:os';
import path from 'node:path';
import {
  type Environment,
  flag,
  list,
  mustBe,
  readEnvironment,
  requiredSetting,
  requireSettings,
  serverSettings,
  setting,
  share,
  wholeNumber,
} from '@site/server';
import * as v from 'valibot';
import { MIN_PREVIEW_SECRET } from '../../protocol/preview-link';
import { REMOTES } from '../../protocol/remotes';
import { absoluteLocation, isBucket, isStoreLocation } from '../../store/location';
import { defaultFailuresFolder } from '../../store/release-failures';

/** Only whole origins: other values of a Content-Security-Policy, such as `*` or `'unsafe-inline'`, would allow any script. */
const scriptSource = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url?.origin === value && /^https?:$/.test(url.protocol) && !url.host.includes('*');
  }, mustBe('origins separated by commas, such as https://scripts.voorbeeld.nl')),
);

/** It is part of the HTML and of a Content-Security-Policy, so its path has only characters that mean nothing there. */
const assetUrl = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^[\w.~%/-]*$/.test(url.pathname) || url.host.includes('*')) return false;
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
    return isSafe && value.replace(/\/$/, '') === (url.origin + url.pathname).replace(/\/$/, '');
  }, mustBe('an https address without a query, such as https://cdn.voorbeeld.nl/site')),
  v.transform((value) => value.replace(/\/$/, '')),
);

/** What the platform's host reads. */
const SETTINGS = {
  ...serverSettings({ PORT: '8080', TRUST_PROXY: 'false' }),
  RELEASE_STORE: requiredSetting(
    'Folder or bucket (`s3://bucket/folder`) of the release store. Credentials, region and endpoint of a bucket are those of AWS tools: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, or a role.',
    v.pipe(v.string(), v.check(isStoreLocation, mustBe('a folder, or a bucket such as s3://releases/site'))),
    'must be the folder or address of the release store.',
  ),
  RELEASE_CACHE: setting(
    'Local folder for verified copies of releases.',
    v.string(),
    path.join(os.tmpdir(), 'site-releases'),
  ),
  RELEASE_CACHE_MB: setting(
    'The maximum size of those copies together, in MB. The live releases are kept in any case.',
    wholeNumber(1, 1_000_000),
    '512',
  ),
  RELEASE_FAILURES: setting(
    'Folder or bucket in which all shells record failures of releases, and `release status` finds them. Empty: `.failures` in the store.',
    v.pipe(v.string(), v.check(isStoreLocation, mustBe('a folder or a bucket'))),
  ),
  RELEASE_WATCH_MS: setting(
    'How long nothing may go wrong in a new release before it replaces the live one, in ms. Empty: 3000, in development 0.',
    wholeNumber(0, 60_000),
  ),
  LOAD_TIMEOUT_MS: setting(
    'How long a new release may take to load, and then each of its pages to render for the first time, in ms.',
    wholeNumber(1000, 300_000),
    '20000',
  ),
  RENDER_TIMEOUT_MS: setting('How long rendering a page may take, in ms.', wholeNumber(100, 60_000), '3000'),
  RENDER_WAIT_MS: setting(
    'How long a request waits for a renderer that is free before it is answered with 503, in ms.',
    wholeNumber(100, 120_000),
    '5000',
  ),
  RENDERERS: setting(
    'How many processes may render the pages of one release at once. Each is started when it is needed.',
    wholeNumber(1, 64),
    String(Math.min(Math.max(os.availableParallelism(), 2), 8)),
  ),
  RELEASE_POLL_MS: setting(
    'How often the store is asked for changes, in ms: of a bucket that is a request for each remote, and one for failures. Empty: 500, of a bucket 3000.',
    wholeNumber(50, 60_000),
  ),
  RELEASE_STORE_WAIT_MS: setting(
    'How long a start waits for the store before it goes on with the releases that were live here before, in ms.',
    wholeNumber(100, 120_000),
    '3000',
  ),
  REMOTES: setting('The remotes that the site is composed of.', list, REMOTES.join(',')),
  RENDERED_IN_BROWSER: setting(
    'In development: those of them whose pages browsers render from other builds. Their pages are not checked, and have no renderer until a request needs one.',
    list,
    '',
  ),
  BACKEND_URL: setting(
    'Where `/api` is forwarded to. Empty: a gateway in front of the shell does that.',
    v.string(),
  ),
  BACKEND_HEALTH_URL: setting(
    'Where the backend answers health checks: it says there which calls it knows, and a release that needs more is not activated. Empty: at `BACKEND_URL`.',
    v.string(),
  ),
  SCRIPT_SOURCES: setting(
    'Other origins whose scripts pages may load once the visitor allows it.',
    v.pipe(list, v.array(scriptSource)),
    '',
  ),
  VITALS_SAMPLE: setting(
    'The share of visits in which browsers measure LCP, INP and CLS and report them: from 0 (none) to 1 (all).',
    share,
    '0.1',
  ),
  ASSET_URL: setting(
    'Address of the release store at a CDN, from which browsers load scripts. Empty: from the site itself.',
    assetUrl,
  ),
  PREVIEW_SECRET: setting(
    'With it, links of `release preview` show other releases than the live ones until they expire. Empty: there are no such links.',
    v.pipe(
      v.string(),
      v.minLength(MIN_PREVIEW_SECRET, `must have at least ${MIN_PREVIEW_SECRET} random characters.`),
    ),
  ),
  CONTENT_PROTECTION: setting(
    '`true` blocks the context menu and the keys for the source of a page. Empty: true, in development false.',
    flag,
  ),
  DEV: setting(
    '`true` is development: pages show who owns what, previews need no signature, and content is not protected.',
    flag,
    'false',
  ),
};

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The settings of the host; `SETTINGS` documents them. */
export type HostSettings = ReturnType<typeof readHostSettings>;

/** Reads the settings from environment variables. @throws InvalidSetting */
export function readHostSettings(env: Environment) {
  requireSettings(env);
  const settings = readEnvironment(SETTINGS, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    internalPort: settings.INTERNAL_PORT ?? null,
    releaseStore: settings.RELEASE_STORE,
    releaseCache: path.resolve(settings.RELEASE_CACHE),
    releaseCacheBytes: settings.RELEASE_CACHE_MB * 1024 * 1024,
    releaseFailures:
      settings.RELEASE_FAILURES ?? defaultFailuresFolder(absoluteLocation(settings.RELEASE_STORE)),
    releaseWatch: settings.RELEASE_WATCH_MS ?? (settings.DEV ? 0 : 3000),
    rendererLimits: {
      load: settings.LOAD_TIMEOUT_MS,
      answer: settings.RENDER_TIMEOUT_MS,
      wait: settings.RENDER_WAIT_MS,
      queue: 200,
      renderers: settings.RENDERERS,
      heap: 192,
      memory: 400,
    },
    releasePoll: settings.RELEASE_POLL_MS ?? (isBucket(settings.RELEASE_STORE) ? 3000 : 500),
    storeWait: settings.RELEASE_STORE_WAIT_MS,
    remotes: settings.REMOTES,
    renderedInBrowser: settings.RENDERED_IN_BROWSER,
    backendUrl: settings.BACKEND_URL ?? null,
    backendHealthUrl: settings.BACKEND_HEALTH_URL ?? settings.BACKEND_URL ?? null,
    scriptSources: settings.SCRIPT_SOURCES,
    vitalsSample: settings.VITALS_SAMPLE,
    assetUrl: settings.ASSET_URL ?? null,
    previewSecret: settings.PREVIEW_SECRET ?? null,
    contentProtection: settings.CONTENT_PROTECTION ?? !settings.DEV,
    development: settings.DEV,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    traceEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    traceShare: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
