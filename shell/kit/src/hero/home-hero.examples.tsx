import { ButtonLink, HomeHero } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('HomeHero', {
  group: 'Heroes and headings',
  purpose: 'The hero of the home page only. Every other page has a PageHero.',
  requirements: [
    'It contains the only h1 of the page.',
    'Actions come before claims.',
    'On a phone everything is stacked, with the title first.',
  ],
  examples: [
    { name: 'With an action next to it', framed: true, surface: 'page', render: WithAside },
    { name: 'Text only', framed: true, surface: 'page', render: WordsAlone },
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
