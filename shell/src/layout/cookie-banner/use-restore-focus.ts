import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../page-change';

/**
 * Restores the focus when an element that contains it closes: to the element that had it before, or else to the main heading. Focus
 * elsewhere is not moved.
 */
export function useRestoreFocus(element: RefObject<HTMLElement | null>, open: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  const inside = useRef(false);

  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const note = ({ relatedTarget }: FocusEvent) => {
      inside.current = true;
      if (relatedTarget instanceof HTMLElement && !root.contains(relatedTarget))
        before.current = relatedTarget;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) inside.current = false;
    };
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', forget);
    };
  }, [element]);

  useLayoutEffect(() => {
    if (open || !inside.current) return;
    inside.current = false;
    before.current?.focus({ preventScroll: true });
    if (document.activeElement !== before.current) focusHeading();
  }, [open]);
}
