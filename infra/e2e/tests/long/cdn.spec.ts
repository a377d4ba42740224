import { testCdn } from '../../support/cdn-site';

testCdn({
  remotes: ['mfe-marketing', 'mfe-forms', 'mfe-calculator'],
  pages: ['/', '/contact', '/lease-berekenen', '/faq', '/error/404'],
  way: { from: '/contact', link: /^Klacht indienen$/, to: '/klacht-indienen' },
  atStart: ['unavailable', 'half'],
  later: ['altered'],
  isShort: false,
});
