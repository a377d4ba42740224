import { useEffect } from 'react';
import { useSite } from '../site/site';

/** Sets the document title, for changes within one page. Appends the site's name. */
export function useDocumentTitle(title: string): void {
  const { naam } = useSite();
  useEffect(() => {
    document.title = `${title} | ${naam}`;
  }, [title, naam]);
}
