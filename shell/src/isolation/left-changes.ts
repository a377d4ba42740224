import { createPath } from 'react-router-dom';
import { reportFailure } from '../failure-reporting/report-failure';
import { loadFromServer, type Navigation, type ShownPage } from '../routing/navigation';
import type { SharedByPages } from './shared-by-pages';

/** Whether the page that is left has replaced a function, with which the next one might not render. Reports that. */
export function replacedFunction(shared: SharedByPages): (left: ShownPage) => boolean {
  return (left) => {
    const changed = shared.changedFunction();
    if (changed) report(changed, shared, left);
    return Boolean(changed);
  };
}

/** Loads the page that is shown from the server when the one before it has left changes, and reports them. */
export function loadAfterChanges(
  shared: SharedByPages,
  navigation: Pick<Navigation, 'state'>,
): (left: ShownPage) => void {
  return (left) => {
    const differences = shared.differences();
    if (differences.length === 0) return;
    for (const difference of differences) report(difference, shared, left);
    loadFromServer(createPath(navigation.state.shown.location));
  };
}

function report(difference: string, shared: SharedByPages, { owner, location }: ShownPage): void {
  const page = shared.madeBy(difference) ?? (owner && { ...owner, path: location.pathname });
  if (!page) return;
  console.error(`${page.remote} ${page.version} changed ${difference}`);
  reportFailure({ kind: 'page-left-changes', ...page });
}
