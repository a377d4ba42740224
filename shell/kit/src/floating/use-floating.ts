import { type RefObject, useLayoutEffect } from 'react';
import { css } from 'styled-components';
import { duration } from '../theme/theme';
import { type FloatingOptions, startFloating } from './floating';

/** The look of what gives way: out of sight and out of the pointer's way. The keyboard reaches it, and then it is seen. */
export const givesWay = css`
  transition: opacity ${duration.step};
  &[data-away] {
    opacity: 0;
    pointer-events: none;
  }
`;

/**
 * Says that an element floats over the page. Whatever does, from a banner to a bar that sticks, says so here: one place sees to it that
 * none of them covers a control that has the focus, is pressed or is the way on.
 *
 * @param options the same object at each rendering; null while the element is not there.
 */
export function useFloating(element: RefObject<HTMLElement | null>, options: FloatingOptions | null): void {
  useLayoutEffect(() => {
    if (options && element.current) return startFloating(element.current, options);
  }, [element, options]);
}
