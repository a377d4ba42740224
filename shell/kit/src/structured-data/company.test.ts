/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import { company } from './company';

const site = { ...STANDAARD_IDENTITEIT, url: 'https://v.nl' };

test('the company has its registered name, address, btw-id and KvK number', () => {
  const bedrijf = {
    naam: 'Zakenwiel B.V.',
    adres: 'Voorbeeldstraat 1, 1234 AB Utrecht',
    kvkNummer: '12345678',
    btwId: 'NL000000000B00',
  };
  expect(company({ ...site, bedrijf })).toEqual({
    '@type': 'FinancialService',
    '@id': 'https://v.nl/#bedrijf',
    name: 'Zakenwiel',
    url: 'https://v.nl/',
    legalName: 'Zakenwiel B.V.',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Voorbeeldstraat 1',
      postalCode: '1234 AB',
      addressLocality: 'Utrecht',
      addressCountry: 'NL',
    },
    vatID: 'NL000000000B00',
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '12345678' },
  });
});

test('what is not configured is left out', () => {
  expect(Object.keys(company(site))).toEqual(['@type', '@id', 'name', 'url']);
});
