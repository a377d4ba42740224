import { BELOFTEN, type Customer, euros, type LeaseApplication } from '@site/contract';
import { color, font, media, Plate, radius, space } from '@site/kit';
import { Timeline } from '@site/kit/article';
import { CopyButton } from '@site/kit/widgets';
import styled from 'styled-components';
import { ApplicationDetails } from './application-details';
import { milestonesOf, statusOf } from './application-progress';
import { awaitsLease } from './awaits-lease';
import { DocumentsNote } from './documents-note';
import { dutchDate } from './dutch-date';
import { LeaseCode } from './lease-code';
import { Offer, Phone } from './offer';
import { PastOffers } from './past-offers';
import { OpenRequests } from './requests';
import { StatusBadge } from './status-badge';
import { Vehicle } from './vehicle';

interface ApplicationCardProps {
  customer: Customer;
  application: LeaseApplication;
  /** The heading of the page states the monthly amount of its offer. */
  isHeadline?: boolean;
}

/** One application: its offer first while it awaits a lease, its code on the plate, its progress and its details. */
export function ApplicationCard({ customer, application, isHeadline = false }: ApplicationCardProps) {
  const { leaseCode, createdAt, aanschafprijs, looptijd, bedrijfsnaam, voertuigLink } = application;
  const { label, tone } = statusOf(application);
  const milestones = milestonesOf(application);
  const offer = application.offerte && (
    <Offer
      customer={customer}
      application={application}
      offerte={application.offerte}
      isHeadline={isHeadline}
    />
  );
  const offerFirst = awaitsLease(application);

  return (
    <Sheet aria-label={`Aanvraag ${leaseCode}`}>
      {offerFirst && offer}
      <Top>
        <Code>
          <Plate label="Aanvraagcode">
            <LeaseCode code={leaseCode} />
          </Plate>
          <CopyButton text={leaseCode} label="Aanvraagcode kopiëren" />
        </Code>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <About>
          <Price>{priceText(aanschafprijs)}</Price>
          <Facts>
            <span>{looptijd} maanden</span>
            {bedrijfsnaam && <span>{bedrijfsnaam}</span>}
            <span>Ingediend op {dutchDate(createdAt)}</span>
            {voertuigLink && (
              <span>
                <Vehicle text={voertuigLink} />
              </span>
            )}
          </Facts>
        </About>
      </Top>
      {milestones.length > 1 && <Timeline items={milestones} />}
      {application.status === 'rejected' && (
        <p>
          Geen leasemaatschappij waarmee wij werken, kan deze aanvraag financieren. Wilt u weten waarom, of
          wat wel kan? Bel <Phone /> ({BELOFTEN.telefoonKort}).
        </p>
      )}
      {application.status === 'withdrawn' && (
        <p>Deze aanvraag is ingetrokken. Wilt u toch weer leasen? Dan kunt u een nieuwe aanvraag doen.</p>
      )}
      <DocumentsNote customer={customer} application={application} />
      <OpenRequests application={application} />
      {!offerFirst && offer}
      <PastOffers application={application} />
      <ApplicationDetails customer={customer} application={application} />
    </Sheet>
  );
}

/** The price in euros. The API may return it as text; text that is not a number is shown unchanged. */
function priceText(aanschafprijs: number | string): string {
  const price = Number(aanschafprijs);
  return Number.isFinite(price) ? euros(price) : String(aanschafprijs);
}

/** Width of a dot between two details, including its margins. */
const DOT = '1.25rem';

const Sheet = styled.article`
  display: grid;
  gap: ${space(4)};
  padding: clamp(1.25rem, 3vw, 2rem);
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};
`;

/* On a wide screen one line: plate, details, status. When that does not fit, the status is next to or below the plate. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  ${media.wide} {
    order: -2;
  }
`;

const About = styled.div`
  flex: 1 1 23.75rem;
  min-width: 0;

  ${media.wide} {
    order: -1;
  }
`;

const Price = styled.p`
  font: 700 1.5rem / 1.2 ${font.display};
  font-variant-numeric: tabular-nums;
`;

/* On a wide screen a dot precedes each detail. At the start of a line it is clipped, with room for the focus ring of a link. */
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  margin-top: ${space(0.5)};
  color: ${color.ink2};
  overflow-wrap: anywhere;

  ${media.wide} {
    column-gap: 0;
    margin-left: -${DOT};
    clip-path: inset(-12px -12px -12px 14px);

    > * {
      position: relative;
      padding-left: ${DOT};

      &::before {
        content: '·';
        content: '·' / '';
        position: absolute;
        left: 0;
        width: ${DOT};
        text-align: center;
      }
    }
  }
`;
