import { Steps } from '@site/kit/article';
import { examples } from '../examples/examples';

export default examples('Steps', {
  group: 'Content',
  purpose: 'The steps of a process, in order, before the visitor has started it.',
  requirements: [
    'It is a numbered list: screen readers announce the number of each step.',
    'The road is vertical on a phone and horizontal on a wide screen, in the same order.',
  ],
  examples: [
    { name: 'Three steps', wide: true, surface: 'card', render: Three },
    { name: 'On a dark surface', surface: 'dark', render: Three },
    { name: 'Five, long and short', note: 'Look at it at 320 px.', render: Five },
  ],
});

function Three() {
  return (
    <Steps
      items={[
        { title: 'Berekenen', text: 'U ziet in een minuut wat het per maand kost.' },
        { title: 'Aanvragen', text: 'Tien vragen, zonder papieren.' },
        { title: 'Rijden', text: 'Na uw handtekening betaalt de geldverstrekker de verkoper.' },
      ]}
    />
  );
}

function Five() {
  return (
    <Steps
      title="Van vraag tot sleutel"
      items={[
        { title: 'Vragen', text: 'Kort.' },
        {
          title: 'Vergelijken',
          text: 'Wij leggen uw vraag bij drie geldverstrekkers neer en rekenen alles na.',
        },
        { title: 'Kiezen', text: 'U.' },
        { title: 'Bedrijfsmiddelenfinancieringsovereenkomst', text: 'Tekenen kan digitaal.' },
        { title: 'Ophalen', text: 'Bij de verkoper, meestal binnen een week.' },
      ]}
    />
  );
}
