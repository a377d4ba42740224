import { SentScreen } from '@site/kit/wizard';
import { examples } from '../examples/examples';

export default examples('SentScreen', {
  group: 'Wizards',
  purpose: 'Says that a form was sent and what happens next, and then continues automatically.',
  requirements: [
    'Its heading has the focus and is the title of the page.',
    'The countdown can be stopped and skipped, and is announced once, not every second.',
  ],
  examples: [
    {
      name: 'With more to read',
      note: 'Below the countdown, so that its buttons stay in view.',
      framed: true,
      surface: 'page',
      render: WithMore,
    },
    { name: 'Text only', framed: true, surface: 'page', render: WordsAlone },
  ],
});

function WithMore() {
  return (
    <SentScreen
      title="Uw aanvraag is verstuurd"
      onDone={() => {}}
      more={
        <>
          <h2>Leg dit alvast klaar</h2>
          <p>Uw rijbewijs, uw bankpas en een bewijs van uw bedrijf.</p>
        </>
      }
    >
      <p>Op werkdagen hoort u binnen 24 uur van ons.</p>
    </SentScreen>
  );
}

function WordsAlone() {
  return (
    <SentScreen title="Uw klacht is ontvangen" onDone={() => {}}>
      <p>Wij lezen hem vandaag nog, en bellen u.</p>
    </SentScreen>
  );
}
