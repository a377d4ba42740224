import { Plate } from '@site/kit';
import { SentScreen } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('SentScreen', {
  group: 'Wizards',
  purpose: 'Says that a form was sent and what happens next, and then continues automatically.',
  requirements: [
    'Its heading has the focus and is the title of the page.',
    'The countdown can be stopped and skipped, and is announced once, not every second.',
    'The visitor’s own code or amount is on a plate.',
  ],
  examples: [
    {
      name: 'With a code',
      note: 'A minute, so that it can be looked at.',
      framed: true,
      surface: 'page',
      render: WithACode,
    },
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

function WithACode() {
  return (
    <SentScreen
      title="Uw aanvraag is verstuurd"
      seconds={60}
      onDone={() => {}}
      plate={
        <Plate size="l" label="Uw aanvraagcode">
          R4T7K2M
        </Plate>
      }
    >
      <p>Op werkdagen hoort u binnen 24 uur van ons. Bewaar uw code: daarmee volgt u uw aanvraag.</p>
    </SentScreen>
  );
}

function WithMore() {
  return (
    <SentScreen
      title="Uw aanvraag is verstuurd"
      seconds={60}
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
    <SentScreen title="Uw klacht is ontvangen" seconds={60} onDone={() => {}}>
      <p>Wij lezen hem vandaag nog, en bellen u.</p>
    </SentScreen>
  );
}
