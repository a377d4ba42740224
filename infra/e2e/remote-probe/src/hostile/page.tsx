import { Band, PageHero } from '@site/kit';
import { useEffect, useLayoutEffect } from 'react';
import { type NavigateFunction, useNavigate, useSearchParams } from 'react-router-dom';

/** What a test can put into the release of this page. */
interface Probe {
  onProbeRender?: (what: string) => void;
  onProbeShown?: (what: string, navigate: NavigateFunction) => void;
  /** Before it is shown. @returns a function that undoes it */
  onProbeLayout?: (what: string) => (() => void) | undefined;
}

/** Calls what a test put into its release, at every render and after it, with the query parameter `doe`. */
export default function HostilePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { onProbeRender, onProbeShown, onProbeLayout } = globalThis as Probe;
  const what = query.get('doe') ?? '';
  onProbeRender?.(what);
  useLayoutEffect(() => onProbeLayout?.(what));
  useEffect(() => onProbeShown?.(what, navigate));
  return (
    <>
      <PageHero title="Vijandige pagina" />
      <Band>
        <p>Deze pagina is heel.</p>
      </Band>
    </>
  );
}
