/** The two addresses of the site, as origins. */
export interface Origins {
  /** `https://www.example.nl` */
  site: string;
  /** `http://localhost:8090` */
  local: string;
}

/** Headers of HTTP/1, with lower-case names. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Cookies with these prefixes exist on https only (RFC 6265bis, 4.1.3). */
const SECURE_PREFIX = /^__(Host|Secure)-/;
const LOCAL_PREFIX = /^deployed-(Host|Secure)-/;

/** What the deployed site gets: requests of its own pages come from its own origin there. Those of other pages keep theirs. */
export function toSite(headers: Headers, { site, local }: Origins): Headers {
  const { cookie, origin, referer, ...rest } = headers;
  const cookies = `${cookie ?? ''}`
    .split(/; */)
    .filter(Boolean)
    .map((pair) => pair.replace(LOCAL_PREFIX, '__$1-'));
  return {
    ...rest,
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    ...(origin && { origin: origin === local ? site : origin }),
    ...(typeof referer === 'string' && {
      referer: referer.startsWith(`${local}/`) ? site + referer.slice(local.length) : referer,
    }),
    // Of these a page is decompressed, to be rewritten.
    'accept-encoding': `${headers['accept-encoding'] ?? ''}`
      .split(/, */)
      .filter((encoding) => /^(?:gzip|br)\b/.test(encoding))
      .join(', '),
  };
}

/** What the browser gets: everything that binds the answer to https or to the host of the site is left out. */
export function toBrowser(headers: Headers, { site, local }: Origins): Headers {
  const { 'strict-transport-security': _https, ...rest } = headers;
  const { location, 'set-cookie': cookies, 'content-security-policy': policy } = headers;
  return {
    ...rest,
    ...(typeof location === 'string' && {
      location: location.startsWith(`${site}/`) ? local + location.slice(site.length) : location,
    }),
    ...(cookies && { 'set-cookie': [cookies].flat().map(localCookie) }),
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/;? *upgrade-insecure-requests\b/, '').replace(/^; */, ''),
    }),
  };
}

/** A `Set-Cookie` header for http and another host. */
function localCookie(cookie: string): string {
  return cookie
    .replace(SECURE_PREFIX, 'deployed-$1-')
    .replace(/; *(?:secure|partitioned|domain=[^;]*)(?=;|$)/gi, '')
    .replace(/; *samesite=none(?=;|$)/i, '; SameSite=Lax');
}
