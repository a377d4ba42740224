/** Adds `https://` to a link without http(s). This also makes other schemes, such as `javascript:`, harmless. */
export function asWebAddress(link: string): string {
  const trimmed = link.trim();
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
