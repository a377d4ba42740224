import { BELOFTEN, euros, type LeaseApplication, telHref } from '@site/contract';
import {
  color,
  font,
  media,
  Plate,
  radius,
  StatusBadge,
  space,
  TextLink,
  Timeline,
  useSite,
} from '@site/kit';
import { CopyButton } from '@site/kit/controls';
import styled from 'styled-components';
import { dutchDate, milestonesOf, statusOf } from './application-progress';
import { LeaseCode } from './lease-code';

/** One application: its code on the plate, what was asked for, and how far it is. */
export function ApplicationCard({ application }: { application: LeaseApplication }) {
  const { leaseCode, createdAt, aanschafprijs, looptijd, bedrijfsnaam, voertuigLink } = application;
  const { label, tone } = statusOf(application);
  const milestones = milestonesOf(application);
  const site = useSite();

  return (
    <Sheet aria-label={`Aanvraag ${leaseCode}`}>
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
            {voertuigLink && <TextLink href={absoluteLink(voertuigLink)}>Bekijk het voertuig</TextLink>}
          </Facts>
        </About>
      </Top>
      {milestones.length > 1 && <Timeline items={milestones} />}
      {application.status === 'rejected' && (
        <p>
          Wij kunnen deze aanvraag niet financieren. Wilt u weten waarom, of wat wel kan? Bel{' '}
          <TextLink href={telHref(site.telefoon)}>{site.telefoon}</TextLink> ({BELOFTEN.telefoonKort}).
        </p>
      )}
    </Sheet>
  );
}

/** The price in euros. It may arrive as text; what is no number is shown as it came. */
function priceText(aanschafprijs: number | string): string {
  const price = Number(aanschafprijs);
  return Number.isFinite(price) ? euros(price) : String(aanschafprijs);
}

/** People paste addresses without a scheme; anything that is not http(s) becomes a harmless https address. */
function absoluteLink(link: string): string {
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

/** Width of a dot between two facts, with the space around it. */
const DOT = '20px';

const Sheet = styled.article`
  display: grid;
  gap: ${space(4)};
  padding: clamp(20px, 3vw, 32px);
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};
`;

/* On a wide screen one line: plate, facts, status. Where that does not fit, the status stands beside or below the plate. */
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
  flex: 1 1 380px;
  min-width: 0;

  ${media.wide} {
    order: -1;
  }
`;

const Price = styled.p`
  font: 700 24px / 1.2 ${font.display};
  font-variant-numeric: tabular-nums;
`;

/* On a wide screen a dot stands before each fact. At the start of a line it is cut off, with room left for the focus of a link. */
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
