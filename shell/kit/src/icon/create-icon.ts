import type { IconNode, LucideIcon, LucideProps } from 'lucide-react';
import { createElement } from 'react';

/** An icon as lucide-react has it: its name and what it is drawn with, which older versions pass one after the other. */
type IconArguments = [icon: { node: IconNode }] | [name: string, node: IconNode];

/**
 * Makes the icons of lucide-react, in the place of its own function of this name, of which browsers would load, and the server run, much
 * more than icons of the site use. An icon without a label is hidden from assistive technology.
 */
export function createLucideIcon(...[icon, oldNode]: IconArguments): LucideIcon {
  const node = typeof icon === 'string' ? oldNode : icon.node;
  const shapes = node?.map(([tag, attributes]) => createElement(tag, attributes));
  const draw = ({ size = 24, strokeWidth = 2, ...attributes }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'aria-label' in attributes ? undefined : true,
        ...attributes,
      },
      shapes,
    );
  return draw as unknown as LucideIcon;
}
