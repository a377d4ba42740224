import { Band, Button, PageHero, Stack } from '@site/kit';
import { lazy, Suspense, useState } from 'react';

const Part = lazy(() => import('./part'));

/** Fails in every way that a page can, on demand. */
export default function FailingPage() {
  const [broken, setBroken] = useState(false);
  const [part, setPart] = useState(false);
  // A test decides when the page breaks from its first render on.
  if (broken || 'proefStuk' in globalThis) throw new Error('De pagina is stuk.');
  return (
    <>
      <PageHero title="Pagina die stuk kan" />
      <Band>
        <Stack>
          <Button onClick={() => setBroken(true)}>Breek tijdens het tonen</Button>
          <Button
            onClick={() => {
              throw new Error('De knop is stuk.');
            }}
          >
            Breek bij een klik
          </Button>
          <Button onClick={() => void Promise.reject(new Error('De belofte is stuk.'))}>Breek later</Button>
          <Button onClick={() => setPart(true)}>Toon het deel</Button>
          {part && (
            <Suspense fallback={<p>Het deel komt eraan.</p>}>
              <Part />
            </Suspense>
          )}
        </Stack>
      </Band>
    </>
  );
}
