import { Grid, Illustration, LinkCard } from '@site/kit';
import { ArticleIllustration } from '@site/kit/article';
import { FileText, Phone, Truck } from 'lucide-react';
import { examples } from '../examples/examples';

export default examples('LinkCard', {
  group: 'Buttons and links',
  purpose: 'A link with an explanation or a picture. A link in running text is a TextLink.',
  requirements: [
    'The whole card can be pressed, and it is one link: one stop of the keyboard.',
    'Screen readers hear the title as the link, not the whole card.',
    'The focus is around the card.',
    'A card with an icon is a row on a phone, so that three fit on a screen.',
  ],
  examples: [
    { name: 'With a picture', wide: true, render: WithPicture },
    { name: 'With an icon', render: WithIcon },
    { name: 'On a dark surface', surface: 'dark', render: WithIcon },
    { name: 'Long words', note: 'Look at it at 320 px.', render: LongWords },
  ],
});

function WithPicture() {
  return (
    <Grid columns={3}>
      <LinkCard
        to="/auto-financieren"
        title="Auto of bestelbus"
        text="Nieuw of gebruikt, van de dealer of van een ander bedrijf."
        more="Lees verder"
        picture={<Illustration name="van" />}
      />
      <LinkCard
        to="/innovatief-financieren"
        title="Machines"
        text="Van graafmachine tot oven: wat geld opbrengt, is te leasen."
        more="Lees verder"
        picture={<ArticleIllustration name="graafmachine" />}
      />
      <LinkCard
        to="/duurzaam-ondernemen"
        title="Elektrisch rijden"
        text="Met de laadpaal in dezelfde lease."
        more="Lees verder"
        picture={<ArticleIllustration name="laadpaal" />}
      />
    </Grid>
  );
}

function WithIcon() {
  return (
    <Grid columns={3}>
      <LinkCard to="/lease-berekenen" title="Berekenen" text="Uw maandbedrag in een minuut." icon={Truck} />
      <LinkCard to="/lease-aanvragen" title="Aanvragen" text="Tien vragen, geen papieren." icon={FileText} />
      <LinkCard to="/contact" title="Overleggen" text="Op werkdagen aan de telefoon." icon={Phone} />
    </Grid>
  );
}

function LongWords() {
  return (
    <Grid columns={2}>
      <LinkCard
        to="/lease-voorwaarden"
        title="Bedrijfsmiddelenfinancieringsvoorwaarden"
        text="Wat u tekent, woord voor woord uitgelegd, met wat het kost en wat er mis kan gaan."
        more="Lees alle voorwaarden"
      />
      <LinkCard to="/faq" title="Vragen" text="Kort." />
    </Grid>
  );
}
