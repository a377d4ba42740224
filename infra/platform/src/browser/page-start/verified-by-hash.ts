/**
 * What an element that requests a script needs besides its address: one from a CDN is only used when it has the hash that follows its
 * address, after a `#`. The same for each element that requests it, so that browsers fetch it once.
 */
export function verifiedByHash(script: string): {
  address: string;
  verified?: { integrity: string; crossOrigin: string } | undefined;
} {
  // Small when transpiled, as everything in the inline script.
  const parts = script.split('#');
  const integrity = parts[1];
  return {
    address: parts[0] ?? '',
    verified: integrity ? { integrity, crossOrigin: 'anonymous' } : undefined,
  };
}
