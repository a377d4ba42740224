import { BELOFTEN, LOOPTIJDEN } from '@site/contract';
import {
  ActionList,
  Band,
  ButtonLink,
  ButtonRow,
  Grid,
  Illustration,
  LinkCard,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
  useSite,
} from '@site/kit';
import { Calculator, KeyRound, MessageCircle, ReceiptEuro, ShieldCheck, TriangleAlert } from 'lucide-react';
import { NextStep } from '../parts/next-step';
import { AudienceList } from './audience-list';
import { HeroActions } from './hero-actions';
import { HomeHero } from './home-hero';
import { MonthlyExample } from './monthly-example';
import { QuoteCard } from './quote-card';
import { ReviewBadge } from './review-badge';
import { financialService, website } from './structured-data';

export const structuredData: StructuredData = (site) => [financialService(site), website(site)];

/** `/`: what the site offers, what it costs, and links to everything else. */
export default function HomePage() {
  const { naam, beoordeling } = useSite();
  return (
    <>
      <HomeHero
        title={
          <>
            Direct eigenaar met <em>financial lease!</em>
          </>
        }
        lead="Uw bestelwagen, auto of machine op de zaak, zonder het bedrag in één keer te betalen. U bent direct economisch eigenaar, en na de laatste betaling ook juridisch. Ook als starter, en ook met een BKR-registratie."
        actions={<HeroActions />}
        proof={[
          `Reactie binnen ${BELOFTEN.reactieUren} uur*`,
          `${LOOPTIJDEN[0]} tot ${LOOPTIJDEN.at(-1)} maanden`,
          `In ${BELOFTEN.aanvraagMinuten} minuten aangevraagd`,
        ]}
        aside={<MonthlyExample />}
      />

      <Band>
        <Split align="start">
          <SectionTitle eyebrow="Slim leasen">Economisch eigenaar vanaf de eerste dag</SectionTitle>
          <Stack gap={3}>
            <p>
              U schrijft het voertuig af en trekt de rente af. Bij een btw-auto vraagt u de btw over de
              aanschafprijs in één keer terug. Voor een bestelwagen krijgt u vaak ook investeringsaftrek; voor
              een gewone personenauto niet.
            </p>
            <p>
              {naam} is bemiddelaar. Wij leggen uw aanvraag voor aan de leasemaatschappijen waarmee wij
              werken. De leasemaatschappij beslist; wij zeggen u vooraf wat het kost.
            </p>
            <ButtonRow>
              <ButtonLink to="/wat-is-financial-lease" variant="dark">
                Financial lease uitgelegd
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </Split>
      </Band>

      <Band>
        <Grid columns={3}>
          <LinkCard
            to="/duurzaam-ondernemen"
            title="Duurzaam ondernemen"
            text="Elektrisch of hybride rijden, met een maandbedrag dat bij uw bedrijf past."
            more="Bekijk de mogelijkheden"
            picture={<Illustration name="groen" />}
          />
          <LinkCard
            to="/slimme-lease"
            title="Een lease voor jou"
            text="Persoonlijk advies van iemand die uw branche wil begrijpen."
            more="Zo werken wij"
            picture={<Illustration name="van" />}
          />
          <LinkCard
            to="/innovatief-financieren"
            title="Innovatief financieren"
            text="Starter, BKR of wisselende omzet? Lees wat dan kan, en wat het vraagt."
            more="Lees hoe"
            picture={<Illustration name="papieren" />}
          />
        </Grid>
      </Band>

      <Band tone="soft">
        <SectionTitle lead="Wij bemiddelen voor elke onderneming die in Nederland is gevestigd.">
          Voor elke ondernemer
        </SectionTitle>
        <AudienceList />
      </Band>

      <Band tone="card">
        <SectionTitle>Snel zelf geregeld</SectionTitle>
        <ActionList
          items={[
            {
              to: '/lease-berekenen',
              title: 'Lease berekenen',
              text: 'Zie meteen uw maandbedrag',
              icon: <Calculator />,
            },
            {
              to: '/login',
              title: 'Slotbedrag opvragen',
              text: 'Wat u nog betaalt om eigenaar te worden',
              icon: <ReceiptEuro />,
            },
            {
              to: '/binnenkort',
              title: 'Verzekeringen',
              text: 'Binnenkort: WA en allrisk',
              icon: <ShieldCheck />,
            },
            {
              to: '/login',
              title: 'Inloggen met code',
              text: 'Bekijk de stand van uw aanvraag',
              icon: <KeyRound />,
            },
            {
              to: '/klacht-indienen',
              title: 'Probleem melden',
              text: 'Wij pakken uw klacht binnen 5 werkdagen op',
              icon: <TriangleAlert />,
            },
            {
              to: '/contact',
              title: 'Contact',
              text: 'Bel, mail of stuur een bericht',
              icon: <MessageCircle />,
            },
          ]}
        />
      </Band>

      <Band>
        <SectionTitle>Ondernemers over ons</SectionTitle>
        {beoordeling.aantal > 0 && <ReviewBadge />}
        <Grid columns={3}>
          <QuoteCard
            lead
            quote="Maandag aangevraagd, woensdag reed ik de bus het erf op."
            by="Marco, hovenier in Ede"
          />
          <QuoteCard quote="Eindelijk iemand die verder keek dan mijn BKR." by="Samira, koeriersbedrijf" />
          <QuoteCard quote="Alles online, en toch een mens aan de telefoon." by="Joost, installateur" />
        </Grid>
      </Band>

      <NextStep
        title="Weten waar u aan toe bent?"
        text={`Vraag uw lease online aan. Dat duurt ongeveer ${BELOFTEN.aanvraagMinuten} minuten en verplicht u tot niets.`}
        note={`* Wij reageren binnen ${BELOFTEN.reactieUren} uur op werkdagen, van maandag tot en met vrijdag.`}
      >
        <ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>
        <ButtonLink to="/faq" variant="ghost">
          Veelgestelde vragen
        </ButtonLink>
      </NextStep>
    </>
  );
}
