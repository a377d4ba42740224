import { useSite } from '@site/kit';
import { useSiteNavigation } from '@site/platform/browser/navigation';
import { useEffect, useRef } from 'react';
import { headElements, headKey, PAGE_HEAD_ATTRIBUTE } from '../document/head';
import type { LoadedPage } from '../document/loaded-page';

/**
 * Replaces the page's elements in the document's head after a navigation to another page, or to another declared query that
 * changes the head. The first address keeps what the server wrote, if anything. A title that a page sets itself stays until then.
 */
export function HeadSync() {
  const site = useSite();
  const { page, path, location } = useSiteNavigation<LoadedPage>().shown;
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
    const written = document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}]`);
    if (before === key || (before === null && written.length > 0)) return;
    for (const old of written) old.remove();
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
