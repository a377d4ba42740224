import { AANVRAAG_VELDEN, volledigheid } from './customer.js';

const full = {
  voornaam: 'Jan',
  achternaam: 'van der Berg',
  telefoon: '0612345678',
  bedrijfsnaam: 'Berg BV',
  kvkNummer: '12345678',
};

test('an account is complete without a phone number, an application is not', () => {
  const zonderTelefoon = { ...full, telefoon: ' ' };
  expect(volledigheid(zonderTelefoon)).toEqual({ percentage: 100, ontbreekt: [] });
  expect(volledigheid(zonderTelefoon, AANVRAAG_VELDEN)).toEqual({ percentage: 80, ontbreekt: ['telefoon'] });
});

test('the percentage is the share of filled fields, and missing fields are listed in the order of the pages', () => {
  expect(volledigheid({})).toEqual({
    percentage: 0,
    ontbreekt: ['voornaam', 'achternaam', 'kvkNummer', 'bedrijfsnaam'],
  });
  expect(volledigheid({ ...full, achternaam: ' \u3164' })).toEqual({
    percentage: 75,
    ontbreekt: ['achternaam'],
  });
});
