import { LINK_GROUPS, SEARCH_CATEGORIES } from '@site/kit';
import type { Places } from '@site/platform/protocol';

/** The places where this site links to pages. */
export const PLACES: Places = { linkGroups: LINK_GROUPS, searchCategories: SEARCH_CATEGORIES };
