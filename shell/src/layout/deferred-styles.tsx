import { Aside, CornerButton, TextButton } from './chat/chat';
import { CookieChoice } from './cookie-banner/cookie-choice';

/**
 * What every page shows a moment after it is hydrated. The server renders it for its styles alone: styles that are added later, with media
 * queries as here, make the browser compute the style of the whole page again.
 */
export function DeferredStyles() {
  return (
    <>
      <CookieChoice open onClose={() => {}} />
      <Aside>
        <CornerButton />
      </Aside>
      <TextButton />
    </>
  );
}
