import type { SiteIdentity } from '@site/contract';
import { createContext, type ReactNode, useContext } from 'react';

const SiteContext = createContext<SiteIdentity | null>(null);

/** Provides the identity of the site, from the server's configuration. The shell renders it once. */
export function SiteProvider({ site, children }: { site: SiteIdentity; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * The identity of the site: name, phone, mail, links.
 *
 * @throws outside a SiteProvider.
 */
export function useSite(): SiteIdentity {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
