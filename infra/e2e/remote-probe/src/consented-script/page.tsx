import { Band, PageHero, useConsentedScript } from '@site/kit';

/** Asks for somebody else's script, and says where it is. */
export default function ConsentedScriptPage() {
  const counter = useConsentedScript({ category: 'analytisch', src: 'https://scripts.example/count.js' });
  const stranger = useConsentedScript({ category: 'analytisch', src: 'https://stranger.example/count.js' });
  return (
    <>
      <PageHero title="Script na toestemming" />
      <Band>
        <p>Teller: {counter}</p>
        <p>Vreemde: {stranger}</p>
      </Band>
    </>
  );
}
