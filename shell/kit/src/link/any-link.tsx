import type { AnchorHTMLAttributes } from 'react';
import { Link } from './link';

interface AnyLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  state?: unknown;
  replace?: boolean;
}

/** A link without a look, to the page `to` of the site or to any `href`. */
export function AnyLink({ to, state, replace, href = '', ...rest }: AnyLinkProps) {
  if (to !== undefined) return <Link to={to} state={state} replace={replace} {...rest} />;
  return <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined} {...rest} />;
}
