import type { OwnPages, PreviewRefusal } from '@site/platform/host';
import { errorPages } from '../error-pages/pages';
import { type LoadedPreviewRefusedPage, PreviewRefusedPage } from '../error-pages/preview-refused-page';
import { busy, crashed, errorStatusPage, notFound } from '../routes/error-pages';
import { REDIRECTS, unavailable } from '../routes/routes';

const PREVIEW_TITLES: Record<PreviewRefusal['why'], string> = {
  expired: 'Deze voorbeeldlink is verlopen',
  invalid: 'Deze voorbeeldlink klopt niet',
  removed: 'Dit voorbeeld is er niet meer',
};

function previewRefused(refusal: PreviewRefusal): LoadedPreviewRefusedPage {
  return {
    Component: PreviewRefusedPage,
    head: {
      title: PREVIEW_TITLES[refusal.why],
      description: 'Vraag een nieuwe link aan degene die u deze link gaf, of bekijk de website.',
      keywords: [],
      index: false,
    },
    status: 403,
    personal: true,
    ...refusal,
  };
}

/** The pages of the shell itself. */
export const OWN_PAGES: OwnPages = {
  notFound,
  unavailable,
  busy,
  crashed,
  errorPages: new Map(errorPages.map(({ path }) => [path, errorStatusPage(path)])),
  invalidRequest: '/error/400',
  previewRefused,
  redirects: REDIRECTS,
};
