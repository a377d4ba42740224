import { type CustomerProfile, PROFIEL_LABELS } from '@site/contract';
import {
  Band,
  ButtonLink,
  Callout,
  Illustration,
  OnlyWithScripts,
  PageHero,
  SectionTitle,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@site/kit';
import { Checklist } from '@site/kit/article';
import { Spinner } from '@site/kit/controls';
import { HelpLine } from '../parts/help-line';

export function Loading() {
  return (
    <Band narrow>
      <VisuallyHidden as="h1">Nieuwe lease aanvraag</VisuallyHidden>
      <OnlyWithScripts>
        <Spinner label="Uw gegevens worden opgehaald" />
      </OnlyWithScripts>
      <noscript>
        <Callout tone="note" title="Deze aanvraag werkt alleen met JavaScript">
          Voor een aanvraag met uw account moet u ingelogd zijn, en daarvoor is JavaScript nodig. Zet
          JavaScript aan, of <TextLink to="/contact">neem contact op</TextLink>.
        </Callout>
      </noscript>
    </Band>
  );
}

export function NotLoggedIn() {
  return (
    <PageHero
      tone="light"
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

/** History state of the account page, which returns here once the profile is saved. */
const RETURN_HERE = { naar: '/klant/lease-aanvraag' };

export function IncompleteProfile({ missing }: { missing: (keyof CustomerProfile)[] }) {
  return (
    <>
      <PageHero
        tone="light"
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
