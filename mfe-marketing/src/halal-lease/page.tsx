import { Band, Callout, PageHero, SectionTitle, Split, type StructuredData } from '@site/kit';
import { Checklist, ComparisonTable, howTo, leaseService, Steps } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { ApplyOrAsk } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import { Parties } from '../parts/parties';

const STEPS = [
  {
    title: 'Aanvraag',
    text: 'U vraagt online een lease aan en laat ons weten dat u zonder rente wilt leasen.',
  },
  {
    title: 'Beoordeling',
    text: 'Wij zoeken een financier die dit aanbiedt. Hij beslist.',
  },
  {
    title: 'Offerte',
    text: 'U krijgt een offerte met de aankoopprijs, de vaste winst en het bedrag per maand.',
  },
  {
    title: 'Eigendom',
    text: 'U rijdt met het voertuig en betaalt in delen. Na de laatste betaling is het van u.',
  },
];

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Halal leasen'),
  howTo(page, 'Halal leasen', STEPS),
];

/** `/halal-leasen`: leasing without interest. Does not link to the calculator, because that charges interest. */
export default function HalalLeasePage() {
  return (
    <>
      <PageHero
        tone="success"
        title="Halal leasen"
        lead="Een voertuig voor uw bedrijf zonder rente. U spreekt vooraf één vaste prijs af, en die verandert niet meer."
        actions={<ApplyOrAsk ask="Stel een vraag" />}
      />

      <Band tone="card">
        <Split align="start">
          <Prose>
            <h2>Wat is halal lease?</h2>
            <p>
              In de islam is rente (riba) niet toegestaan. Bij halal lease leent de financier u geen geld: hij
              koopt het voertuig en verkoopt het aan u door.
            </p>
          </Prose>
          <Prose>
            <h2>Hoe werkt het?</h2>
            <p>
              De financier telt bij de aankoopprijs een vaste winst op. Die winst is een bedrag in euro’s, dat
              vooraf in het contract staat. De totale prijs betaalt u in gelijke delen, elke maand één.
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="card" labelledBy="wie-koopt">
        <Split align="start">
          <SectionTitle id="wie-koopt">Twee keer verkocht</SectionTitle>
          <Parties
            name="Wie wat aan wie verkoopt"
            transfers={[
              { from: 'Verkoper', to: 'Financier', what: 'het voertuig, voor de aankoopprijs' },
              { from: 'Financier', to: 'U', what: 'het voertuig, voor aankoopprijs plus vaste winst' },
              { from: 'U', to: 'Financier', what: 'die prijs, in gelijke delen per maand' },
            ]}
          />
        </Split>
      </Band>

      <Band>
        <SectionTitle>Gewone lease en halal lease vergeleken</SectionTitle>
        <ComparisonTable
          caption="Vergelijking op vier punten"
          columns={['Conventionele lease', 'Halal lease']}
          highlight={1}
          rows={[
            {
              label: 'Vergoeding',
              cells: ['Rente, een percentage per jaar', 'Een vaste winst in euro’s, zonder rente'],
            },
            { label: 'Totale prijs', cells: ['Aankoopprijs plus rente', 'Vooraf afgesproken en vast'] },
            {
              label: 'Rol van de financier',
              cells: ['Leent geld uit', 'Koopt het voertuig en verkoopt het door'],
            },
            {
              label: 'Eigendom',
              cells: ['Na de laatste betaling volledig van u', 'Na de laatste betaling volledig van u'],
            },
          ]}
        />
      </Band>

      <Band tone="soft">
        <Split>
          <div>
            <SectionTitle>De voordelen</SectionTitle>
            <Checklist
              items={[
                'Geen rente: u weet op de eerste dag wat u in totaal betaalt.',
                'Een vast bedrag per maand.',
                'U gebruikt het voertuig meteen voor uw bedrijf.',
                'Na de laatste betaling is het voertuig helemaal van u.',
              ]}
            />
          </div>
          <Callout tone="note" title="Vraag het vooraf na">
            <p>
              Niet elke leasemaatschappij biedt een contract zonder rente aan. Zet in uw aanvraag dat u halal
              wilt leasen, dan zeggen wij of en bij wie het kan. Of een contract bij uw geloof past, beslist u
              zelf.
            </p>
          </Callout>
        </Split>
      </Band>

      <Band>
        <SectionTitle>In vier stappen</SectionTitle>
        <Steps items={STEPS} />
      </Band>

      <NextStep
        title="Uitzoeken of het kan"
        text="Leg uw wens aan ons voor. U krijgt antwoord van een medewerker."
      >
        <ApplyOrAsk ask="Neem contact op" />
      </NextStep>
    </>
  );
}
