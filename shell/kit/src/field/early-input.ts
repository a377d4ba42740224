import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands on what stands in a field before React takes the page over: on a slow phone people type before the code is there,
 * and browsers fill in forms again after a reload. Without this it would vanish, or stand there unknown to the page.
 *
 * @param shown what the field would show by itself.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  shown: string,
  take: (text: string) => void,
): void {
  const look = useEffectEvent(() => {
    const text = field.current?.value;
    if (text !== undefined && text !== shown) take(text);
  });
  useLayoutEffect(() => look(), []);
}
