import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the site, also a relative one. */
  to: string;
  /** The router state of the target page. */
  state?: unknown;
  /** Replaces the current history entry. By default only when the address is the same. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the site without a look of its own; TextLink, ButtonLink and BackLink have one. It navigates with the router, except
 * for a press that the browser opens elsewhere.
 */
export function Link({ to, state, replace, preventScrollReset, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { state, replace, preventScrollReset, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
