import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { color, duration } from '../theme/theme';
import { AnyLink } from './any-link';
import type { LinkTarget } from './link-target';

const Root = styled(AnyLink)`
  color: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-decoration-color: ${color.plateDeep};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.22em;
  transition: text-decoration-thickness ${duration.step};
  &:hover {
    text-decoration-thickness: 4px;
  }
  /* A phone number stays on one line where it fits. */
  &[href^='tel:'] {
    display: inline-block;
  }
`;

/** A link target: `to` on the site, `href` elsewhere. */
type TextLinkProps = {
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The `href` is a file to save: the page stays, also when there is no such file. */
  download?: boolean;
} & LinkTarget;

/** A link in running text: `to` for a page of the site, `href` for phone, mail and other sites. */
export function TextLink(props: TextLinkProps) {
  return <Root {...props} />;
}
