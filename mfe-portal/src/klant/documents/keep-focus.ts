import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to `fallback` when an element in `container` had it and was removed, so that a keyboard does not start again at the top
 * of the page.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = container.current?.contains(target as Node) ? (target as Element) : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [container]);
  // After every render: any of them may have removed it.
  useLayoutEffect(() => {
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    last.current = null;
    fallback.current?.focus();
  });
}
