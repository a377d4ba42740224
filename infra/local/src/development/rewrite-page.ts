import type { PlatformBoot } from '@site/platform/protocol/page';
import { LOCAL_VERSION } from './local-remote';

/** The address of the script that runs before all others. */
export const START_SCRIPT = '/__local/start.js';

/** A remote of which there is a local build. */
export interface LocalPages {
  name: string;
  paths: readonly string[];
}

/** A page of the site that shows the local builds. */
export interface RewrittenPage {
  html: string;
  /** The page is one of a local build, of which the HTML has only the frame. */
  isLocal: boolean;
  /** The path of a local page that another remote has too. Such a release would be rejected. */
  taken?: { path: string; name: string; by: string } | undefined;
}

const BOOT = /(<script\b[^>]*\bid="boot"[^>]*>)([\s\S]*?)(<\/script>)/;
const MAIN = /(<main\b[^>]*>)[\s\S]*(<\/main>)/;
const PRELOAD = /( data-preload=")([^"]*)"/;
const PAGE_HEAD =
  /<(title|script)\b[^>]* data-page-head(?:="")?>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]* data-page-head(?:="")?>/g;

/** The composition that a page was rendered with; undefined when the HTML is not a page of such a site. */
export function compositionIn(html: string): PlatformBoot['composition'] | undefined {
  return bootIn(html)?.composition;
}

/**
 * Puts local builds into the composition of a page. The site has not rendered these: their pages are left to the browser.
 *
 * @param pathname as in the address
 * @returns undefined for HTML without a composition, which stays as it is
 */
export function rewritePage(
  html: string,
  pathname: string,
  local: readonly LocalPages[],
): RewrittenPage | undefined {
  const boot = bootIn(html);
  if (!boot) return undefined;
  const { composition } = boot;
  const names = local.map(({ name }) => name);
  const others = without(names, composition.remotes);
  const path = pathOf(pathname);
  const isLocal =
    local.some(({ paths }) => paths.includes(path)) ||
    names.some((name) => composition.remotes[name]?.paths.includes(path));
  const taken = local.flatMap(({ name, paths }) =>
    [...Object.entries(others), ...local.map((one) => [one.name, one] as const)]
      .filter(([by]) => by !== name)
      .flatMap(([by, remote]) =>
        paths.filter((own) => remote.paths.includes(own)).map((own) => ({ path: own, name, by })),
      ),
  );
  const rewritten: PlatformBoot = {
    ...boot,
    contentProtection: false,
    composition: {
      ...composition,
      id: `${composition.id} ${LOCAL_VERSION}`,
      // Last: of two remotes with one path the last counts.
      remotes: {
        ...others,
        ...Object.fromEntries(
          local.map(({ name, paths }) => [
            name,
            { version: LOCAL_VERSION, entry: `/releases/${name}/remoteEntry.${LOCAL_VERSION}.js`, paths },
          ]),
        ),
      },
      // The local build is for everybody here.
      canaries: without(names, composition.canaries ?? {}),
      unavailable: Object.fromEntries(
        Object.entries(composition.unavailable).filter(([, remote]) => !names.includes(remote)),
      ),
    },
    ...(isLocal && { clientRendered: true }),
  };
  const json = JSON.stringify(rewritten).replace(/</g, '\\u003c');
  const withBuilds = html
    .replace(BOOT, (_all, open: string, _json, close: string) => open + json + close)
    .replace(/<head\b[^>]*>/, (head) => `${head}<script src="${START_SCRIPT}"></script>`);
  return { html: isLocal ? withoutPage(withBuilds, names) : withBuilds, isLocal, taken: taken[0] };
}

function without<Value>(names: readonly string[], all: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

/** Only the frame of the site: the browser renders the page, and writes its head. */
function withoutPage(html: string, remotes: readonly string[]): string {
  return html
    .replace(PAGE_HEAD, '')
    .replace(MAIN, '$1$2')
    .replace(PRELOAD, (_all, open: string, list: string) => {
      // From the site or from its CDN.
      const others = list.split(' ').filter((file) => !remotes.some((name) => file.includes(`/${name}/`)));
      return `${open}${others.join(' ')}"`;
    });
}

function bootIn(html: string): PlatformBoot | undefined {
  const json = BOOT.exec(html)?.[2];
  if (json === undefined) return undefined;
  try {
    const boot = JSON.parse(json) as PlatformBoot;
    return boot.composition?.remotes && boot.composition.unavailable ? boot : undefined;
  } catch {
    return undefined;
  }
}

/** The path as tables of pages write it: decoded, without slashes at the end. */
export function pathOf(pathname: string): string {
  const trimmed = pathname.replace(/(.)\/+$/, '$1');
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
