import type { VoertuigGegevens } from '@site/contract';
import {
  aandachtspunten,
  gevolgen,
  opgezochtOp,
  VOERTUIG_BRONNEN,
  voertuigInWoorden,
} from '@site/contract/facts';
import styled from 'styled-components';
import { Callout } from '../callout/callout';
import { TextLink } from '../link/text-link';
import { color, font, media, radius, space } from '../theme/theme';

/** A vehicle as the register has it. */
export interface VehicleFactsProps {
  voertuig: VoertuigGegevens;
}

/** What the register says about a vehicle, what to ask the seller about, and what holds for the customer, with sources. */
export function VehicleFacts({ voertuig }: VehicleFactsProps) {
  const [[, title] = [], ...facts] = voertuigInWoorden(voertuig);
  const points = aandachtspunten(voertuig);
  return (
    <Panel>
      <Title>{title}</Title>
      {points.length > 0 && (
        <Callout tone="note" title="Let op">
          <Lines>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Lines>
        </Callout>
      )}
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <details>
        <summary>Wat betekent dit voor u?</summary>
        <Lines>
          <li>
            Of u btw kunt terugvragen, staat niet bij de RDW. Vraag de verkoper of er btw op de factuur staat:
            bij een marge-auto is dat niet zo.
          </li>
          {gevolgen(voertuig).map(({ tekst, bron }) => (
            <li key={tekst}>
              {tekst} <TextLink href={bron.url}>{`Bron: ${bron.naam}`}</TextLink>
            </li>
          ))}
        </Lines>
      </details>
      <Source>{`Bron: ${VOERTUIG_BRONNEN[voertuig.bron]}. Opgezocht op ${opgezochtOp(voertuig)}.`}</Source>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.card};
  color: ${color.ink};

  summary {
    width: fit-content;
    padding: ${space(1)} 0;
    font-weight: 650;
    cursor: pointer;
  }
`;

const Title = styled.p`
  font: 700 1.375rem/1.2 ${font.display};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1.5)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  dt {
    color: ${color.ink2};
    font-size: 0.9375rem;
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(2.5)};
  list-style: disc;
`;

const Source = styled.p`
  color: ${color.ink2};
  font-size: 0.9375rem;
`;
