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

test('the phone numbers for damage keep their format, and each is optional', () => {
  const { schadenummers } = readSiteIdentity({
    SITE_DAMAGE_PHONE: ' 088 111 22 33 ',
    SITE_ALARM_CENTRE_PHONE: '+31 (0)20 555 66 77',
    SITE_BREAKDOWN_PHONE: '',
  });
  expect(schadenummers).toEqual({ schadeafdeling: '088 111 22 33', alarmcentrale: '+31 (0)20 555 66 77' });
  expect(readSiteIdentity({}).schadenummers).toEqual({});
});

test.each([
  [{ SITE_EMAIL: 'info' }, /^SITE_EMAIL /],
  [{ SITE_URL: 'www.site.example' }, /^SITE_URL /],
  [{ SITE_FACEBOOK: 'zakenwiel' }, /^SITE_FACEBOOK /],
  [{ SITE_RATING: '6' }, /^SITE_RATING /],
  [{ SITE_RATING: 'goed' }, /^SITE_RATING /],
  [{ SITE_RATING_COUNT: '-1' }, /^SITE_RATING_COUNT /],
  [{ SITE_DAMAGE_PHONE: 'bel uw verzekeraar' }, /^SITE_DAMAGE_PHONE /],
  [{ SITE_ALARM_CENTRE_PHONE: '12' }, /^SITE_ALARM_CENTRE_PHONE /],
  [{ SITE_BREAKDOWN_PHONE: '0888 1234 5678 9012' }, /^SITE_BREAKDOWN_PHONE /],
])('%j is rejected with a message that names the setting', (env, sentence) => {
  expect(() => readSiteIdentity(env)).toThrow(sentence);
  expect(() => readSiteIdentity(env)).toThrow(InvalidSetting);
});
