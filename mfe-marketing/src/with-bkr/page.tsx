import {
  Band,
  ButtonLink,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
  TextLink,
} from '@site/kit';
import { Callout, Checklist, leaseService, Prose } from '@site/kit/content';
import { DirectContact } from '../parts/direct-contact';
import { DownPaymentExample } from '../parts/down-payment-example';
import { BkrCheck } from './bkr-check';
import { CodeCards } from './code-cards';
import { RegistrationCourse } from './registration-course';

/** JSON-LD: the services on the page. */
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
        lead="Een betalingsprobleem van vroeger hoeft uw bedrijf niet stil te zetten. Met een BKR lease is er vaak meer mogelijk dan u denkt."
        actions={
          <>
            <ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>
            <ButtonLink to="/contact" variant="ghost">
              Leg uw situatie voor
            </ButtonLink>
          </>
        }
      />

      <Band>
        <Split align="start">
          <SectionTitle>Wat is een BKR-registratie?</SectionTitle>
          <Prose>
            <p>
              Het BKR houdt bij welke leningen mensen in Nederland hebben en of zij die op tijd betalen.
              Iedereen met een lening staat daarin. Dat is niet erg. Er is pas een{' '}
              <strong>negatieve registratie</strong> als er een achterstand is of is geweest.
            </p>
            <p>
              Een leasemaatschappij kan die gegevens toetsen. Bij een eenmanszaak of vof gaat het om u zelf,
              want u bent zelf aansprakelijk. Bij een bv kan zij naar de bestuurder kijken. Vaak vraagt zij
              dan ook dat de bestuurder persoonlijk meetekent.
            </p>
            <p>
              Wij vragen zelf niets op bij het BKR. Dat doet alleen de leasemaatschappij, als zij uw aanvraag
              beoordeelt. Wie uw gegevens heeft bekeken, ziet u op{' '}
              <TextLink href="https://www.bkr.nl">bkr.nl</TextLink>.
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
        <Prose>
          <p>
            Achter een A staat soms een cijfer. Dat zegt iets over het vervolg, bijvoorbeeld dat er een
            betalingsregeling is (1) of dat het hele bedrag is opgeëist (2). Een registratie blijft meestal 5
            jaar na het einde van de lening zichtbaar. U kunt uw eigen gegevens gratis bekijken op{' '}
            <TextLink href="https://www.bkr.nl">bkr.nl</TextLink>.
          </p>
        </Prose>
      </Band>

      <Band labelledBy="verloop">
        <SectionTitle
          id="verloop"
          lead="Een registratie is niet voor altijd. Zo loopt het bij een lening waarop u achterliep en die u daarna inliep."
        >
          Hoe een registratie komt en gaat
        </SectionTitle>
        <RegistrationCourse />
      </Band>

      <Band tone="soft">
        <Split>
          <div>
            <SectionTitle>Hier letten wij op</SectionTitle>
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
              meestal niet mogelijk. Ook dat zeggen wij u eerlijk.
            </p>
          </Callout>
        </Split>
      </Band>

      <Band tone="card">
        <Split align="start">
          <SectionTitle lead="De leasemaatschappij bepaalt de rente en hoeveel u aanbetaalt. Dit rekenen wij met onze gewone indicatie.">
            Wat een hogere aanbetaling doet
          </SectionTitle>
          <Stack gap={3}>
            <DownPaymentExample percents={[10, 20, 40]} />
          </Stack>
        </Split>
      </Band>

      <DirectContact title="Bespreek uw situatie" tone="soft" />
    </>
  );
}
