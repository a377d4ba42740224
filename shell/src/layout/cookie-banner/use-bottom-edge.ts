import { type RefObject, useEffect } from 'react';

const EDGE = '--bottom-edge';

/**
 * Tells the page how much of the window's bottom an element takes while it is open, so that focus scrolls clear of it, the
 * page's end can be read, and what else floats there moves up.
 */
export function useBottomEdge(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const floating = element.current;
    if (!floating || !open) return;
    const { style } = document.documentElement;
    const measure = () => {
      const taken = window.innerHeight - floating.getBoundingClientRect().top;
      style.setProperty(EDGE, `${Math.ceil(taken)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(floating);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(EDGE);
    };
  }, [element, open]);
}
