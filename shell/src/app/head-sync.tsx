import { useSite } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { HEAD_MARK, headElements } from './head';
import type { LoadedPage } from './loaded-page';

/** Replaces the page's elements in the document's head after a navigation. The first page has what the server wrote. */
export function HeadSync() {
  const site = useSite();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as LoadedPage | undefined;
  const shown = useRef(pathname);
  useEffect(() => {
    if (!page || shown.current === pathname) return;
    shown.current = pathname;
    for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
    for (const { tag, attributes, text } of headElements(page.head, site, pathname, page.isPublic)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute(HEAD_MARK, '');
      if (text !== undefined) element.textContent = text;
      document.head.append(element);
    }
  }, [page, pathname, site]);
  return null;
}
