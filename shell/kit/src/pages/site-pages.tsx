import { createContext, type ReactNode, useContext } from 'react';
import type { SearchPart } from './pages';
import type { SearchCategory } from './places';

/** A page of the site that is live, as other pages show it. */
export interface SitePage {
  path: string;
  /** The text of links to it. */
  title: string;
  description: string;
  /** How the search finds it. */
  search?: { category: SearchCategory; words?: readonly string[]; parts?: readonly SearchPart[] };
}

const SitePagesContext = createContext<readonly SitePage[]>([]);

/** Provides the other pages that a page shows. The shell renders it around every page. */
export function SitePagesProvider({ pages, children }: { pages: readonly SitePage[]; children: ReactNode }) {
  return <SitePagesContext value={pages}>{children}</SitePagesContext>;
}

/** The live pages of all remotes that this page shows: those to read on, and those that the search finds for a page that `showsSitePages`. */
export function useSitePages(): readonly SitePage[] {
  return useContext(SitePagesContext);
}
