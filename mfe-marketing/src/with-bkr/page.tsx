import { BKR_LENINGEN, BKR_ZAKELIJK } from '@site/contract/facts';
import {
  Band,
  Callout,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
  TextLink,
} from '@site/kit';
import { Checklist, leaseService } from '@site/kit/article';
import { Disclosure, Prose } from '@site/kit/content';
import { DownPaymentExample } from '../parts/down-payment-example';
import { Fact } from '../parts/fact';
import { ApplyOrAsk } from '../parts/lease-actions';
import { BkrCheck } from './bkr-check';
import { CodeCards } from './code-cards';
import { RegistrationCourse } from './registration-course';

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Leasen met een BKR-registratie'),
];

/** `/leasen-met-bkr`: leasing with a negative record at the credit registry, and what its codes mean. */
export default function WithBkrPage() {
  return (
    <>
      <PageHero
        tone="success"
        title="Leasen met een BKR-registratie"
        lead="Met een ingelopen achterstand en een bedrijf dat minstens 1 jaar bestaat, kan een BKR-lease vaak. De rente en de aanbetaling zijn dan meestal hoger."
        actions={<ApplyOrAsk ask="Leg uw situatie voor" />}
      />

      <Band>
        <Split align="start">
          <SectionTitle>Wat is een BKR-registratie?</SectionTitle>
          <Prose>
            <p>
              Het BKR houdt bij welke leningen mensen in Nederland hebben en of zij die op tijd betalen.
              {` ${BKR_LENINGEN.tekst} `}Er is pas een <strong>negatieve registratie</strong> als er een
              achterstand is of is geweest.
            </p>
            <p>
              De leasemaatschappij kan die gegevens toetsen. Bij een eenmanszaak of vof gaat het om u zelf,
              bij een bv vaak om de bestuurder. Wij vragen zelf niets op bij het BKR. Wel kunnen wij u vragen
              om het overzicht dat u gratis van <TextLink href="https://www.bkr.nl">bkr.nl</TextLink> haalt.
            </p>
            <p>
              <strong>Komt uw lease zelf in het BKR?</strong> <Fact of={BKR_ZAKELIJK} />
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="soft">
        <BkrCheck />
      </Band>

      <Band tone="card">
        <SectionTitle lead="Op uw overzicht van het BKR staan letters. Deze vier komt u het vaakst tegen bij een aanvraag.">
          Wat betekenen de codes?
        </SectionTitle>
        <CodeCards />
        <Stack gap={4}>
          <Prose>
            <p>
              Achter een A staat soms een cijfer, bijvoorbeeld als er een betalingsregeling is (1) of het hele
              bedrag is opgeëist (2).
            </p>
          </Prose>
          <Disclosure
            id="verloop"
            title="Hoe een registratie komt en gaat"
            lead="Bij een lening waarop u achterliep en die u daarna inliep."
          >
            <RegistrationCourse />
          </Disclosure>
        </Stack>
      </Band>

      <Band tone="soft">
        <Split>
          <div>
            <SectionTitle>Hier let de leasemaatschappij op</SectionTitle>
            <Checklist
              items={[
                'Uw bedrijf staat minimaal 1 jaar ingeschreven bij de Kamer van Koophandel.',
                'De achterstand is ingelopen, of er loopt een regeling waaraan u zich houdt.',
                'Uw bankafschriften laten zien dat het maandbedrag past.',
                'U kunt iets aanbetalen. Dat verlaagt het risico en het maandbedrag.',
                'Het voertuig houdt zijn waarde.',
              ]}
            />
          </div>
          <Callout tone="note" title="Wat wij niet kunnen beloven">
            <p>
              Wij bemiddelen; de leasemaatschappij beslist. Met een negatieve registratie zijn de rente en de
              aanbetaling vaak hoger. Loopt er een schuldregeling of een faillissement, dan is een lease
              meestal niet mogelijk.
            </p>
          </Callout>
        </Split>
      </Band>

      <Band tone="card">
        <SectionTitle lead="Met onze gewone indicatie. De leasemaatschappij bepaalt uw rente en aanbetaling.">
          Wat een hogere aanbetaling doet
        </SectionTitle>
        <Stack gap={3}>
          <DownPaymentExample percents={[10, 20, 40]} />
        </Stack>
      </Band>
    </>
  );
}
