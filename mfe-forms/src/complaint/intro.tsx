import { BELOFTEN, telHref } from '@site/contract';
import { KIFID } from '@site/contract/facts';
import {
  Band,
  ContactCards,
  OnlyWithScripts,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  TextLink,
  useSite,
} from '@site/kit';
import { Steps } from '@site/kit/article';
import type { ReactNode } from 'react';
import { WithoutScripts } from '../parts/without-scripts';

/**
 * How a complaint is handled, and who can be reached directly.
 *
 * @param actions the button that starts the form.
 */
export function Intro({ actions }: { actions: ReactNode }) {
  const { klachtenEmail, telefoon } = useSite();
  return (
    <>
      <PageHero
        title="Klacht indienen"
        lead={`Ging er iets niet goed? Dat horen wij graag, dan lossen wij het op. Invullen duurt ongeveer ${BELOFTEN.klachtMinuten} minuten.`}
        actions={<OnlyWithScripts>{actions}</OnlyWithScripts>}
      />
      <WithoutScripts to={klachtenEmail} />
      <Band labelledBy="verloop">
        <SectionTitle
          id="verloop"
          lead="Uw klacht kan over ons gaan, over een garage of over de partner die uw lease financiert."
        >
          Dit doen wij met uw klacht
        </SectionTitle>
        <Steps
          items={[
            {
              title: 'Bevestiging binnen 24 uur',
              text: (
                <>
                  U krijgt een e-mail met uw klachtnummer en een samenvatting van uw klacht. Met dat nummer
                  kunt u <TextLink to="/klacht-volgen">uw klacht volgen</TextLink>.
                </>
              ),
            },
            {
              title: 'In behandeling binnen 5 werkdagen',
              text: 'Wij zoeken uit wat er is gebeurd en wat er nodig is om het op te lossen.',
            },
            {
              title: 'Persoonlijk contact binnen 10 werkdagen',
              text: 'Wij bellen of mailen u over de uitkomst en over hoe het verder gaat. Dat wij ermee bezig zijn, hoort u al binnen 5 werkdagen.',
            },
          ]}
        />
      </Band>
      <Band labelledBy="verder">
        <Split align="start">
          <SectionTitle id="verder">Komen wij er samen niet uit?</SectionTitle>
          <Stack>
            <p>
              Vraag ons om een tweede beoordeling: dan kijkt iemand mee die er nog niet bij betrokken was.
              Bent u het daarna nog niet eens met de uitkomst, dan kunt u naar de rechter.
            </p>
            <p>
              {KIFID.tekst} Lees meer bij het <TextLink href={KIFID.bron.url}>Kifid</TextLink>.
            </p>
          </Stack>
        </Split>
      </Band>
      <Band tone="card" labelledBy="direct">
        <Split align="start">
          <SectionTitle
            id="direct"
            lead={
              <>
                Liever mailen? Schrijf naar{' '}
                <TextLink href={`mailto:${klachtenEmail}`}>{klachtenEmail}</TextLink>: u krijgt op werkdagen
                binnen {BELOFTEN.reactieUren} uur antwoord. Bellen kan ook:{' '}
                <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>. {BELOFTEN.telefoonLang}.
              </>
            }
          >
            Direct contact
          </SectionTitle>
          <ContactCards />
        </Split>
      </Band>
    </>
  );
}
