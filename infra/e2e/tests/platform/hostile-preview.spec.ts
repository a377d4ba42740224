import { ALL_PREVIEWS, testHarmInPreview } from '../../support/hostile/preview';
import { siteTeams } from '../../support/hostile-site';

testHarmInPreview(siteTeams, ALL_PREVIEWS);
