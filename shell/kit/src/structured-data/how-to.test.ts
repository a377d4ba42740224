/** @jest-environment node */
import { howTo } from './how-to';

test('steps have their place, name and text', () => {
  const page = { url: 'https://v.nl/lease', head: { title: 'Lease', description: '', keywords: [] } };
  expect(howTo(page, 'Een auto leasen', [{ title: 'Kies', text: 'Kies een auto.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: 'Een auto leasen',
    url: 'https://v.nl/lease',
    step: [{ '@type': 'HowToStep', position: 1, name: 'Kies', text: 'Kies een auto.' }],
  });
});
