/** How long a CDN may keep what is the same for everybody, in seconds: a release must be seen everywhere soon after it is live. */
export const CDN_SECONDS = 5;

/** `Cache-Control` of what is the same for everybody: a browser asks each time whether it changed, a CDN after so many seconds. */
export function keptByCdn(seconds = CDN_SECONDS): string {
  return `public, max-age=0, s-maxage=${seconds}`;
}

/** `Cache-Control` of what is for one person or for one moment. */
export const NEVER_KEPT = 'private, no-store';
