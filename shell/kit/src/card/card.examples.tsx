import { Button, Card, Stack } from '@site/kit';
import { useId } from 'react';
import { examples } from '../examples/examples';

export default examples('Card', {
  group: 'Content',
  purpose: 'A panel that groups related content. A card that is a link as a whole is a LinkCard.',
  requirements: [
    'It is readable on every surface: it sets its own colours.',
    'A card that has a heading can be labelled by it.',
    'Plate yellow is only for the visitor’s own data.',
    'Its content never makes it wider than its container.',
  ],
  examples: [
    { name: 'A card', render: ACard },
    { name: 'On a dark surface', surface: 'dark', render: OnDark },
    { name: 'Visitor data', note: 'At most one per page.', render: OfTheVisitor },
    { name: 'Quiet', note: 'A shade darker than the light surface: for secondary content.', render: Quiet },
    { name: 'Success', render: GoodNews },
    { name: 'Words that are too long', note: 'Look at it at 320 px.', render: LongWords },
  ],
});

function ACard() {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap={2}>
        <h3 id={title}>Volkswagen Crafter</h3>
        <p>In behandeling</p>
        <p>Aangevraagd op 12 maart. Op werkdagen antwoorden wij binnen 24 uur.</p>
        <div>
          <Button size="s" variant="ghost">
            Bekijk de aanvraag
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function OnDark() {
  return (
    <Card>
      <Stack gap={1}>
        <h3>Wat u nu betaalt</h3>
        <p>Uw lease begint pas als u tekent. Tot dan kost het niets.</p>
      </Stack>
    </Card>
  );
}

function OfTheVisitor() {
  return (
    <Card tone="plate">
      <Stack gap={1}>
        <h3>Uw voorstel ligt klaar</h3>
        <p>Geldig tot 1 mei. Daarna rekenen wij de rente opnieuw uit.</p>
      </Stack>
    </Card>
  );
}

function Quiet() {
  return (
    <Card tone="soft">
      <p>Liever eerst overleggen? Bel ons op werkdagen van 10.00 tot 17.00 uur.</p>
    </Card>
  );
}

function GoodNews() {
  return (
    <Card tone="success">
      <Stack gap={1}>
        <h3>Goedgekeurd</h3>
        <p>U kunt het contract nu ondertekenen.</p>
      </Stack>
    </Card>
  );
}

function LongWords() {
  return (
    <Card>
      <Stack gap={1}>
        <h3>Bedrijfsmiddelenfinancieringsovereenkomst</h3>
        <p>Kenmerk NL2026AANVRAAGNUMMER000000000000000000000000012345678</p>
      </Stack>
    </Card>
  );
}
