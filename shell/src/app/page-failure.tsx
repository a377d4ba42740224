import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { PageNotLoaded } from '../composition/page-not-loaded';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';

/** What stands in place of a page that could not be loaded, or that threw while rendering. The rest of the site stays. */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return error instanceof PageNotLoaded ? (
    <RemoteUnavailablePage onRetry={() => void revalidate()} />
  ) : (
    <PageCrashedPage />
  );
}
