import { ButtonLink } from '@site/kit';
import { useLocation } from 'react-router-dom';

/** How a page that failed in the browser is retried. */
export interface RetryProps {
  onRetry?: () => void;
  /** The retry is in progress. */
  isTrying?: boolean;
}

/** Loads the current page again, as a link to it, so that it works without JavaScript too. */
export function Reload({
  variant = 'primary',
  children,
}: {
  variant?: 'primary' | 'ghost';
  children: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink href={pathname + search} variant={variant}>
      {children}
    </ButtonLink>
  );
}
