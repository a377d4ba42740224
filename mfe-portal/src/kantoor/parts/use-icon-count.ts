import { palette } from '@site/kit';
import { useEffect } from 'react';

const MOST = 99;

/** Shows in the icon of the tab how much is waiting, in place of the mark of the site; 0 is no number. */
export function useIconCount(count: number): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    const mark = icon?.getAttribute('href');
    if (!icon || !mark || count === 0) return undefined;
    icon.setAttribute('href', iconOf(count > MOST ? `${MOST}+` : String(count)));
    return () => icon.setAttribute('href', mark);
  }, [count]);
}

function iconOf(text: string): string {
  const size = [0, 26, 24, 17][text.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${palette.plate}"/><text x="16" y="17" fill="${palette.ink}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
