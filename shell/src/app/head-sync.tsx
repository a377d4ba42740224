import { useSite } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useSiteNavigation } from '../routing/navigation-context';
import { headElements, headKey, PAGE_HEAD_ATTRIBUTE } from './head';

/**
 * Replaces the page's elements in the document's head after a navigation to another page, or to another declared query that
 * changes the head. The first address keeps what the server wrote. A title that a page sets itself stays until then.
 */
export function HeadSync() {
  const site = useSite();
  const { page, path, location } = useSiteNavigation().shown;
  const { search } = location;
  const shown = useRef<string>(null);
  useEffect(() => {
    if (!page) {
      // A page that failed to load sets a title of its own; the next page replaces it.
      shown.current = '';
      return;
    }
    const query = new URLSearchParams(search);
    const key = headKey(page, path, query);
    const before = shown.current;
    shown.current = key;
    if (before === null || before === key) return;
    for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}]`)) old.remove();
    for (const { tag, attributes, text } of headElements(page, site, path, query)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute(PAGE_HEAD_ATTRIBUTE, '');
      if (text !== undefined) element.textContent = text;
      document.head.append(element);
    }
  }, [page, path, search, site]);
  return null;
}
