import { STANDAARD_IDENTITEIT } from '@site/contract';
import { InvalidSetting } from './settings.js';
import { readSiteIdentity } from './site-identity.js';

test('without settings the site has the default identity', () => {
  expect(readSiteIdentity({})).toEqual(STANDAARD_IDENTITEIT);
  expect(readSiteIdentity({ SITE_NAME: ' ', SITE_RATING: '' })).toEqual(STANDAARD_IDENTITEIT);
});

test('a deployment sets its own identity', () => {
  const site = readSiteIdentity({
    SITE_NAME: 'Rijwiel',
    SITE_PRODUCT: 'rijwiel',
    SITE_PHONE: '+32 2 123 45 67',
    SITE_EMAIL: 'info@rijwiel.example',
    SITE_URL: 'https://www.rijwiel.example//',
    SITE_RATING: '4.2',
    SITE_RATING_COUNT: '0',
  });
  expect(site).toMatchObject({
    naam: 'Rijwiel',
    productWaarde: 'rijwiel',
    email: 'info@rijwiel.example',
    url: 'https://www.rijwiel.example',
    beoordeling: { cijfer: 4.2, aantal: 0 },
  });
});

test('the phone numbers for damage keep their format, and each has a default', () => {
  const { schadenummers } = readSiteIdentity({
    SITE_DAMAGE_PHONE: ' 088 111 22 33 ',
    SITE_ALARM_CENTRE_PHONE: '+31 (0)20 555 66 77',
    SITE_BREAKDOWN_PHONE: '',
  });
  expect(schadenummers).toEqual({
    schadeafdeling: '088 111 22 33',
    alarmcentrale: '+31 (0)20 555 66 77',
    pechhulp: STANDAARD_IDENTITEIT.schadenummers.pechhulp,
  });
  expect(Object.values(readSiteIdentity({}).schadenummers)).toEqual([
    '085 000 00 01',
    '085 000 00 02',
    '085 000 00 03',
  ]);
});

test('the company behind the site is read in the form in which it is shown', () => {
  const site = readSiteIdentity({
    SITE_LEGAL_NAME: 'Rijwiel B.V.',
    SITE_ADDRESS: 'Voorbeeldstraat 1, 1234 AB Utrecht',
    SITE_KVK: '1234 5678',
    SITE_BTW: 'nl 0000.00.000.b.00',
    SITE_AFM: '12000000',
    SITE_WHATSAPP: '06 12 34 56 78',
    SITE_LESSORS: 'A Lease en B Lease',
    SITE_REVIEWS_URL: 'https://reviews.example/rijwiel',
  });
  expect(site.bedrijf).toEqual({
    naam: 'Rijwiel B.V.',
    adres: 'Voorbeeldstraat 1, 1234 AB Utrecht',
    kvkNummer: '12345678',
    btwId: 'NL000000000B00',
    afmNummer: '12000000',
  });
  expect(site.whatsapp).toBe('06 12 34 56 78');
  expect(site.leasemaatschappijen).toBe('A Lease en B Lease');
  expect(site.beoordeling.url).toBe('https://reviews.example/rijwiel');
});

test('visitors look up their company where the KvK is set', () => {
  expect(readSiteIdentity({ KVK_URL: 'https://api.kvk.nl' }).zoektBijKvk).toBe(true);
});

test('each detail of the company is optional, and an empty one is not set', () => {
  const site = readSiteIdentity({
    SITE_LEGAL_NAME: ' ',
    SITE_KVK: '',
    SITE_WHATSAPP: '',
    SITE_REVIEWS_URL: '',
    OFFICE: '',
  });
  expect(site).toEqual(STANDAARD_IDENTITEIT);
  expect(readSiteIdentity({ SITE_KVK: '12345678' }).bedrijf).toEqual({ kvkNummer: '12345678' });
});

test.each([
  [{ SITE_EMAIL: 'info' }, /^SITE_EMAIL must be an e-mail address, not "info"\.$/],
  [{ SITE_URL: 'www.site.example' }, /^SITE_URL must be a http\(s\) address, not "www.site.example"\.$/],
  [{ SITE_FACEBOOK: 'zakenwiel' }, /^SITE_FACEBOOK /],
  [{ SITE_RATING: '6' }, /^SITE_RATING /],
  [{ SITE_RATING: 'goed' }, /^SITE_RATING /],
  [{ SITE_RATING_COUNT: '-1' }, /^SITE_RATING_COUNT /],
  [{ SITE_DAMAGE_PHONE: 'bel uw verzekeraar' }, /^SITE_DAMAGE_PHONE /],
  [{ SITE_ALARM_CENTRE_PHONE: '12' }, /^SITE_ALARM_CENTRE_PHONE /],
  [{ SITE_LEGAL_NAME: '-' }, /^SITE_LEGAL_NAME must be the name of the company/],
  [
    { SITE_ADDRESS: 'Utrecht' },
    /^SITE_ADDRESS must be a street, postcode and city such as .*, not "Utrecht"\.$/,
  ],
  [{ SITE_KVK: '1234567' }, /^SITE_KVK must be a number of 8 digits, not "1234567"\.$/],
  [{ SITE_BTW: 'NL123B01' }, /^SITE_BTW must be a Dutch btw-id/],
  [{ SITE_BTW: 'DE000000000B00' }, /^SITE_BTW /],
  [{ SITE_AFM: 'aangevraagd' }, /^SITE_AFM must be/],
  [{ SITE_WHATSAPP: '12 34 56 78' }, /^SITE_WHATSAPP must be a complete phone number/],
  [{ SITE_REVIEWS_URL: 'Google' }, /^SITE_REVIEWS_URL must be/],
  [{ SITE_BREAKDOWN_PHONE: '0888 1234 5678 9012' }, /^SITE_BREAKDOWN_PHONE /],
])('%j is rejected with a message that names the setting', (env, sentence) => {
  expect(() => readSiteIdentity(env)).toThrow(sentence);
  expect(() => readSiteIdentity(env)).toThrow(InvalidSetting);
});
