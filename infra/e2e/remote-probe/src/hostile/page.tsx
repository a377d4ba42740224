import { Band, PageHero } from '@site/kit';
import { useSearchParams } from 'react-router-dom';

/** Calls what a test put into its release, at every render, with the query parameter `doe`. */
export default function HostilePage() {
  const [query] = useSearchParams();
  const { onProbeRender } = globalThis as { onProbeRender?: (what: string) => void };
  onProbeRender?.(query.get('doe') ?? '');
  return (
    <>
      <PageHero title="Vijandige pagina" />
      <Band>
        <p>Deze pagina is heel.</p>
      </Band>
    </>
  );
}
