/** The groups of links to pages in menu and footer, in the order in which they are shown. */
export const LINK_GROUPS = [
  'Leasen',
  'Uitleg',
  'Uw situatie',
  'Voertuig',
  'Meer weten',
  'Service',
  'Juridisch',
] as const;
/** A group of links in menu or footer, by its title. */
export type LinkGroup = (typeof LINK_GROUPS)[number];

/** The categories of what the search finds. */
export const SEARCH_CATEGORIES = ['Leasing', 'Service', 'Klantenservice'] as const;
/** A category of what the search finds. */
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];
