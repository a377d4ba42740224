/** A file that a page loads before it is hydrated. */
export interface PageFile {
  kind: 'script' | 'style' | 'font';
  path: string;
}

/** The value of an attribute of a tag, or an empty string. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** The files that a page with this HTML loads before it is hydrated, each once. */
export function filesOf(html: string): PageFile[] {
  const found = new Map<string, PageFile['kind']>();
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    // The inline script lists the scripts that it requests.
    const listed = `${attribute(tag, 'data-scripts')} ${attribute(tag, 'data-preload')}`.split(' ');
    for (const path of listed.filter(Boolean)) found.set(path, 'script');
    const rel = attribute(tag, 'rel');
    const address = attribute(tag, 'href') || attribute(tag, 'src');
    const as = attribute(tag, 'as');
    if (!address || address.startsWith('data:')) continue;
    if (tag.startsWith('<script') || rel === 'modulepreload') found.set(address, 'script');
    else if (rel === 'stylesheet') found.set(address, 'style');
    else if (rel === 'preload' && (as === 'script' || as === 'style' || as === 'font'))
      found.set(address, as);
  }
  return [...found].map(([path, kind]) => ({ path, kind }));
}
