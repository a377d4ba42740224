import {
  bucketCookie,
  bucketIn,
  type Composition,
  canariesFor,
  newBucket,
  type RemoteInComposition,
} from '@site/platform/protocol/page';

/**
 * The composition of this tab: with the canaries that this visitor gets. His bucket is in a cookie, so that the server and other tabs
 * choose alike. Menu and footer keep the links of the HTML: the server has rendered them.
 */
export function chooseCanaries(composition: Composition): Composition {
  const { canaries, ...rest } = composition;
  if (!canaries) return composition;
  const isSecure = location.protocol === 'https:';
  const bucket = bucketIn(document.cookie, isSecure) ?? newBucket();
  // biome-ignore lint/suspicious/noDocumentCookie: the first page is chosen at once, and not all browsers have cookieStore.
  document.cookie = bucketCookie(bucket, isSecure);
  const names = canariesFor(bucket, canaries);
  const chosen: Record<string, RemoteInComposition> = Object.fromEntries(
    Object.entries(canaries).filter(([name]) => names.includes(name)),
  );
  return { ...rest, remotes: { ...composition.remotes, ...chosen } };
}
