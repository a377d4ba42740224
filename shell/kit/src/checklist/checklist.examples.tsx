import { TextLink } from '@site/kit';
import { Checklist } from '@site/kit/article';
import { examples } from '../examples/examples';

export default examples('Checklist', {
  group: 'Content',
  purpose: 'Short points of equal weight: benefits or requirements. Points with an order are Steps.',
  requirements: [
    'It is a list: screen readers say how many points there are.',
    'The marks are decorative; the text is complete without them.',
  ],
  examples: [
    { name: 'Benefits', render: WhatHolds },
    { name: 'On a dark surface', surface: 'dark', render: WhatHolds },
    {
      name: 'Requirements',
      note: 'Neutral: no check marks.',
      surface: 'card',
      render: WhatIsNeeded,
    },
  ],
});

function WhatHolds() {
  return (
    <Checklist
      items={[
        'De auto staat vanaf de eerste dag op uw balans',
        'U vraagt de btw in één keer terug, als u btw-plichtig bent en met btw koopt',
        'De looptijd is 12 tot 72 maanden',
      ]}
    />
  );
}

function WhatIsNeeded() {
  return (
    <Checklist
      tone="neutral"
      items={[
        'Een geldig identiteitsbewijs',
        <>
          Een inschrijving bij de KvK van minstens een maand;{' '}
          <TextLink to="/leasen-met-bkr">met een BKR-registratie minstens een jaar</TextLink>
        </>,
        'De factuur of de advertentie van wat u wilt leasen',
      ]}
    />
  );
}
