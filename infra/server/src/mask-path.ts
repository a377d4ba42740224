/**
 * The path of a URL that no route matches, for the log: words of a path as this site has them stay, and all else is hidden, which can be an
 * address or a code in any notation. Never the query.
 */
export function maskPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.slice(0, 200).split('/');
  return parts.map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : '•••')).join('/');
}
