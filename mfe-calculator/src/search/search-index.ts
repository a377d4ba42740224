import type { SearchCategory, SitePage } from '@site/kit';

/** The type of a page; determines its icon. */
export type SearchEntryType = 'lease' | 'service' | 'contact' | 'help';

export interface SearchEntry {
  id: string;
  title: string;
  type: SearchEntryType;
  description: string;
  url: string;
  category: SearchCategory;
  /** Found too, and not shown. */
  words?: readonly string[];
  /** A part of a page: its category is that of the page, and not searched. */
  isPart?: boolean;
}

/** The types of pages that say in their own table that the search finds them. */
const TYPES: Record<SearchCategory, SearchEntryType> = {
  Leasing: 'lease',
  Service: 'service',
  Klantenservice: 'help',
};

/**
 * The entries, with the words that their pages add; after them the live pages that say that the search finds them, and then the parts of
 * all these pages.
 */
export function withSitePages(pages: readonly SitePage[]): readonly SearchEntry[] {
  const known = new Set(SEARCH_INDEX.map(({ url }) => url));
  const found = pages.flatMap(({ search, ...page }) => (search ? [{ ...page, search }] : []));
  const others = found
    .filter(({ path }) => !known.has(path))
    .map(
      ({ path, title, description, search: { category, words } }): SearchEntry => ({
        id: path,
        title,
        type: TYPES[category],
        description,
        url: path,
        category,
        words,
      }),
    );
  const parts = found.flatMap(({ path, search: { category, parts: questions = [] } }) =>
    questions.map(({ title, description, hash }): SearchEntry => {
      const url = `${path}#${hash}`;
      return { id: url, title, type: TYPES[category], description, url, category, isPart: true };
    }),
  );
  // A question that two pages answer is found once.
  const titles = parts.map(({ title }) => title);
  const once = parts.filter(({ title }, place) => titles.indexOf(title) === place);
  const entries = SEARCH_INDEX.map((entry): SearchEntry => {
    const words = found.find(({ path }) => path === entry.url)?.search.words;
    return words ? { ...entry, words } : entry;
  });
  return [...entries, ...others, ...once];
}

/** The entries that the search always has. Descriptions are searched too, so they contain the words that people use for the page. */
export const SEARCH_INDEX: readonly SearchEntry[] = [
  {
    id: 'financial-lease',
    title: 'Financial Lease',
    type: 'lease',
    description:
      'Wat financial lease is, wat het uw bedrijf oplevert, ook met de btw, en waarom u meteen economisch eigenaar bent.',
    url: '/financial-lease',
    category: 'Leasing',
  },
  {
    id: 'leasen-met-bkr',
    title: 'Leasen met BKR',
    type: 'lease',
    description: 'BKR lease: wat er kan met een BKR-registratie, en wat de codes A, H, RO en SR betekenen.',
    url: '/leasen-met-bkr',
    category: 'Leasing',
  },
  {
    id: 'lease-voordelen',
    title: 'Lease voordelen',
    type: 'lease',
    description: 'Zes voordelen van financial lease, vergeleken met operational lease en zelf kopen.',
    url: '/lease-voordelen',
    category: 'Leasing',
  },
  {
    id: 'leasen-zonder-jaarcijfers',
    title: 'Leasen zonder jaarcijfers',
    type: 'lease',
    description: 'Voor starters, zzp en eenmanszaak: zo vraagt u lease aan als u nog geen jaarcijfers hebt.',
    url: '/leasen-zonder-jaarcijfers',
    category: 'Leasing',
  },
  {
    id: 'lease-voorwaarden',
    title: 'Lease voorwaarden',
    type: 'lease',
    description: 'Waar uw bedrijf aan moet voldoen, welke documenten nodig zijn en welke looptijden er zijn.',
    url: '/lease-voorwaarden',
    category: 'Leasing',
  },
  {
    id: 'lease-berekenen',
    title: 'Lease berekenen',
    type: 'service',
    description: 'Bereken met prijs, aanbetaling, slottermijn en looptijd uw indicatieve maandbedrag.',
    url: '/lease-berekenen',
    category: 'Service',
  },
  {
    id: 'lease-aanvragen',
    title: 'Lease aanvragen',
    type: 'service',
    description: 'Vraag online in ongeveer 10 minuten een offerte aan voor uw auto, bestelwagen of machine.',
    url: '/lease-aanvragen',
    category: 'Service',
  },
  {
    id: 'verzekeringen',
    title: 'Verzekeringen',
    type: 'service',
    description: 'Binnenkort: WA- en allriskverzekering voor uw leasevoertuig via ons partnernetwerk.',
    url: '/binnenkort',
    category: 'Service',
  },
  {
    id: 'contact',
    title: 'Contact opnemen',
    type: 'contact',
    description: 'Telefoonnummer, e-mailadres en openingstijden. Bel, mail of stuur een bericht.',
    url: '/contact',
    category: 'Klantenservice',
  },
  {
    id: 'veelgestelde-vragen',
    title: 'Veelgestelde vragen',
    type: 'help',
    description: 'Antwoorden over aanvraag en goedkeuring, rente en kosten, voorwaarden en eerder aflossen.',
    url: '/faq',
    category: 'Klantenservice',
  },
];

/** The most used queries. Each has at least one result. */
export const POPULAR_TERMS = [
  'Financial Lease',
  'BKR Lease',
  'Lease berekenen',
  'Contact',
  'Lease aanvragen',
  'Veelgestelde vragen',
] as const;
