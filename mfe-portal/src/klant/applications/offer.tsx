import {
  CALLS,
  type Customer,
  eurosZoNodigCenten,
  kostenZin,
  type LeaseApplication,
  type LeaseOfferte,
  OFFERTE_ZINNEN,
  telHref,
} from '@site/contract';
import {
  AmountPlate,
  Button,
  ButtonRow,
  Callout,
  color,
  radius,
  Stack,
  space,
  TextLink,
  useSite,
  useToast,
} from '@site/kit';
import { useFormSubmission } from '@site/kit/controls';
import { useQueryClient } from '@site/kit/queries';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../parts/use-send';
import { isToBeCalled } from './application-progress';
import { applicationsQuery } from './applications-query';
import { dutchDate } from './dutch-date';
import { Figures } from './figures';
import { costsOf, termsOf } from './offer-figures';
import { asksWithdrawal, offerStateOf } from './offer-state';
import { Words } from './words';

interface OfferProps {
  customer: Customer;
  application: LeaseApplication;
  offerte: LeaseOfferte;
}

/**
 * The newest offer for an application: with its answer while it is open, and as it was agreed. Of one that lapsed or was
 * withdrawn only that remains: its figures are among the earlier ones.
 *
 * @param isHeadline the heading of the page states its monthly amount.
 */
export function Offer({ customer, application, offerte, isHeadline }: OfferProps & { isHeadline: boolean }) {
  const state = offerStateOf(application);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // An answer can end the offer, and its button with it.
  const before = useRef(state);
  useLayoutEffect(() => {
    const lostFocus = before.current === 'open' && document.activeElement === document.body;
    if (lostFocus && state !== 'open') heading.current?.focus();
    before.current = state;
  }, [state]);

  if (state === 'none' || state === 'ended') return null;
  const isDone = application.status === 'completed';
  return (
    <Panel aria-labelledby={id}>
      <Title as={isHeadline ? 'h2' : 'h3'} id={id} ref={heading} tabIndex={-1}>
        Uw offerte van {offerte.leasemaatschappij}
      </Title>
      {state === 'open' || state === 'agreed' ? (
        <OfferContents offerte={offerte} isOpen={state === 'open'} isHeadline={isHeadline} isDone={isDone}>
          {asksWithdrawal(application) && !isDone ? (
            <p>
              Wilt u toch deze offerte? Bel <Phone />.
            </p>
          ) : state === 'open' ? (
            <Agree customer={customer} offerte={offerte} />
          ) : (
            <Agreed offerte={offerte} isDone={isDone} />
          )}
        </OfferContents>
      ) : (
        <Ended offerte={offerte} />
      )}
    </Panel>
  );
}

interface ContentsProps {
  offerte: LeaseOfferte;
  isOpen: boolean;
  isHeadline?: boolean;
  isDone?: boolean;
  /** The answer of the customer, or how to give it. */
  children: ReactNode;
}

/** What an offer that holds says, below its title. */
export function OfferContents({ offerte, isOpen, isHeadline, isDone, children }: ContentsProps) {
  return (
    <Stack gap={3}>
      {!isHeadline && (
        <Amount>
          <AmountPlate amount={offerte.maandbedrag} />
        </Amount>
      )}
      <Figures
        columns={1}
        items={[
          ...(isOpen ? ([['Geldig tot en met', dutchDate(offerte.geldigTotEnMet)]] as const) : []),
          ...costsOf(offerte),
        ]}
      />
      {children}
      {offerte.toelichting && <Words>{offerte.toelichting}</Words>}
      <Figures items={termsOf(offerte)} />
      {!isDone && (
        <Meaning>
          {isOpen && <li>{OFFERTE_ZINNEN.vrijblijvend}</li>}
          <li>{OFFERTE_ZINNEN.bindend}</li>
          <li>{kostenZin(offerte.kosten)}</li>
        </Meaning>
      )}
    </Stack>
  );
}

/** Calls the office. */
export function Phone() {
  const { telefoon } = useSite();
  return <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>;
}

/** That an offer lapsed or was withdrawn. */
function Ended({ offerte: { maandbedrag, geldigTotEnMet, einde } }: Pick<OfferProps, 'offerte'>) {
  const amount = `${eurosZoNodigCenten(maandbedrag)} per maand`;
  if (!einde) {
    return (
      <Callout tone="note" title="Deze offerte is verlopen">
        De offerte van {amount} gold tot en met {dutchDate(geldigTotEnMet)}. Wilt u een nieuwe? Bel <Phone />,
        dan kijken wij wat er nu kan.
      </Callout>
    );
  }
  return (
    <Callout tone="note" title="Wij hebben onze offerte ingetrokken">
      <p>
        De offerte van {amount} geldt sinds {dutchDate(einde.op)} niet meer. U betaalt niets. Wilt u weten wat
        er nog kan? Bel <Phone />.
      </p>
      {einde.toelichting && <Words>{einde.toelichting}</Words>}
    </Callout>
  );
}

function Agreed({ offerte, isDone }: Pick<OfferProps, 'offerte'> & { isDone: boolean }) {
  const agreedOn = offerte.akkoordOp && `U ging op ${dutchDate(offerte.akkoordOp)} akkoord.`;
  if (isDone) return <Callout tone="success">{agreedOn || 'U ging akkoord met deze offerte.'}</Callout>;
  if (!isToBeCalled(offerte)) {
    return (
      <Callout tone="success" title="U bent akkoord">
        {agreedOn} Hebben wij u nog niet gesproken, of bedenkt u zich? Bel <Phone />.
      </Callout>
    );
  }
  const when = offerte.bellenUiterlijk
    ? `uiterlijk ${dutchDate(offerte.bellenUiterlijk)}`
    : 'op werkdagen binnen 24 uur';
  return (
    <Callout tone="success" title="U bent akkoord, wij bellen u">
      {agreedOn} Wij bellen u {when} op het nummer van uw aanvraag om het tekenen te regelen. U zit nog
      nergens aan vast. Bedenkt u zich? Bel <Phone />.
    </Callout>
  );
}

function Agree({ customer, offerte }: Omit<OfferProps, 'application'>) {
  const { busy, failure, send } = useFormSubmission();
  const toast = useToast();
  const queryClient = useQueryClient();

  const agree = async () => {
    const outcome = await send(CALLS.acceptOffer, {
      params: { id: customer.id },
      body: { offerteId: offerte.id },
    });
    if (!outcome) return;
    if (outcome.ok) toast({ title: 'Wij bellen u', text: 'Uw akkoord is bij ons binnen.' });
    if (!outcome.ok && outcome.status === null) return;
    // Also after a rejection: the offer lapsed, or a new one takes its place here.
    void queryClient.invalidateQueries({ queryKey: applicationsQuery(customer.id).queryKey });
  };

  return (
    <Stack gap={2}>
      {failure && (
        <Callout tone="error" title="Uw akkoord is niet verstuurd" role="alert">
          {messageOf(failure)}
        </Callout>
      )}
      <ButtonRow>
        <Button busy={busy} busyText="Versturen..." onClick={() => void agree()}>
          Akkoord, bel mij
        </Button>
      </ButtonRow>
      <p>
        U vraagt ons hiermee om te bellen, u sluit nog geen contract. Lees ook onze{' '}
        <TextLink to="/juridisch?section=disclaimer#algemene-voorwaarden">algemene leasevoorwaarden</TextLink>
        .
      </p>
    </Stack>
  );
}

/** The frame of an offer. */
export const Panel = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: clamp(1rem, 3vw, 1.75rem);
  background: ${color.white};
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
`;

const Title = styled.h3`
  font-size: 1.375rem;
`;

const Amount = styled.div`
  max-width: 23.75rem;
`;

const Meaning = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-width: 42em;
  padding-left: 1.25em;
`;
