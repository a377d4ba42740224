import {
  Band,
  ButtonLink,
  Grid,
  Illustration,
  LinkCard,
  PageHero,
  SectionTitle,
  type StructuredData,
} from '@site/kit';
import { ArticleIllustration, Callout, leaseService, Prose } from '@site/kit/content';
import { AANBETALING_STARTER } from '../parts/costs';
import { DirectContact } from '../parts/direct-contact';
import { TopicRow } from '../parts/topic-row';
import { SeasonalInstalments } from './seasonal-instalments';

/** JSON-LD: the services on the page. */
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
        lead="Past uw bedrijf niet in het standaardplaatje van de bank? Er zijn meer manieren om een voertuig of machine te financieren."
        picture={<ArticleIllustration name="oven" />}
        actions={<ButtonLink to="/contact">Leg uw plan voor</ButtonLink>}
      />

      <Band>
        <SectionTitle lead="Voor deze twee groepen ondernemers hebben wij een eigen pagina met alle uitleg.">
          Afgewezen? Niet per se het einde
        </SectionTitle>
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
            text="Een achterstand van vroeger zegt niet alles over uw bedrijf van nu. Wij kijken verder dan de code."
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
              drukke maanden en lagere in uw rustige maanden. Ook met een slottermijn maakt u de maanden
              lichter: dat deel betaalt u pas aan het einde.
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
        <TopicRow title="Hybride constructies">
          <Prose>
            <p>
              U hoeft niet alles op één manier te financieren. Een deel uit eigen geld, een deel met lease en
              een deel met een lening: soms is die combinatie goedkoper of eerder haalbaar. Wij rekenen het
              met u door.
            </p>
          </Prose>
        </TopicRow>
      </Band>

      <Band tone="card">
        <Callout tone="note" title="Meer risico kost meer">
          <p>
            Een oplossing op maat heeft vaak een hogere rente of vraagt een hogere aanbetaling. U ziet alle
            kosten in de offerte voordat u iets tekent. Niet elke constructie is bij elke leasemaatschappij
            mogelijk.
          </p>
        </Callout>
      </Band>

      <DirectContact tone="soft" title="Wat past bij uw plan?" />
    </>
  );
}
