import { ButtonLink, Callout, Stack } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Callout', {
  group: 'Messages',
  for: 'Something that must not be read over: an explanation, a condition, good or bad news. An error of a field stands at the field.',
  must: [
    'A sign goes with the colour: the tone is never told by colour alone.',
    'What appears after something the visitor did is read out at once (role status or alert).',
    'It reads the same on paper, cards and the road.',
  ],
  examples: [
    { name: 'Four tones', render: FourTones },
    { name: 'On the road', surface: 'road', render: FourTones },
    { name: 'With something to do', render: WithAction },
    { name: 'Without a title', surface: 'card', render: WithoutTitle },
  ],
});

function FourTones() {
  return (
    <Stack>
      <Callout tone="info" title="Dit is een voorbeeld">
        Uw eigen bedrag hangt af van de geldverstrekker en van uw situatie.
      </Callout>
      <Callout tone="note" title="Let op de btw">
        Koopt u zonder btw-factuur, dan valt er niets terug te vragen.
      </Callout>
      <Callout tone="good" title="Uw aanvraag is verstuurd">
        Wij bellen u op werkdagen binnen 24 uur.
      </Callout>
      <Callout tone="stop" title="Dit kan niet met een personenauto">
        De investeringsaftrek geldt voor bestelauto’s, machines en taxi’s.
      </Callout>
    </Stack>
  );
}

function WithAction() {
  return (
    <Callout
      tone="note"
      title="U heeft nog geen aanvraag gekoppeld"
      action={
        <ButtonLink size="s" variant="dark" to="/klant/lease-koppelen">
          Code invullen
        </ButtonLink>
      }
    >
      Met de code uit onze mail ziet u hier hoe ver uw aanvraag is.
    </Callout>
  );
}

function WithoutTitle() {
  return <Callout tone="info">Op werkdagen antwoorden wij binnen 24 uur.</Callout>;
}
