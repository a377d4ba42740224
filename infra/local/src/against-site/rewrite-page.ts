import type { Release } from '@site/platform/protocol';

/** The address of the script that runs before all others. */
export const START_SCRIPT = '/__local/start.js';

/** The boot data as the shell writes it: `Boot` in shell/src/document/boot.ts. */
interface Boot {
  composition: {
    id: string;
    remotes: Record<string, { version: string; entry: string; paths: readonly string[] }>;
    unavailable: Record<string, string>;
    canaries?: Record<string, object>;
  };
  clientRendered?: boolean;
  contentProtection?: boolean;
}

/** A page of the site that shows the local build of a remote. */
export interface RewrittenPage {
  html: string;
  /** The page is one of the remote, of which the HTML has only the frame. */
  isLocal: boolean;
  /** The path that another remote has too, and the name of that remote. Such a release would be rejected. */
  taken?: { path: string; by: string } | undefined;
}

const BOOT = /(<script\b[^>]*\bid="boot"[^>]*>)([\s\S]*?)(<\/script>)/;
const MAIN = /(<main\b[^>]*>)[\s\S]*(<\/main>)/;
const PRELOAD = /( data-preload=")([^"]*)"/;
const PAGE_HEAD =
  /<(title|script)\b[^>]* data-page-head(?:="")?>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]* data-page-head(?:="")?>/g;

/** The composition that a page was rendered with; undefined when the HTML is not a page of such a site. */
export function compositionIn(html: string): Boot['composition'] | undefined {
  return bootIn(html)?.composition;
}

/**
 * Puts the local build of a remote into the composition of a page. The deployed site has not rendered that build: a page of the remote is
 * left to the browser.
 *
 * @param pathname as in the address
 * @returns undefined for HTML without a composition, which stays as it is
 */
export function rewritePage(html: string, pathname: string, release: Release): RewrittenPage | undefined {
  const boot = bootIn(html);
  if (!boot) return undefined;
  const { name, version } = release;
  const paths = release.pages.map((page) => page.path);
  const { [name]: deployed, ...others } = boot.composition.remotes;
  // The local build is for everybody here.
  const { [name]: _canary, ...canaries } = boot.composition.canaries ?? {};
  const path = pathOf(pathname);
  const isLocal = paths.includes(path) || deployed?.paths.includes(path) === true;
  const taken = Object.entries(others).flatMap(([by, remote]) =>
    paths.filter((own) => remote.paths.includes(own)).map((own) => ({ path: own, by })),
  );
  const local: Boot = {
    ...boot,
    contentProtection: false,
    composition: {
      ...boot.composition,
      id: `${boot.composition.id} ${version}`,
      // Last: of two remotes with one path the last counts.
      remotes: {
        ...others,
        [name]: { version, entry: `/releases/${name}/remoteEntry.${version}.js`, paths },
      },
      canaries,
      unavailable: Object.fromEntries(
        Object.entries(boot.composition.unavailable).filter(([, remote]) => remote !== name),
      ),
    },
    ...(isLocal && { clientRendered: true }),
  };
  const json = JSON.stringify(local).replace(/</g, '\\u003c');
  const withBuild = html
    .replace(BOOT, (_all, open: string, _json, close: string) => open + json + close)
    .replace(/<head\b[^>]*>/, (head) => `${head}<script src="${START_SCRIPT}"></script>`);
  return { html: isLocal ? withoutPage(withBuild, name) : withBuild, isLocal, taken: taken[0] };
}

/** Only the frame of the site: the browser renders the page, and writes its head. */
function withoutPage(html: string, remote: string): string {
  return html
    .replace(PAGE_HEAD, '')
    .replace(MAIN, '$1$2')
    .replace(PRELOAD, (_all, open: string, list: string) => {
      // From the site or from its CDN.
      const others = list.split(' ').filter((file) => !file.includes(`/${remote}/`));
      return `${open}${others.join(' ')}"`;
    });
}

function bootIn(html: string): Boot | undefined {
  const json = BOOT.exec(html)?.[2];
  if (json === undefined) return undefined;
  try {
    const boot = JSON.parse(json) as Partial<Boot>;
    return boot.composition?.remotes && boot.composition.unavailable ? (boot as Boot) : undefined;
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
