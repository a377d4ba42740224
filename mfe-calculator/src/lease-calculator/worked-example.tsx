import { calculateLease, euros, eurosEnCenten, JAARRENTE, procent } from '@site/contract';
import { Card, color, font, media, Split, space } from '@site/kit';
import { Prose } from '@site/kit/content';
import styled from 'styled-components';
import { FigureRows } from './figures';
import { VOORBEELD } from './questions';

/** The formula in words, with its result for one car. */
export function WorkedExample() {
  const { aanschafprijs, looptijd } = VOORBEELD;
  const rente = JAARRENTE.auto;
  const uitkomst = calculateLease(VOORBEELD);
  return (
    <Space>
      <Split align="start">
        <Prose>
          <h3>De rekensom</h3>
          <p>
            Uw maandbedrag bestaat uit twee delen. Het eerste deel is de aflossing: het te financieren bedrag
            min de slottermijn, gedeeld door het aantal maanden.
          </p>
          <p>
            Het tweede deel is de rente: het te financieren bedrag keer de jaarrente, gedeeld door 12. Samen
            ronden wij af op hele euro’s.
          </p>
        </Prose>
        <Card tone="soft">
          <Example>
            Een auto van {euros(aanschafprijs)} in {looptijd} maanden
          </Example>
          <Sum>
            <FigureRows
              rows={[
                [`Aflossing: ${euros(aanschafprijs)} ÷ ${looptijd}`, eurosEnCenten(aanschafprijs / looptijd)],
                [
                  `Rente: ${euros(aanschafprijs)} × ${procent(rente)} ÷ 12`,
                  eurosEnCenten((aanschafprijs * rente) / 12),
                ],
                ['Maandbedrag, afgerond', uitkomst && euros(uitkomst.maandbedrag)],
              ]}
            />
          </Sum>
        </Card>
      </Split>
    </Space>
  );
}

/* A rule separates it from the steps above. */
const Space = styled.div`
  margin-top: ${space(6)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.line};

  h3 {
    font-size: clamp(1.5rem, 2.8vw, 2.25rem);
  }

  ${media.wide} {
    margin-top: ${space(9)};
    padding-top: ${space(9)};
  }
`;

const Example = styled.h4`
  font-size: 1.375rem;
`;

const Sum = styled.dl`
  margin: ${space(2)} 0 0;

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(2)};
    align-items: baseline;
    padding: 0.75rem 0;
  }

  div:last-child {
    border-top: 2px solid ${color.ink};
    font-weight: 650;
  }

  dt {
    ${media.mobile} {
      font-size: 0.9375rem;
    }
  }

  dd {
    font: 700 1.25rem/1.4 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;
