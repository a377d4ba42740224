/** @jest-environment node */
import { TextLink } from '../link/text-link';
import { faqPage } from './faq-page';

test('the structured data has the questions as shown on the page', () => {
  const data = faqPage([
    { question: 'Wat kost het?', answer: 'Dat hangt af van de prijs.' },
    { question: 'Hoe lang duurt het?', answer: ['Twaalf maanden of langer.', 'Hoogstens 72 maanden.'] },
    {
      question: 'Waar lees ik meer?',
      answer: (
        <>
          Bij de <TextLink to="/lease-voorwaarden">voorwaarden</TextLink>, in {6} delen.
        </>
      ),
    },
  ]);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['Wat kost het?', 'Dat hangt af van de prijs.'],
    ['Hoe lang duurt het?', 'Twaalf maanden of langer. Hoogstens 72 maanden.'],
    ['Waar lees ik meer?', 'Bij de voorwaarden, in 6 delen.'],
  ]);
});
