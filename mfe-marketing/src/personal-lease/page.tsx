import { BELOFTEN } from '@site/contract';
import { Band, ButtonLink, PageHero, SectionTitle, Split, type StructuredData } from '@site/kit';
import { ArticleIllustration, Checklist, leaseService, Steps } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { DirectContact } from '../parts/direct-contact';
import { PictureSplit } from '../parts/picture-split';

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Persoonlijk leaseadvies'),
];

/** `/slimme-lease`, "Een lease voor jou": personal service. */
export default function PersonalLeasePage() {
  return (
    <>
      <PageHero
        tone="success"
        title="Een lease voor jou"
        lead="Een hovenier verdient anders dan een taxichauffeur. Daarom begint uw lease met een gesprek over uw bedrijf."
        picture={<ArticleIllustration name="bakfiets" />}
        actions={<ButtonLink to="/contact">Maak kennis</ButtonLink>}
      />

      <Band>
        <Split align="start">
          <SectionTitle>Iemand die meedenkt</SectionTitle>
          <Prose>
            <p>
              U krijgt een medewerker aan de telefoon. Die vraagt wat u doet, wanneer uw geld binnenkomt en
              hoe lang u met het voertuig wilt rijden. Pas daarna komt het maandbedrag.
            </p>
            <p>Past een lease niet bij u, dan zeggen wij dat ook: u zit jaren aan het contract vast.</p>
          </Prose>
        </Split>
      </Band>

      <Band tone="card">
        <PictureSplit picture={<ArticleIllustration name="graafmachine" />}>
          <SectionTitle>Wat u van ons krijgt</SectionTitle>
          <Checklist
            items={[
              'Persoonlijk advies, per telefoon of mail',
              'Een voorstel dat past bij uw branche en uw seizoen',
              'Alle kosten vooraf op papier',
              `Antwoord op werkdagen binnen ${BELOFTEN.reactieUren} uur`,
              'Eén plek om uw aanvraag te volgen',
            ]}
          />
        </PictureSplit>
      </Band>

      <Band tone="dark">
        <SectionTitle>Zo pakken wij het aan</SectionTitle>
        <Steps
          items={[
            {
              title: 'Luisteren',
              text: 'Wat hebt u nodig, en wat kunt u per maand missen? Ook in een rustige maand.',
            },
            {
              title: 'Vergelijken',
              text: 'Wij leggen uw aanvraag voor aan de leasemaatschappijen die bij u passen.',
            },
            {
              title: 'Uitleggen',
              text: 'Wij nemen de offerte met u door: de rente, de kosten en wat er gebeurt als het tegenzit.',
            },
          ]}
        />
      </Band>

      <DirectContact title="Vertel ons wat u nodig hebt" />
    </>
  );
}
