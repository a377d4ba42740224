import { BELOFTEN } from '@site/contract';
import {
  Band,
  ButtonLink,
  Illustration,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
} from '@site/kit';
import { Callout, Checklist, howTo, leaseService, Prose, Steps } from '@site/kit/content';
import { AANBETALING_STARTER } from '../parts/costs';
import { DirectContact } from '../parts/direct-contact';
import { DownPaymentExample } from '../parts/down-payment-example';
import { StarterCheck } from './starter-check';

const STEPS = [
  {
    title: 'Kies uw voertuig',
    text: 'Zoek een auto, bestelwagen of machine bij een dealer of een andere zakelijke verkoper.',
  },
  {
    title: 'Vraag de lease aan',
    text: `U vult online uw gegevens in. Dat duurt ongeveer ${BELOFTEN.aanvraagMinuten} minuten.`,
  },
  {
    title: 'Wij beoordelen uw aanvraag',
    text: `U hoort op werkdagen binnen ${BELOFTEN.reactieUren} uur van ons. Zo nodig vragen wij om extra papieren.`,
  },
  {
    title: 'Teken en rijd',
    text: 'U krijgt een offerte met alle kosten. Tekent u, dan betaalt de leasemaatschappij de verkoper en haalt u het voertuig op.',
  },
];

/** JSON-LD: what is on the page, with its steps. */
export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Leasen zonder jaarcijfers'),
  howTo(page, 'Leasen zonder jaarcijfers', STEPS),
];

/** `/leasen-zonder-jaarcijfers`: for starters and self-employed people who have no annual accounts yet. */
export default function WithoutAnnualAccountsPage() {
  return (
    <>
      <PageHero
        tone="success"
        title="Leasen zonder jaarcijfers"
        lead="Net begonnen, of nog geen jaarrekening? Ook dan kunt u vaak leasen. Wij kijken naar wat er nu binnenkomt."
        picture={<Illustration name="papieren" />}
        actions={<ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>}
      />

      <Band>
        <Split align="start">
          <SectionTitle>Voor starters en zzp’ers</SectionTitle>
          <Prose>
            <p>
              Een bank wil vaak drie jaar aan jaarcijfers zien. Die hebt u als starter niet, en als zzp’er
              soms ook niet. Een aantal leasemaatschappijen waarmee wij werken, beoordeelt anders: zij kijken
              naar uw bankafschriften, uw opdrachten en het voertuig zelf.
            </p>
            <p>
              U moet minimaal 1 maand ingeschreven staan bij de Kamer van Koophandel. Hebt u ook een
              BKR-registratie? Dan is dat minimaal 1 jaar.
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="soft">
        <StarterCheck />
      </Band>

      <Band tone="dark">
        <SectionTitle>In vier stappen op weg</SectionTitle>
        <Steps items={STEPS} />
      </Band>

      <Band tone="card">
        <Split align="start">
          <div>
            <SectionTitle>Dit hebt u nodig</SectionTitle>
            <Checklist
              items={[
                'Een inschrijving bij de Kamer van Koophandel, met een uittreksel van hoogstens 3 maanden oud',
                'Een geldig rijbewijs of identiteitsbewijs',
                'Een zakelijke bankrekening, met de afschriften van de laatste 3 maanden als u die al hebt',
                'De gegevens van het voertuig dat u wilt leasen',
                'Iets dat uw omzet laat zien: facturen, een opdracht of een prognose',
              ]}
            />
          </div>
          <Stack gap={3}>
            <Callout tone="note" title="Reken op een aanbetaling">
              <p>
                Bent u 1 tot 12 maanden actief, dan vraagt een leasemaatschappij vaak{' '}
                {AANBETALING_STARTER.van} tot {AANBETALING_STARTER.tot}% aanbetaling. Een hogere aanbetaling
                maakt een akkoord makkelijker en verlaagt uw maandbedrag.
              </p>
            </Callout>
            <DownPaymentExample percents={[AANBETALING_STARTER.van, AANBETALING_STARTER.tot]} />
          </Stack>
        </Split>
      </Band>

      <DirectContact title="Twijfelt u of het kan?" />
    </>
  );
}
