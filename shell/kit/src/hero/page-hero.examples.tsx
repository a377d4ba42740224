import { ButtonLink, Illustration, PageHero } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('PageHero', {
  group: 'Heroes and headings',
  purpose: 'The hero of every page but home: a link home, the title, a lead and actions.',
  requirements: [
    'It contains the only h1 of the page.',
    'The link home is above the title, as the first link of the page.',
    'A picture is decorative; on a phone it comes after the text.',
  ],
  examples: [
    { name: 'With a picture', framed: true, surface: 'page', render: WithPicture },
    { name: 'Text only', framed: true, surface: 'page', render: WordsAlone },
    {
      name: 'On a light surface',
      note: 'Where the page itself is a tool, such as the calculator.',
      framed: true,
      surface: 'page',
      render: OnLight,
    },
    {
      name: 'On a tint',
      note: 'One tint for the pages of one purpose.',
      framed: true,
      surface: 'page',
      render: OnTint,
    },
    {
      name: 'Compact',
      note: 'Above a tool or a long text.',
      framed: true,
      surface: 'page',
      render: Compact,
    },
    { name: 'A long title', note: 'Look at it at 320 px.', framed: true, surface: 'page', render: LongTitle },
  ],
});

function WithPicture() {
  return (
    <PageHero
      title="Een bus die geld verdient voor hij betaald is"
      lead="U betaalt per maand, trekt de rente af en vraagt de btw in één keer terug, als u btw-plichtig bent."
      actions={<ButtonLink to="/lease-berekenen">Bereken uw maandbedrag</ButtonLink>}
      picture={<Illustration name="van" />}
    />
  );
}

function WordsAlone() {
  return (
    <PageHero title="Veelgestelde vragen" lead="Kort antwoord op wat ondernemers ons het meest vragen." />
  );
}

function OnLight() {
  return (
    <PageHero
      tone="light"
      title="Bereken uw maandbedrag"
      lead="Vul in wat u weet. De rest rekenen wij uit."
    />
  );
}

function OnTint() {
  return (
    <PageHero
      tone="success"
      title="Leasen zonder jaarcijfers"
      lead="Net begonnen? Ook dan kunt u vaak leasen."
      actions={<ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>}
      picture={<Illustration name="papieren" />}
    />
  );
}

function Compact() {
  return <PageHero compact title="Zoeken" lead="Typ een woord en vind de pagina die u zoekt." />;
}

function LongTitle() {
  return (
    <PageHero
      title="Arbeidsongeschiktheidsverzekering bij bedrijfsmiddelenfinanciering"
      lead="Wat het is, wat het kost en wanneer het zin heeft."
    />
  );
}
