import { type ComponentType, useEffect } from 'react';
import type { Composition } from '../../protocol/composition';
import { PageLoadError } from '../../protocol/page-load-error';
import type { PageOwner } from '../../protocol/site-failure';
import { useSiteNavigation } from '../navigation/navigation-context';
import { reloadOnceIfReleaseGone } from './release-gone';
import { reportFailure } from './report-failure';

/** What the site is told about a page that it replaces. */
export interface FailureProps {
  /** The page could not be loaded. Otherwise it threw while rendering. */
  isMissing: boolean;
  /** Loads what was missing, or renders the page again. */
  onRetry: () => void;
  /** The retry is in progress. */
  isTrying: boolean;
}

interface PageFailureProps {
  /** Why the page could not be loaded, or what it threw. */
  error: unknown;
  owner: PageOwner;
  composition: Composition;
  /** Makes the next load fetch the code of a remote again. */
  forget: (remote: string) => void;
  Failure: ComponentType<FailureProps>;
}

/** A chunk loaded with `lazy()` did not arrive. React caches that failure for as long as the page's code is cached. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Replaces a page that could not be loaded, or that threw while rendering, and reports it. The rest of the site stays. */
export function PageFailure({ error, owner, composition, forget, Failure }: PageFailureProps) {
  const { shown, pending, retry: load } = useSiteNavigation();
  const { pathname, search } = shown.location;
  const chunkMissing = isChunkLoadError(error);
  const isMissing = chunkMissing || error instanceof PageLoadError;

  useEffect(() => {
    console.error(error);
    reportFailure({ kind: isMissing ? 'page-not-loaded' : 'page-crashed', ...owner, path: pathname }, error);
    if (chunkMissing) void reloadOnceIfReleaseGone(owner.remote, composition, pathname + search);
  }, [error, isMissing, chunkMissing, owner, composition, pathname, search]);

  const retry = () => {
    if (chunkMissing) forget(owner.remote);
    load();
  };
  return <Failure isMissing={isMissing} onRetry={retry} isTrying={pending?.pathname === pathname} />;
}
