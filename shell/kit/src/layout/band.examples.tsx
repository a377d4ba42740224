import { Band, Container, SectionTitle } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Band', {
  group: 'Layout',
  purpose:
    'A section of a page with one subject, as wide as the window, with its content in the page’s column. A page is a sequence of bands. Container is the column alone.',
  requirements: [
    'The content keeps the same left edge on the whole page.',
    'The gutter is 20 px on a phone and grows with the window.',
    'All content is readable on the tone of the band.',
    'A band with a heading can be named by it, as a landmark.',
  ],
  examples: [
    { name: 'Light, card and dark', surface: 'page', render: Tones },
    {
      name: 'Narrow',
      note: 'For text and forms: 720 px from the left edge.',
      surface: 'page',
      render: Narrow,
    },
    { name: 'The column alone', surface: 'page', render: Column },
  ],
});

function Tones() {
  return (
    <>
      <Band>
        <SectionTitle>Op papier</SectionTitle>
      </Band>
      <Band tone="card">
        <SectionTitle>Op een kaart</SectionTitle>
      </Band>
      <Band tone="soft">
        <SectionTitle>Een tint donkerder</SectionTitle>
      </Band>
      <Band tone="dark">
        <SectionTitle>Op de weg</SectionTitle>
      </Band>
    </>
  );
}

function Narrow() {
  return (
    <Band narrow>
      <p>
        Een regel leest prettig als er zestig tot zeventig tekens op staan. Daarom is een band met tekst of
        een formulier niet breder dan 720 pixels, hoe breed het scherm ook is.
      </p>
    </Band>
  );
}

function Column() {
  return (
    <Container>
      <p>Wat hier staat, begint op dezelfde lijn als alles op de pagina.</p>
    </Container>
  );
}
