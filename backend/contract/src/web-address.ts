/** What may be an address: one word with a dot or colon in it, as `autobedrijf.nl/bus`. */
const WEB_ADDRESS = /^\S*[.:]\S*[^\s.]$/;

/** Whether a text was meant as an address: `autobedrijf.nl/bus` is one, `weet ik nog niet` and `n.v.t.` are words. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.trim());
}

/** Adds `https://` to a link without http(s). This also makes other schemes, such as `javascript:`, harmless. */
export function asWebAddress(link: string): string {
  const trimmed = link.trim();
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
