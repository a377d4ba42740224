import { ButtonLink } from '@site/kit';
import { useSiteNavigation } from '@site/platform/browser/navigation';
import type { LoadedPage } from '../document/loaded-page';
import { ErrorFrame } from './error-frame';

/** The page for an address of a preview that shows nothing. */
export interface LoadedPreviewRefusedPage extends LoadedPage {
  why: 'expired' | 'invalid' | 'removed';
  /** What is wrong with the releases, in development. */
  reasons: readonly string[];
  /** The same page as it is live. */
  back: string;
}

const TEXTS: Record<LoadedPreviewRefusedPage['why'], string> = {
  expired: 'Met deze link kon u een nieuwe versie van onze website vooraf bekijken. Dat kan nu niet meer.',
  invalid: 'Met deze link is iets misgegaan. Misschien is hij niet helemaal gekopieerd.',
  removed:
    'Met deze link kon u een nieuwe versie van onze website vooraf bekijken. Die versie is verwijderd of kan nu niet worden getoond.',
};

/** Says why a preview shows nothing, and leads to the page as it is live. */
export function PreviewRefusedPage() {
  const { why, reasons, back, head } = useSiteNavigation().shown.page as LoadedPreviewRefusedPage;
  return (
    <ErrorFrame title={head.title} sign="403" actions={<ButtonLink href={back}>Naar de website</ButtonLink>}>
      <p>{TEXTS[why]} Vraag een nieuwe link aan degene die u deze link gaf.</p>
      {reasons.map((reason) => (
        <p key={reason} lang="en">
          {reason}
        </p>
      ))}
    </ErrorFrame>
  );
}
