import { TextLink } from '@site/kit';
import { Accordion } from '@site/kit/content';
import { examples } from '../examples/examples';

export default examples('Accordion', {
  group: 'Content',
  purpose:
    'Questions of which a visitor needs a few, each with its answer below it. What everyone must read is not collapsed.',
  requirements: [
    'Each question is a heading, so that a screen reader can list them.',
    'It opens and closes by mouse, Enter and Space, and without JavaScript.',
    'A link to a question opens it, and so does finding a word on the page.',
    'One answer is open at a time; opening is not animated under reduced motion.',
  ],
  examples: [
    { name: 'Questions', render: Questions },
    { name: 'On a dark surface', surface: 'dark', render: Questions },
    { name: 'Answers of more than one paragraph', surface: 'card', render: LongAnswers },
    { name: 'Long words', note: 'Look at it at 320 px.', render: LongWords },
  ],
});

function Questions() {
  return (
    <Accordion
      items={[
        {
          question: 'Wanneer is de auto van mij?',
          answer:
            'Meteen. Bij financial lease staat de auto op uw balans, en na de laatste termijn is hij vrij.',
        },
        {
          question: 'Kan ik eerder aflossen?',
          answer: 'Ja. Vaak is dat zonder boete; het contract beslist.',
        },
        {
          question: 'Heb ik jaarcijfers nodig?',
          answer: 'Niet altijd. Bent u net begonnen, dan kijken wij naar uw plan en uw bankrekening.',
        },
      ]}
    />
  );
}

function LongAnswers() {
  return (
    <Accordion
      items={[
        {
          question: 'Welke papieren stuur ik mee?',
          answer: (
            <>
              <p>Een geldig identiteitsbewijs, en van uw bedrijf:</p>
              <ul>
                <li>een uittreksel van de KvK van hoogstens drie maanden oud</li>
                <li>afschriften van uw zakelijke rekening</li>
              </ul>
              <p>
                Mist u iets? <TextLink to="/contact">Vraag het ons</TextLink>.
              </p>
            </>
          ),
        },
        { question: 'Wie ziet mijn gegevens?', answer: 'Wij, en de geldverstrekker die u kiest.' },
      ]}
    />
  );
}

function LongWords() {
  return (
    <Accordion
      items={[
        {
          question: 'Is een arbeidsongeschiktheidsverzekering verplicht bij bedrijfsmiddelenfinanciering?',
          answer: 'Nee. Wij raden aan om er over na te denken.',
        },
      ]}
    />
  );
}
