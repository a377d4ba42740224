import { Band, PageHero, useConsentedScript } from '@site/kit';

/** Loads a third-party script with consent, and shows its state. */
export default function ConsentedScriptPage() {
  const counter = useConsentedScript({ category: 'analytisch', src: 'https://scripts.example/count.js' });
  const unknown = useConsentedScript({ category: 'analytisch', src: 'https://unknown.example/count.js' });
  return (
    <>
      <PageHero title="Script na toestemming" />
      <Band>
        <p>Teller: {counter}</p>
        <p>Vreemde: {unknown}</p>
      </Band>
    </>
  );
}
