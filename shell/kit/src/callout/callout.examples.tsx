import { ButtonLink, Callout, Stack } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Callout', {
  group: 'Messages',
  purpose:
    'A message that must not be overlooked: an explanation, a condition, a success or an error. The error of a field is shown at the field.',
  requirements: [
    'It has an icon: the tone is never shown by colour alone.',
    'A callout that appears after an action of the visitor is announced at once (role status or alert).',
    'It is readable on light and dark surfaces and on cards.',
  ],
  examples: [
    { name: 'Four tones', render: FourTones },
    { name: 'On a dark surface', surface: 'dark', render: FourTones },
    { name: 'With an action', render: WithAction },
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
      <Callout tone="success" title="Uw aanvraag is verstuurd">
        Wij bellen u op werkdagen binnen 24 uur.
      </Callout>
      <Callout tone="error" title="Dit kan niet met een personenauto">
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
