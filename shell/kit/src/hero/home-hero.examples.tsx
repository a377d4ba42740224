import { ButtonLink, HomeHero } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('HomeHero', {
  group: 'Openings and headings',
  for: 'The opening of the home page, and of that page alone. Every other page opens with a PageHero.',
  must: [
    'It holds the one h1 of the page.',
    'What can be done comes before what is claimed.',
    'On a phone everything stands below each other, the title first.',
  ],
  examples: [
    { name: 'With something to do beside it', framed: true, surface: 'page', render: WithAside },
    { name: 'Words alone', framed: true, surface: 'page', render: WordsAlone },
  ],
});

function WithAside() {
  return (
    <HomeHero
      title={
        <>
          Uw volgende bus, <em>van u</em> vanaf dag één
        </>
      }
      lead="Financial lease voor ondernemers: een vast bedrag per maand, en aan het eind is hij vrij."
      actions={<ButtonLink to="/lease-berekenen">Bereken uw maandbedrag</ButtonLink>}
      proof={['Geen kosten vooraf', 'Op werkdagen antwoord binnen 24 uur']}
      aside={<p>Wat u meteen kunt doen, staat hier op een eigen kaart.</p>}
    />
  );
}

function WordsAlone() {
  return (
    <HomeHero
      title="Leasen zonder omwegen"
      lead="Wij vergelijken de geldverstrekkers, u kiest."
      actions={
        <>
          <ButtonLink to="/lease-aanvragen">Aanvragen</ButtonLink>
          <ButtonLink to="/contact" variant="ghost">
            Overleggen
          </ButtonLink>
        </>
      }
      proof={['Sinds 2009', 'Onafhankelijk']}
    />
  );
}
