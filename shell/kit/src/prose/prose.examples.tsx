import { Prose } from '@site/kit/content';
import { examples } from '../examples/examples';

export default examples('Prose', {
  group: 'Content',
  purpose:
    'Running text as bare elements: headings, paragraphs, lists, tables. For text that is read from begin to end.',
  requirements: [
    'A line has 60 to 70 characters.',
    'A heading is closer to the text after it than to the text before it.',
    'A wide table scrolls inside itself; on a phone a table with `data-heading` on its cells is stacked.',
  ],
  examples: [
    { name: 'An article', wide: true, render: AnArticle },
    { name: 'On a dark surface', surface: 'dark', render: Short },
    { name: 'A table', surface: 'card', render: ATable },
    { name: 'A table of three columns', surface: 'card', render: ThreeColumns },
  ],
});

function AnArticle() {
  return (
    <Prose>
      <h2>Wat u tekent</h2>
      <p>
        Het contract noemt de <b>aanschafprijs</b>, de aanbetaling, de looptijd en de slottermijn. Meer heeft
        u niet nodig om het <a href="/lease-berekenen">zelf na te rekenen</a>.
      </p>
      <h3>Wat er mis kan gaan</h3>
      <ul>
        <li>U betaalt een termijn te laat: dan komt er rente bij.</li>
        <li>De auto gaat stuk: u betaalt gewoon door.</li>
      </ul>
      <h3>Zo gaat het verder</h3>
      <ol>
        <li>U tekent.</li>
        <li>De geldverstrekker betaalt de verkoper.</li>
        <li>U haalt de auto op.</li>
      </ol>
      <blockquote>Lees het contract voordat u tekent, en vraag wat u niet begrijpt.</blockquote>
    </Prose>
  );
}

function Short() {
  return (
    <Prose>
      <p>
        Liever eerst <a href="/contact">overleggen</a>? Dat kan, op werkdagen.
      </p>
      <ul>
        <li>Bellen</li>
        <li>Mailen</li>
      </ul>
    </Prose>
  );
}

function ATable() {
  return (
    <Prose>
      <table>
        <caption>Bewaartermijnen</caption>
        <thead>
          <tr>
            <th scope="col">Wat</th>
            <th scope="col">Hoe lang</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Een afgewezen aanvraag</td>
            <td>4 weken</td>
          </tr>
          <tr>
            <td>Een overeenkomst</td>
            <td>7 jaar na de laatste termijn</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  );
}

function ThreeColumns() {
  return (
    <Prose>
      <table>
        <caption>Kosten</caption>
        <thead>
          <tr>
            <th scope="col">Voor</th>
            <th scope="col">betaalt u</th>
            <th scope="col">zodra</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" data-heading="Voor">
              de administratie
            </th>
            <td data-heading="betaalt u">250 euro, exclusief btw</td>
            <td data-heading="zodra">u de offerte hebt ondertekend</td>
          </tr>
          <tr>
            <th scope="row" data-heading="Voor">
              het overdragen aan een ander
            </th>
            <td data-heading="betaalt u">250 euro, exclusief btw</td>
            <td data-heading="zodra">de leasemaatschappij het goedvindt</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  );
}
