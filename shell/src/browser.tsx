// First: before any component is defined.
import './document/adopt-server-styles';
import { optional, startBrowser } from '@site/platform/browser';
import type { Boot } from './document/boot';
import { loadPageFrom } from './document/loaded-page';
import { FailurePage } from './error-pages/failure-page';
import { protectContent } from './layout/content-protection';
import { Providers } from './layout/providers';
import { Site } from './layout/site';
import { ownRoutes } from './routes/routes';
import { sharedModules } from './shared-modules/shared-modules';

void startBrowser<Boot>({
  libraries: sharedModules(),
  loadPage: loadPageFrom,
  own: ownRoutes,
  render: ({ site, composition, announcement }) => (
    <Providers site={site} links={composition.links} announcement={announcement}>
      <Site />
    </Providers>
  ),
  Failure: FailurePage,
  loadPreviewBar: async () => (await import('./layout/preview-bar')).PreviewBar,
  onStart: async (boot) => {
    if (boot.development) {
      const development = await optional(import('./development/start'));
      development?.startDevelopment(boot);
    }
    if (boot.contentProtection) protectContent();
    if (!CSS.supports('selector(::details-content)')) {
      void optional(import('./layout/print-answers')).then((answers) => answers?.openAnswersForPrint());
    }
  },
});
