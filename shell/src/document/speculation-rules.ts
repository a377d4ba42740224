/**
 * Until a page is hydrated, a link loads a whole document: the browser may fetch it as soon as the link is pressed, before the press ends.
 * The browser half removes the rules once the router follows links. Not for the API, where a request may change something.
 *
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'conservative',
    },
  ],
});
