import Bowser from 'bowser';

/** In characters. A longer name is no browser that anybody recognises. */
const LONGEST_NAME = 40;

/**
 * The browser and its system in words, such as "Chrome op Android", from the header `User-Agent`. Says what the browser claims to be: it
 * helps a customer to recognise a session, and proves nothing.
 */
export function describeBrowser(userAgent: string | undefined): string {
  if (!userAgent) return 'Onbekende browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name || browser.name.length > LONGEST_NAME) return 'Onbekende browser';
  const name = browser.name.replace(/ for Android$/, '');
  return os.name && os.name.length <= LONGEST_NAME ? `${name} op ${os.name}` : name;
}
