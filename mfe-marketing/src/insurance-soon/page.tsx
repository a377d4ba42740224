import { Band, ContactCards, PageHero, SectionTitle, Split } from '@site/kit';
import { ArticleIllustration } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { MonitorSmartphone, PawPrint, Shield, ShieldCheck } from 'lucide-react';
import { FactCard } from '../parts/fact-card';
import { FactGrid } from '../parts/fact-grid';

/** `/binnenkort`: the insurance that is coming. */
export default function InsuranceSoonPage() {
  return (
    <>
      <PageHero
        tone="sky"
        title="Verzekeringen komen binnenkort"
        lead="Straks regelt u de verzekering van uw leasevoertuig op dezelfde plek als de lease, via onze verzekeringspartner."
        picture={<ArticleIllustration name="paraplu" />}
      />

      <Band>
        <SectionTitle>Wat er komt</SectionTitle>
        <FactGrid columns={2}>
          <FactCard icon={Shield} title="WA-verzekering">
            <p>
              De verplichte verzekering. Zij betaalt de schade die u met het voertuig aan anderen toebrengt.
            </p>
          </FactCard>
          <FactCard icon={ShieldCheck} title="Allrisk, met keuze in eigen risico">
            <p>Ook schade aan uw eigen voertuig is verzekerd. U kiest zelf hoe hoog uw eigen risico is.</p>
          </FactCard>
          <FactCard icon={PawPrint} title="Extra dekkingen">
            <p>
              Bijvoorbeeld voor schade door dieren, zoals een aanrijding met een ree of een marter aan de
              kabels.
            </p>
          </FactCard>
          <FactCard icon={MonitorSmartphone} title="Alles online">
            <p>U sluit de verzekering online af, en u beheert deze ook online.</p>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="card">
        <Split align="start">
          <SectionTitle>En tot die tijd?</SectionTitle>
          <Prose>
            <p>
              U verzekert uw leasevoertuig bij een verzekeraar naar keuze. WA is wettelijk verplicht. De
              leasemaatschappij vraagt vaak ook om allrisk; dat staat in uw contract.
            </p>
            <p>
              Wilt u het weten als onze verzekering er is? Laat het ons weten via een van deze twee wegen.
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="soft">
        <SectionTitle>Neem contact op</SectionTitle>
        <ContactCards to="/contact" />
      </Band>
    </>
  );
}
