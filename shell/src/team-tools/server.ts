import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SiteIdentity } from '@site/contract';
import type { Release } from '@site/platform/protocol';
import { type ReleaseSource, readPointer } from '@site/platform/store';
import type { FastifyInstance } from 'fastify';
import { InvalidOverride, type ReleaseOverrides } from '../composition/overrides';
import type { Reconciler } from '../composition/reconciler';
import { LIVE, RELEASE_PARAMETER } from '../composition/release-parameter';
import type { Config } from '../server/config';
import type { PreviewOf } from '../server/pages';
import type { Rendered } from '../server/render';
import { renderPage } from '../server/render-page';
import { type LoadedOverrideErrorPage, OverrideErrorPage } from './override-error-page';
import { CHANGES_PATH, RELEASES_PATH, type ReleaseSummary, type SiteReleases } from './releases';

interface TeamToolsOptions {
  live: Reconciler;
  overrides: ReleaseOverrides;
  source: ReleaseSource;
  shell: Release;
}

/**
 * In development: serves what the team tools in the browser need.
 *
 * @returns the composition with the releases that an address requests, for the pages
 */
export function serveTeamTools(app: FastifyInstance, config: Config, options: TeamToolsOptions): PreviewOf {
  const { live, overrides, shell } = options;
  serveChanges(app, live, shell.version);
  serveReleaseList(app, options);
  return async (url) => {
    const values = url.searchParams.getAll(RELEASE_PARAMETER);
    if (values.length === 0) return undefined;
    try {
      const wanted = overrides.read(values);
      if (Object.keys(wanted).length === 0) return undefined;
      return { ready: await overrides.compose(wanted), overrides: wanted };
    } catch (error) {
      if (!(error instanceof InvalidOverride)) throw error;
      return { refusal: renderOverrideError(url, error.reasons, config.site) };
    }
  };
}

/** Sends open tabs the live composition and shell version, at once and at each change. */
function serveChanges(app: FastifyInstance, live: Reconciler, shellVersion: string): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  app.get(CHANGES_PATH, (request, reply) => {
    reply.hijack();
    // Nothing is sent until something changes.
    request.raw.socket.setTimeout(0);
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    const send = () => reply.raw.write(`retry: 300\ndata: ${live.composition.id} ${shellVersion}\n\n`);
    send();
    open.add(reply.raw);
    const unsubscribe = live.onChange(send);
    request.raw.on('close', () => {
      unsubscribe();
      open.delete(reply.raw);
    });
  });
}

/** Serves the composition of the site, and the versions in the store. */
function serveReleaseList(app: FastifyInstance, { live, overrides, source, shell }: TeamToolsOptions): void {
  app.get(RELEASES_PATH, async (request, reply): Promise<SiteReleases | { message: string }> => {
    const { searchParams } = new URL(request.url, 'http://site.internal');
    reply.header('cache-control', 'no-store');
    let overridden: Awaited<ReturnType<ReleaseOverrides['load']>>;
    try {
      overridden = await overrides.load(overrides.read(searchParams.getAll(RELEASE_PARAMETER)));
    } catch (error) {
      if (!(error instanceof InvalidOverride)) throw error;
      reply.code(400);
      return { message: error.message };
    }
    const remotes = Object.entries(live.health()).map(async ([name, health]) => {
      const release = (overridden.get(name) ?? live.releases.get(name))?.release;
      const pointer = await readPointer(source, name).catch(() => null);
      const canary = pointer?.canary ? [pointer.canary.version] : [];
      const versions = pointer ? [pointer.version, ...canary, ...pointer.previous] : [];
      return [name, { ...health, shown: release ? summarize(release) : null, versions }] as const;
    });
    return {
      composition: live.composition.id,
      shell: summarize(shell),
      remotes: Object.fromEntries(await Promise.all(remotes)),
    };
  });
}

function summarize({ version, commit, builtAt, kit }: Release): ReleaseSummary {
  return { version, commit, builtAt, kit };
}

/** The answer to a request for a release that cannot be shown. It needs no remote and no script. */
function renderOverrideError(url: URL, reasons: readonly string[], site: SiteIdentity): Rendered {
  const back = new URL(url);
  back.searchParams.delete(RELEASE_PARAMETER);
  back.searchParams.set(RELEASE_PARAMETER, LIVE);
  const page: LoadedOverrideErrorPage = {
    Component: OverrideErrorPage,
    head: { title: 'This release cannot be shown', description: reasons.join(' '), keywords: [] },
    status: 400,
    personal: true,
    reasons,
    back: back.pathname + back.search,
  };
  return { status: page.status, html: renderPage(page, { site, path: '/', address: '/' }) };
}
