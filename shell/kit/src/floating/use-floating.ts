import { type RefObject, useLayoutEffect } from 'react';
import { css } from 'styled-components';
import { duration } from '../theme/theme';
import { type FloatingOptions, startFloating } from './floating';

/** Hides a floating element with `behaviour: 'hides'` from the eye and the pointer. The keyboard still reaches it, which shows it. */
export const fadeWhileAway = css`
  transition: opacity ${duration.step};
  &[data-away] {
    opacity: 0;
    pointer-events: none;
  }
`;

/**
 * Registers an element that floats over the page, from a banner to a sticky bar, so that no such element covers a control that has
 * the focus or is pressed, or the primary action.
 *
 * @param options the same object at each render; null while the element is not shown.
 */
export function useFloating(element: RefObject<HTMLElement | null>, options: FloatingOptions | null): void {
  useLayoutEffect(() => {
    if (options && element.current) return startFloating(element.current, options);
  }, [element, options]);
}
