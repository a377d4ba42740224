import {
  CALLS,
  type Customer,
  euros,
  type LeaseApplication,
  type LeaseOfferte,
  type LeaseStatus,
  OFFERTE_ZINNEN,
  telHref,
} from '@site/contract';
import {
  AmountPlate,
  Button,
  ButtonRow,
  color,
  radius,
  Stack,
  space,
  TextLink,
  useInvalidateCustomer,
  useSite,
  useToast,
} from '@site/kit';
import { Callout } from '@site/kit/content';
import { useQueryClient } from '@site/kit/queries';
import { useId } from 'react';
import styled from 'styled-components';
import { messageOf, useSend } from '../../parts/use-send';
import { dutchDate } from './application-progress';
import { applicationsQuery } from './applications-query';
import { Figures } from './figures';
import { asksWithdrawal } from './requests';
import { Vehicle } from './vehicle';
import { Words } from './words';

interface OfferProps {
  customer: Customer;
  application: LeaseApplication;
  offerte: LeaseOfferte;
}

/** Statuses in which the backend accepts the answer to an offer. */
const AWAITS_LEASE: readonly string[] = ['pending', 'approved'] satisfies LeaseStatus[];

/** The newest offer for an application, with its answer while it is open. */
export function Offer({ customer, application, offerte }: OfferProps) {
  const heading = useId();
  const { leasemaatschappij, maandbedrag, looptijd, toelichting } = offerte;
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>Uw offerte van {leasemaatschappij}</h3>
      <Stack gap={3}>
        <Amount>
          <AmountPlate amount={maandbedrag} unit="per maand" />
        </Amount>
        <Figures
          items={[
            ['Voertuig', <Vehicle key="voertuig" text={offerte.voertuig} label="Bekijk het voertuig" />],
            ['Looptijd', `${looptijd} maanden`],
            ['Aanschafprijs (inclusief btw)', euros(offerte.aanschafprijs)],
            ['Aanbetaling', offerte.aanbetaling > 0 ? euros(offerte.aanbetaling) : 'Geen'],
            ['Slottermijn', offerte.slottermijn > 0 ? euros(offerte.slottermijn) : 'Geen'],
            ['Eenmalige kosten (exclusief btw)', euros(offerte.kosten)],
            ['Gemaakt op', dutchDate(offerte.gemaaktOp)],
            ['Geldig tot en met', dutchDate(offerte.geldigTotEnMet)],
          ]}
        />
        {toelichting && <Words>{toelichting}</Words>}
        <p>
          {OFFERTE_ZINNEN.vrijblijvend} {OFFERTE_ZINNEN.bindend} {OFFERTE_ZINNEN.kosten}
        </p>
        <Answer customer={customer} application={application} offerte={offerte} />
      </Stack>
    </Panel>
  );
}

function Answer({ customer, application, offerte }: OfferProps) {
  const { telefoon } = useSite();
  const phone = <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>;
  const agreedOn = offerte.akkoordOp && `U ging op ${dutchDate(offerte.akkoordOp)} akkoord.`;
  if (application.status === 'completed' && offerte.status === 'akkoord') {
    return <Callout tone="success">{agreedOn || 'U ging akkoord met deze offerte.'}</Callout>;
  }
  if (!AWAITS_LEASE.includes(application.status)) {
    return (
      <Callout tone="note" title="Deze offerte geldt niet meer">
        De aanvraag is niet meer in behandeling. Hebt u daar vragen over? Bel {phone}.
      </Callout>
    );
  }
  switch (offerte.status) {
    case 'akkoord':
      return (
        <Callout tone="success" title="U bent akkoord, wij bellen u">
          {agreedOn} Wij bellen u op werkdagen binnen 24 uur op{' '}
          {customer.telefoon || 'het nummer van uw aanvraag'} om het tekenen te regelen. Bedenkt u zich? Bel{' '}
          {phone}.
        </Callout>
      );
    case 'verlopen':
      return (
        <Callout tone="note" title="Deze offerte is verlopen">
          Wilt u een nieuwe? Bel {phone}, dan kijken wij wat er nu kan.
        </Callout>
      );
    default:
      if (asksWithdrawal(application)) return <p>Wilt u toch deze offerte? Bel {phone}.</p>;
      return <Agree customer={customer} offerte={offerte} />;
  }
}

function Agree({ customer, offerte }: Omit<OfferProps, 'application'>) {
  const { busy, failure, send } = useSend('Er is een fout opgetreden');
  const toast = useToast();
  const queryClient = useQueryClient();
  const invalidateCustomer = useInvalidateCustomer();

  const agree = async () => {
    const outcome = await send(CALLS.acceptOffer, {
      params: { id: customer.id },
      body: { offerteId: offerte.id },
    });
    if (!outcome) return;
    if (outcome.ok) toast({ title: 'Wij bellen u', text: 'Uw akkoord is bij ons binnen.' });
    // Fetching the customer again detects an expired session.
    if (!outcome.ok && outcome.status === 401) void invalidateCustomer();
    // Also after a refusal: the offer lapsed or was replaced in the meantime.
    if (outcome.ok || outcome.status !== null) {
      void queryClient.invalidateQueries({ queryKey: applicationsQuery(customer.id).queryKey });
    }
  };

  return (
    <Stack gap={2}>
      {failure && (
        <Callout tone="error" title="Uw akkoord is niet verstuurd" role="alert">
          {messageOf(failure)}
        </Callout>
      )}
      <ButtonRow>
        <Button type="button" busy={busy} busyText="Versturen..." onClick={() => void agree()}>
          Akkoord, bel mij
        </Button>
      </ButtonRow>
    </Stack>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: clamp(1rem, 3vw, 1.75rem);
  background: ${color.white};
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
`;

const Amount = styled.div`
  max-width: 23.75rem;
`;
