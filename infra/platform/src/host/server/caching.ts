/** How long a CDN may cache a public answer, in seconds: a release must be visible everywhere soon after it is live. */
export const CDN_MAX_AGE_S = 5;

/** `Cache-Control` of a public answer: a browser revalidates each time, a CDN after `seconds`. */
export function cdnCacheControl(seconds = CDN_MAX_AGE_S): string {
  return `public, max-age=0, s-maxage=${seconds}`;
}

/** `Cache-Control` of an answer for one person, or that is only valid now. */
export const NO_STORE = 'private, no-store';
