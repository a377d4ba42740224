import { BKR_SCHULDREGELING } from '@site/contract/facts';
import { Card, space } from '@site/kit';
import styled from 'styled-components';
import { Fact } from '../parts/fact';
import { FactGrid } from '../parts/fact-grid';
import { CodeBadge } from './code-badge';

const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: 0 0 ${space(2)};
  font-size: 1.25rem;
`;

/** The four codes of the credit registry that matter most here: A, H, RO and SR. */
export function CodeCards() {
  return (
    <FactGrid columns={2}>
      <Card>
        <Heading>
          <CodeBadge>A</CodeBadge> Achterstand
        </Heading>
        <p>U liep achter met betalen. Loopt die achterstand nog, dan is een lease lastig.</p>
      </Card>
      <Card>
        <Heading>
          <CodeBadge>H</CodeBadge> Herstel
        </Heading>
        <p>U hebt de achterstand ingelopen. Vaak is een lease dan mogelijk.</p>
      </Card>
      <Card>
        <Heading>
          <CodeBadge>RO</CodeBadge> Overige verplichtingen
        </Heading>
        <p>
          Een achterstand op een schuld die onder geen andere soort lening valt. Zakelijke schulden hebben
          sinds februari 2020 een eigen code: ZO.
        </p>
      </Card>
      <Card>
        <Heading>
          <CodeBadge>SR</CodeBadge> Schuldregeling
        </Heading>
        <p>
          U krijgt of kreeg hulp bij schulden. Tijdens de regeling is een lease meestal niet mogelijk.{' '}
          <Fact of={BKR_SCHULDREGELING} />
        </p>
      </Card>
    </FactGrid>
  );
}
