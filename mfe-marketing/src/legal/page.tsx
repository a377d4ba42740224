import type { SiteIdentity } from '@site/contract';
import { Band, PageHero, useSite } from '@site/kit';
import { useSearchParams } from 'react-router-dom';
import { accessibilityStatement } from './accessibility-statement';
import { cookieStatement } from './cookie-statement';
import { disclaimer } from './disclaimer';
import { generalTerms } from './general-terms';
import { type LegalChapter, LegalText } from './legal-text';
import { privacyStatement } from './privacy-statement';
import { type Section, SectionTabs, sectionOf } from './section-tabs';

const texts: Record<Section, (site: SiteIdentity) => readonly LegalChapter[]> = {
  disclaimer: (site) => [disclaimer(site), generalTerms(site)],
  privacy: (site) => [privacyStatement(site)],
  toegankelijkheid: (site) => [accessibilityStatement(site)],
  cookies: cookieStatement,
};

/** `/juridisch`: the legal texts, one section at a time, chosen by `?section=`. */
export default function LegalPage() {
  const [query] = useSearchParams();
  const section = sectionOf(query.get('section'));
  const site = useSite();
  return (
    <>
      <PageHero
        compact
        tone="light"
        title="Juridisch"
        lead="Onze voorwaarden, hoe wij met uw gegevens omgaan en wat u van deze website mag verwachten."
      />
      <Band>
        <SectionTabs current={section} />
      </Band>
      <LegalText key={section} chapters={texts[section](site)} />
    </>
  );
}
