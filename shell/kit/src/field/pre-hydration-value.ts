import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports the value that a field has at hydration, when it differs from what React renders: on a slow phone people type before the
 * scripts have run, and browsers restore forms after a reload. Without this the value would be lost, or differ from the page's state.
 *
 * @param rendered the value that React renders.
 * @param onValue called at most once, after hydration.
 */
export function usePreHydrationValue(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  rendered: string,
  onValue: (text: string) => void,
): void {
  const report = useEffectEvent(() => {
    const text = field.current?.value;
    if (text !== undefined && text !== rendered) onValue(text);
  });
  useLayoutEffect(() => report(), []);
}
