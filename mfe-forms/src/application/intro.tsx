import { BELOFTEN } from '@site/contract';
import {
  Band,
  ButtonLink,
  ContactCards,
  Illustration,
  media,
  OnlyWithScripts,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  space,
  TextLink,
  useAuthUser,
} from '@site/kit';
import { Checklist, Steps } from '@site/kit/article';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WithoutScripts } from '../parts/without-scripts';
import { AccountNote } from './known-customer';

/** A separate subject, with more space above. */
const Below = styled.section`
  ${media.narrow} {
    padding-top: ${space(4)};
  }
`;

/** Says to logged-in visitors that the application will be in their account. */
function ForCustomers() {
  return useAuthUser().user ? (
    <Band narrow>
      <AccountNote />
    </Band>
  ) : null;
}

/**
 * How long applying takes, what is needed and who helps.
 *
 * @param actions the button that starts the form.
 */
export function Intro({ actions }: { actions: ReactNode }) {
  return (
    <>
      <PageHero
        title="Lease aanvragen"
        lead={`Tien korte vragen, ongeveer ${BELOFTEN.aanvraagMinuten} minuten. U zit nergens aan vast: u krijgt eerst een offerte.`}
        picture={<Illustration name="papieren" />}
        actions={
          <>
            <OnlyWithScripts>{actions}</OnlyWithScripts>
            <ButtonLink variant="ghost" to="/lease-berekenen">
              Eerst berekenen
            </ButtonLink>
          </>
        }
      />
      <WithoutScripts />
      <ForCustomers />
      <Band labelledBy="verloop">
        <SectionTitle id="verloop">Zo gaat het</SectionTitle>
        <Steps
          items={[
            {
              title: 'U vult de aanvraag in',
              text: 'Uw gegevens, het voertuig en de bedragen. Voor het versturen ziet u alles nog eens bij elkaar.',
            },
            {
              title: 'U krijgt een code per e-mail',
              text: 'Met die code van 7 tekens koppelt u de aanvraag aan uw account en volgt u de status.',
            },
            {
              title: `Wij reageren binnen ${BELOFTEN.reactieUren} uur`,
              text: 'Op werkdagen. Wij kijken naar uw hele situatie en bellen als er iets onduidelijk is.',
            },
          ]}
        />
      </Band>
      <Band tone="card">
        <Split align="start">
          <section aria-labelledby="nodig">
            <SectionTitle id="nodig">Houd dit bij de hand</SectionTitle>
            <Stack gap={3}>
              <Checklist
                items={[
                  'Uw KvK nummer',
                  'De link naar het voertuig dat u op het oog hebt',
                  'De prijs inclusief btw',
                  'Een idee van wat u meteen of pas aan het einde wilt betalen',
                ]}
              />
              <p>
                Bent u al klant? <TextLink to="/klant/lease-aanvraag">Vraag aan met uw account</TextLink>, dan
                hoeft u uw gegevens niet opnieuw in te vullen.
              </p>
            </Stack>
          </section>
          <Below aria-labelledby="hulp">
            <SectionTitle id="hulp" lead="Bel of mail gerust, dan helpen wij u verder.">
              Hulp nodig?
            </SectionTitle>
            <ContactCards />
          </Below>
        </Split>
      </Band>
    </>
  );
}
