import {
  Band,
  ButtonLink,
  Callout,
  Grid,
  Illustration,
  LinkCard,
  PageHero,
  SectionTitle,
  type StructuredData,
} from '@site/kit';
import { ArticleIllustration, leaseService } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { AANBETALING_STARTER } from '../parts/costs';
import { TopicRow } from '../parts/topic-row';
import { SeasonalInstalments } from './seasonal-instalments';

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Innovatief financieren'),
];

/** `/innovatief-financieren`: the options when a standard lease does not fit. */
export default function InnovativeFinancingPage() {
  return (
    <>
      <PageHero
        tone="success"
        title="Innovatief financieren"
        lead="Geen jaarcijfers, een BKR-registratie of een omzet die wisselt? Zo kunt u een voertuig of machine toch financieren."
        picture={<ArticleIllustration name="oven" />}
        actions={<ButtonLink to="/contact">Leg uw plan voor</ButtonLink>}
      />

      <Band>
        <SectionTitle>Afgewezen bij de bank</SectionTitle>
        <Grid columns={2}>
          <LinkCard
            to="/leasen-zonder-jaarcijfers"
            title="Starters"
            text={`Minder dan een jaar actief en nog geen jaarcijfers? Met een aanbetaling van vaak ${AANBETALING_STARTER.van} tot ${AANBETALING_STARTER.tot}% kan het toch.`}
            more="Leasen zonder jaarcijfers"
            picture={<Illustration name="sleutels" />}
          />
          <LinkCard
            to="/leasen-met-bkr"
            title="BKR-registraties"
            text="Is de achterstand ingelopen en bestaat uw bedrijf 1 jaar, dan kan een lease vaak."
            more="Leasen met BKR"
            picture={<Illustration name="papieren" />}
          />
        </Grid>
      </Band>

      <Band tone="card">
        <TopicRow title="Flexibele termijnen">
          <Prose>
            <p>
              Verdient u vooral in de zomer? Sommige leasemaatschappijen spreken hogere termijnen af in uw
              drukke maanden en lagere in uw rustige maanden.
            </p>
          </Prose>
          <SeasonalInstalments />
        </TopicRow>
        <TopicRow title="Andere zekerheid">
          <Prose>
            <p>
              Meestal is het voertuig zelf de zekerheid. Is dat niet genoeg, dan kan iets anders helpen: een
              hogere aanbetaling, een machine die al van u is, of iemand die garant staat. Bedenk goed wat u
              inbrengt: betaalt u niet, dan kunt u het kwijtraken.
            </p>
          </Prose>
        </TopicRow>
        <TopicRow title="Combineren">
          <Prose>
            <p>
              Een deel uit eigen geld, een deel met lease en een deel met een lening: zo’n combinatie, ook wel
              hybride genoemd, is soms goedkoper of eerder haalbaar. Wij rekenen het met u door.
            </p>
          </Prose>
        </TopicRow>
      </Band>

      <Band tone="card">
        <Callout tone="note" title="Meer risico kost meer">
          <p>
            Een oplossing op maat heeft vaak een hogere rente of aanbetaling, en kan niet bij elke
            leasemaatschappij. De kosten staan in de offerte voordat u tekent.
          </p>
        </Callout>
      </Band>
    </>
  );
}
