import { Band, ButtonLink, PageHero, Stack } from '@site/kit';
import { useLoaderData } from 'react-router-dom';
import type { LoadedPage } from '../app/loaded-page';

/** The page of a team that asked for a release that cannot be shown. */
export interface RefusedOverridePage extends LoadedPage {
  /** A sentence for each release. */
  reasons: readonly string[];
  /** The address with the live releases. */
  back: string;
}

/** Why a release cannot be shown, and the way back. In English, as all that teams read. */
export function RefusedOverride() {
  const { reasons, back } = useLoaderData<RefusedOverridePage>();
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
