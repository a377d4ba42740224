import { useEffect } from 'react';
import { useSite } from '../site/site';

/** Sets the title of the document, for what changes within one page. Without the site's name: it is appended. */
export function useDocumentTitle(title: string): void {
  const { naam } = useSite();
  useEffect(() => {
    document.title = `${title} | ${naam}`;
  }, [title, naam]);
}
