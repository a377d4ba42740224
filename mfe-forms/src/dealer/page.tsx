import { CALLS, type DealerAnswer, telHref } from '@site/contract';
import { Band, OnlyWithScripts, PageHero, SectionTitle, TextLink, useSite } from '@site/kit';
import { InlineError, Spinner, useFormSubmission } from '@site/kit/controls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { WithoutScripts } from '../parts/without-scripts';
import { DealerApplications } from './applications';
import { DealerForm } from './form';

/**
 * `/dealer`: what a dealer can do with the personal link, whose token is in the fragment: begin an application for a customer, and see how far
 * each is.
 */
export default function DealerPage() {
  const { hash } = useLocation();
  const { telefoon } = useSite();
  const { send, failure } = useFormSubmission();
  const [found, setFound] = useState<DealerAnswer | null>(null);
  const [asked, setAsked] = useState(false);
  const link = hash.slice(1);

  const open = useEffectEvent(async () => {
    setAsked(true);
    setFound(null);
    const outcome = link ? await send(CALLS.dealer, { body: { link } }) : null;
    if (outcome?.ok) setFound(outcome.answer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link.
  useEffect(() => void open(), [link]);

  return (
    <>
      <PageHero
        tone="light"
        title={asked && !link ? 'Open de link in uw e-mail' : 'Aanvraag voor uw klant'}
        lead="U vult het voertuig en de prijs in. Uw klant krijgt een e-mail van ons, vult de rest zelf in en beslist of de aanvraag verstuurd wordt."
      />
      <WithoutScripts />
      <OnlyWithScripts>
        {found ? (
          <>
            <Band tone="card" narrow labelledBy="nieuw">
              <SectionTitle id="nieuw" lead={`U begint deze aanvraag als ${found.naam}.`}>
                Nieuwe aanvraag
              </SectionTitle>
              <DealerForm link={link} onSent={setFound} />
            </Band>
            <DealerApplications applications={found.aanvragen} />
          </>
        ) : (
          <Band narrow>
            {failure ? (
              <InlineError onRetry={failure.status === null || failure.status >= 500 ? open : undefined}>
                {failure.reason ?? 'Wij konden onze server niet bereiken. Probeer het zo opnieuw.'}
              </InlineError>
            ) : asked && !link ? (
              <p>
                Deze pagina opent u met uw persoonlijke link, uit de e-mail die u van ons kreeg. Bent u
                autobedrijf en wilt u ook aanvragen voor uw klanten? Bel{' '}
                <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>.
              </p>
            ) : (
              <Spinner label="Uw pagina wordt geopend" />
            )}
          </Band>
        )}
      </OnlyWithScripts>
    </>
  );
}
