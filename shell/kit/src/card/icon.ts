import { type ComponentType, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An icon of lucide-react, as a component (`Phone`) or as an element (`<Phone />`). */
export type IconLike = ReactElement | ComponentType<{ size?: number | string }>;

/** The icon as an element, hidden from assistive technology. */
export function iconElement(icon: IconLike, size = 24): ReactNode {
  return isValidElement(icon) ? icon : createElement(icon, { size });
}
