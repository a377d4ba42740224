import type { SiteIdentity } from '@site/contract';
import { type LoadedOverrideErrorPage, OverrideErrorPage } from '../team-tools/override-error-page';
import { LIVE, RELEASE_PARAMETER } from '../team-tools/releases';
import { type Rendered, render } from './render';

/** The answer to a request for a release that cannot be shown. It needs no remote and no script. */
export function renderOverrideError(
  url: URL,
  reasons: readonly string[],
  site: SiteIdentity,
  shellVersion: string,
): Promise<Rendered> {
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
  const composition = {
    id: 'refused',
    remotes: { shell: { version: shellVersion, entry: '', paths: ['/'] } },
    unavailable: {},
    incomplete: false,
  };
  return render({ url: '/', composition, loadPage: async () => page, site, shellVersion, scripts: [] });
}
