/** How long a CDN may keep what is the same for everybody, in seconds: a release must be seen everywhere soon after it is live. */
const CDN_SECONDS = 5;

/** `Cache-Control` of what is the same for everybody and changes with a release. */
export const PUBLIC_CACHE = `public, max-age=0, s-maxage=${CDN_SECONDS}`;

/** `Cache-Control` of what is for one person or for one moment. */
export const NEVER_KEPT = 'private, no-store';
