import { BELOFTEN } from '@site/contract';
import { DOCUMENTEN_BEOORDELING, DOCUMENTEN_SITUATIE } from '@site/contract/facts';
import {
  Band,
  ButtonLink,
  Callout,
  Illustration,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
} from '@site/kit';
import { Checklist, howTo, leaseService, Steps } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { AANBETALING_STARTER } from '../parts/costs';
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
    title: 'De beoordeling',
    text: `U hoort op werkdagen binnen ${BELOFTEN.reactieUren} uur van ons. De leasemaatschappij beslist.`,
  },
  {
    title: 'Teken en rijd',
    text: 'U krijgt een offerte met alle kosten. Tekent u, dan betaalt de leasemaatschappij de verkoper en haalt u het voertuig op.',
  },
];

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
        lead="Net begonnen, of nog geen jaarrekening? Ook dan kunt u vaak leasen, op uw bankafschriften en opdrachten."
        picture={<Illustration name="papieren" />}
        actions={<ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>}
      />

      <Band>
        <Split align="start">
          <SectionTitle>Voor starters en zzp’ers</SectionTitle>
          <Prose>
            <p>
              Een aantal leasemaatschappijen waarmee wij werken, vraagt geen jaarcijfers. Zij kijken naar uw
              bankafschriften, uw opdrachten en het voertuig zelf. U moet minimaal 1 maand ingeschreven staan
              bij de Kamer van Koophandel. Hebt u ook een BKR-registratie? Dan is dat minimaal 1 jaar.
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
              items={[...DOCUMENTEN_BEOORDELING.slice(0, -1), ...DOCUMENTEN_SITUATIE.starter.documenten]}
            />
          </div>
          <Stack gap={3}>
            <Callout tone="note" title="Reken op een aanbetaling">
              <p>
                Bent u 1 tot 12 maanden actief, dan vraagt een leasemaatschappij vaak{' '}
                {AANBETALING_STARTER.van} tot {AANBETALING_STARTER.tot}% aanbetaling.
              </p>
            </Callout>
            <DownPaymentExample percents={[AANBETALING_STARTER.van, AANBETALING_STARTER.tot]} />
          </Stack>
        </Split>
      </Band>
    </>
  );
}
