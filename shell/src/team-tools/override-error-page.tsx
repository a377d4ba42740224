import { Band, ButtonLink, PageHero, Stack } from '@site/kit';
import type { LoadedPage } from '../app/loaded-page';
import { useSiteNavigation } from '../routing/navigation-context';

/** The page for a requested release that cannot be shown. */
export interface LoadedOverrideErrorPage extends LoadedPage {
  /** One sentence per release. */
  reasons: readonly string[];
  /** The address with the live releases. */
  back: string;
}

/** Says why a release cannot be shown, with a link back to the live releases. In English, like everything for teams. */
export function OverrideErrorPage() {
  const { reasons, back } = useSiteNavigation().shown.page as LoadedOverrideErrorPage;
  return (
    <div lang="en">
      <PageHero title="This release cannot be shown" backHome={false} />
      <Band>
        <Stack gap={3}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>
            <ButtonLink href={back}>Back to the live releases</ButtonLink>
          </p>
        </Stack>
      </Band>
    </div>
  );
}
