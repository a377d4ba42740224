import { STANDAARD_IDENTITEIT } from '@site/contract';
import { renderWithKit } from '@site/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { Footer } from './footer';

/** The lines about the company, next to its trade name. */
async function companyLines(bedrijf: typeof STANDAARD_IDENTITEIT.bedrijf) {
  renderWithKit(<Footer />, { site: { ...STANDAARD_IDENTITEIT, bedrijf } });
  await act(async () => {});
  const around = screen.getByText('© Zakenwiel').parentElement as HTMLElement;
  return within(around)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('the footer states the company behind the site', async () => {
  const bedrijf = {
    naam: 'Zakenwiel Lease B.V.',
    adres: 'Voorbeeldstraat 1, 1234 AB Utrecht',
    kvkNummer: '12345678',
    btwId: 'NL000000000B00',
  };
  expect(await companyLines(bedrijf)).toEqual([
    'Zakenwiel Lease B.V.',
    'Voorbeeldstraat 1, 1234 AB Utrecht',
    'KvK-nummer 12345678',
    'btw-id NL000000000B00',
  ]);
});

test('the footer states only what is configured', async () => {
  expect(await companyLines({ afmNummer: '12000000' })).toEqual(['AFM-nummer 12000000']);
});

test('without details of the company the footer has no empty list', async () => {
  expect(await companyLines({})).toEqual([]);
  expect(screen.getByText('© Zakenwiel').nextElementSibling).toBeNull();
});
