const HOST = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+';

/** Endings at which a name without `www.` or a path is an address. `ID.Buzz` and `n.v.t` are words, although some ending is like theirs. */
const COMMON_ENDING = '(?:nl|be|de|fr|eu|com|net|org)';

/** `https://…`, `www.…`, `marktplaats.nl` and `host.example/bus`, as one word. */
const WEB_ADDRESS = new RegExp(
  `^(?:https?://[^\\s/?#]\\S*|(?:www\\.${HOST}\\p{L}{2,}|${HOST}${COMMON_ENDING})(?::\\d+)?(?:[/?#]\\S*)?|${HOST}\\p{L}{2,}(?::\\d+)?/\\S*)$`,
  'iu',
);

/** Whether a text is an address: `autobedrijf.nl/bus` is one; `weet ik nog niet`, `ID.4`, `25.000` and a mail address are words. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.trim());
}

/** Adds `https://` to a link without http(s). This also makes other schemes, such as `javascript:`, harmless. */
export function asWebAddress(link: string): string {
  const trimmed = link.trim();
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
