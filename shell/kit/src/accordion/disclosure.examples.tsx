import { Stack } from '@site/kit';
import { Disclosure, Prose } from '@site/kit/content';
import { examples } from '../examples/examples';

export default examples('Disclosure', {
  group: 'Content',
  purpose:
    'One part of a page that only some visitors want to see, such as the sums behind an amount. Several questions are an Accordion.',
  requirements: [
    'The title is a heading, so that a screen reader can list it.',
    'It opens and closes by mouse, Enter and Space, and without JavaScript.',
    'A link to it opens it, and so does finding a word on the page.',
    'It is printed open.',
  ],
  examples: [
    { name: 'With a line of what is inside', render: WithLead },
    { name: 'On a dark surface', surface: 'dark', render: WithLead },
    { name: 'Title alone', surface: 'card', render: TitleAlone },
  ],
});

function WithLead() {
  return (
    <Disclosure title="Hoe wij uw bedrag berekenen" lead="De rente, de aflossing en wat u in totaal betaalt.">
      <Prose>
        <p>Uw maandbedrag is de aflossing van een maand, met de rente van een maand.</p>
      </Prose>
    </Disclosure>
  );
}

function TitleAlone() {
  return (
    <Stack>
      <Disclosure title="Welke papieren nodig zijn" headingLevel={3}>
        <p>Een geldig identiteitsbewijs en een uittreksel van de KvK.</p>
      </Disclosure>
    </Stack>
  );
}
