import Bowser from 'bowser';

/**
 * The browser and its system in words, such as "Chrome op Android", from the header `User-Agent`. Says what the browser claims to be: it
 * helps a customer to recognise a session, and proves nothing.
 */
export function describeBrowser(userAgent: string | undefined): string {
  if (!userAgent) return 'Onbekende browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'Onbekende browser';
  const name = browser.name.replace(/ for Android$/, '');
  return os.name ? `${name} op ${os.name}` : name;
}
