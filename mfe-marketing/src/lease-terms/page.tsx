import {
  EENMALIGE_KOSTEN,
  euros,
  LOOPTIJDEN,
  MAX_SLOTTERMIJN_DEEL,
  MIN_TE_FINANCIEREN,
  MOST_CHOSEN_LOOPTIJDEN,
  OFFERTE_ZINNEN,
  procent,
} from '@site/contract';
import {
  DOCUMENTEN_START,
  DOCUMENTEN_STUREN,
  KOPIE_IDENTITEITSBEWIJS,
  MEETEKENEN,
} from '@site/contract/facts';
import { Band, Callout, PageHero, Stack, type StructuredData, TextLink } from '@site/kit';
import { Checklist, leaseService } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { AANBETALING_STARTER } from '../parts/costs';
import { Fact } from '../parts/fact';
import { ApplyOrAsk } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import { TopicRow } from '../parts/topic-row';
import { DocumentsByForm } from './documents-by-form';

export const structuredData: StructuredData = (site, page) => [leaseService(site, page, 'Financial lease')];

/** `/lease-voorwaarden`: the conditions for acceptance, and the options. */
export default function LeaseTermsPage() {
  return (
    <>
      <PageHero
        compact
        tone="soft"
        title="Voorwaarden voor een lease"
        lead="Wanneer komt u in aanmerking, wat hebt u nodig en wat kunt u zelf kiezen? Zes onderwerpen, kort uitgelegd."
      />

      <Band tone="card">
        <TopicRow title="Uw onderneming">
          <Prose>
            <p>
              Uw bedrijf is gevestigd in Nederland en staat minimaal <strong>1 maand</strong> ingeschreven bij
              de Kamer van Koophandel. Met een BKR-registratie is dat minimaal 1 jaar. De rechtsvorm maakt
              niet uit: eenmanszaak, zzp, vof, maatschap of bv.
            </p>
            <p>
              Tekent u privé mee? Met een eenmanszaak, vof of maatschap bent u zelf aansprakelijk. Bij een bv
              vraagt de leasemaatschappij vaak dat de bestuurder meetekent. <Fact of={MEETEKENEN} />
            </p>
          </Prose>
        </TopicRow>

        <TopicRow title="Documenten">
          <Stack gap={3}>
            <p>
              <strong>Om te starten</strong> hebt u drie dingen nodig:
            </p>
            <Checklist items={[...DOCUMENTEN_START]} />
            <p>
              <strong>Bij de beoordeling</strong> kunnen wij vragen om:
            </p>
            <DocumentsByForm />
            <Callout tone="note" title="Veilig sturen">
              <p>
                {DOCUMENTEN_STUREN} <TextLink to="/klant/documenten">Naar uw documenten</TextLink>.{' '}
                <Fact of={KOPIE_IDENTITEITSBEWIJS} />
              </p>
            </Callout>
          </Stack>
        </TopicRow>

        <TopicRow title="BKR-registratie">
          <Prose>
            <p>
              De leasemaatschappij kan uw gegevens bij het BKR toetsen. Een negatieve registratie betekent
              niet altijd een afwijzing. Zij kijkt naar het soort registratie, hoe oud die is en hoe uw
              bedrijf er nu voor staat.{' '}
              <TextLink to="/leasen-met-bkr">Lees meer over leasen met een BKR-registratie</TextLink>
            </p>
          </Prose>
        </TopicRow>

        <TopicRow title="Looptijd">
          <Prose>
            <p>
              U kiest uit {LOOPTIJDEN.slice(0, -1).join(', ')} of {LOOPTIJDEN.at(-1)} maanden. De meeste
              ondernemers kiezen {MOST_CHOSEN_LOOPTIJDEN.slice(0, -1).join(', ')} of{' '}
              {MOST_CHOSEN_LOOPTIJDEN.at(-1)} maanden. Hoe langer de looptijd, hoe lager het maandbedrag, maar
              hoe meer rente u in totaal betaalt.
            </p>
          </Prose>
        </TopicRow>

        <TopicRow title="Aanbetaling">
          <Prose>
            <p>
              Een aanbetaling is niet altijd nodig. Starters, tot 12 maanden actief, betalen vaak{' '}
              {AANBETALING_STARTER.van} tot {AANBETALING_STARTER.tot}% aan. Na een aanbetaling moet er
              minstens {euros(MIN_TE_FINANCIEREN)} over zijn om te financieren. Kost het voertuig minder, dan
              betaalt u niets aan.
            </p>
            <p>
              Wij rekenen met de aanschafprijs inclusief btw. Sommige leasemaatschappijen financieren voor
              btw-plichtige ondernemers alleen het bedrag exclusief btw.
            </p>
          </Prose>
        </TopicRow>

        <TopicRow title="Flexibiliteit">
          <Prose>
            <p>
              Een slottermijn is een deel van de prijs dat u pas aan het einde betaalt: hoogstens{' '}
              {procent(MAX_SLOTTERMIJN_DEEL)}. Daarmee is het maandbedrag lager, en u betaalt over dat deel de
              hele looptijd rente.
            </p>
            <p>Eerder aflossen kan. Dat is vaak boetevrij; uw contract is bepalend.</p>
          </Prose>
        </TopicRow>
      </Band>

      <Band tone="card">
        <Stack gap={3}>
          <Callout tone="note" title="Wat het eenmalig kost">
            <p>
              Een aanvraag en een eerste offerte zijn gratis. {OFFERTE_ZINNEN.bindend} {OFFERTE_ZINNEN.kosten}{' '}
              Neemt een ander bedrijf uw lease over, dan kost dat {euros(EENMALIGE_KOSTEN.overname)} exclusief
              btw.
            </p>
          </Callout>
          <p>
            De juridische tekst staat in de{' '}
            <TextLink to="/juridisch?section=disclaimer">algemene leasevoorwaarden</TextLink>.
          </p>
        </Stack>
      </Band>

      <NextStep
        title="Een lease aanvragen"
        text="Een aanvraag verplicht u tot niets. Twijfelt u? Vraag het ons."
      >
        <ApplyOrAsk ask="Stel een vraag" />
      </NextStep>
    </>
  );
}
