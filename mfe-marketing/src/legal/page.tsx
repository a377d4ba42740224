import { Band, PageHero } from '@site/kit';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccessibilityStatement } from './accessibility-statement';
import { CookieStatement } from './cookie-statement';
import { Disclaimer } from './disclaimer';
import { GeneralTerms } from './general-terms';
import { PrivacyStatement } from './privacy-statement';
import { type Section, SectionTabs, sectionOf } from './section-tabs';

function DisclaimerAndTerms() {
  return (
    <>
      <Disclaimer />
      <GeneralTerms />
    </>
  );
}

const texts: Record<Section, ComponentType> = {
  disclaimer: DisclaimerAndTerms,
  privacy: PrivacyStatement,
  toegankelijkheid: AccessibilityStatement,
  cookies: CookieStatement,
};

/** `/juridisch`: the legal texts, one part at a time, chosen by `?section=`. */
export default function LegalPage() {
  const [query] = useSearchParams();
  const section = sectionOf(query.get('section'));
  const Text = texts[section];
  return (
    <>
      <PageHero
        tone="paper"
        title="Juridisch"
        lead="Onze voorwaarden, hoe wij met uw gegevens omgaan en wat u van deze website mag verwachten."
      />
      <Band>
        <SectionTabs current={section} />
      </Band>
      <Text />
    </>
  );
}
