import { CHANGES_PATH } from '@site/platform/protocol/page';

/** Reloads the page as soon as something else is live than when it was rendered. */
export function reloadOnChange(rendered: string): void {
  new EventSource(CHANGES_PATH).addEventListener('message', ({ data }) => {
    if (data !== rendered) location.reload();
  });
}
