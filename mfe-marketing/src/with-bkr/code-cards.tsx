import { Card, font, space } from '@site/kit';
import styled from 'styled-components';
import { FactGrid } from '../parts/fact-grid';
import { CodeBadge } from './code-badge';

const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: 0 0 ${space(2)};
  font-family: ${font.display};
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
        <p>
          U liep achter met betalen. Loopt die achterstand nog, dan is een lease lastig. Is die ingelopen, dan
          kijken wij hoe lang dat geleden is.
        </p>
      </Card>
      <Card>
        <Heading>
          <CodeBadge>H</CodeBadge> Herstel
        </Heading>
        <p>
          U hebt de achterstand ingelopen terwijl de lening doorliep. Dat is een goed teken, en vaak is een
          lease mogelijk.
        </p>
      </Card>
      <Card>
        <Heading>
          <CodeBadge>RO</CodeBadge> Overige verplichtingen
        </Heading>
        <p>
          Een schuld die niet onder een andere soort lening valt en waar een achterstand op is, bijvoorbeeld
          uit een zakelijk krediet. Wij vragen u wat erachter zit.
        </p>
      </Card>
      <Card>
        <Heading>
          <CodeBadge>SR</CodeBadge> Schuldregeling
        </Heading>
        <p>
          U krijgt of kreeg hulp bij schulden. Tijdens de regeling is een lease meestal niet mogelijk. Is die
          afgerond, neem dan contact op: dan bekijken wij wat kan.
        </p>
      </Card>
    </FactGrid>
  );
}
