import { type CustomerProfile, PROFIEL_LABELS } from '@site/contract';
import {
  Band,
  ButtonLink,
  Callout,
  Checklist,
  Illustration,
  media,
  PageHero,
  SectionTitle,
  Spinner,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@site/kit';
import styled from 'styled-components';
import { HelpLine } from '../parts/help-line';

/** Without JavaScript nothing is under way. */
const Waiting = styled.div`
  ${media.unscripted} {
    display: none;
  }
`;

/** The customer is being looked up. */
export function Loading() {
  return (
    <Band narrow>
      <VisuallyHidden>
        <h1>Nieuwe lease aanvraag</h1>
      </VisuallyHidden>
      <Waiting>
        <Spinner label="Uw gegevens worden opgehaald" />
      </Waiting>
      <noscript>
        <Callout tone="note" title="Deze aanvraag werkt alleen met JavaScript">
          Voor een aanvraag met uw account moet u ingelogd zijn, en daarvoor is JavaScript nodig. Zet
          JavaScript aan, of <TextLink to="/contact">neem contact op</TextLink>.
        </Callout>
      </noscript>
    </Band>
  );
}

/** Nobody is logged in. */
export function NotLoggedIn() {
  return (
    <PageHero
      tone="paper"
      title="Niet ingelogd"
      lead={
        <>
          Log in om een aanvraag te doen met de gegevens uit uw account. Hebt u nog geen account? Dan kunt u
          ook <TextLink to="/lease-aanvragen">zonder account aanvragen</TextLink>.
        </>
      }
      actions={<ButtonLink href="/login-klant">Inloggen</ButtonLink>}
      picture={<Illustration name="sleutels" />}
    />
  );
}

/** History state of the account page: once the profile is saved, it leads back here. */
const RETURN_HERE = { naar: '/klant/lease-aanvraag' };

/** The profile lacks something that an application needs. */
export function IncompleteProfile({ missing }: { missing: (keyof CustomerProfile)[] }) {
  return (
    <>
      <PageHero
        tone="paper"
        title="Profiel niet compleet"
        lead="Voor een aanvraag hebben wij nog iets van u nodig. Vul uw account aan, dan kunt u daarna meteen verder."
        actions={
          <ButtonLink to="/klant/account" state={RETURN_HERE}>
            Account aanvullen
          </ButtonLink>
        }
        picture={<Illustration name="papieren" />}
      />
      <Band tone="card" labelledBy="ontbreekt">
        <SectionTitle id="ontbreekt">Dit ontbreekt nog</SectionTitle>
        <Stack gap={4}>
          <Checklist
            tone="neutral"
            items={missing.map((field) => (
              <TextLink key={field} to={`/klant/account#${field}`} state={RETURN_HERE}>
                {PROFIEL_LABELS[field]}
              </TextLink>
            ))}
          />
          <HelpLine />
        </Stack>
      </Band>
    </>
  );
}
