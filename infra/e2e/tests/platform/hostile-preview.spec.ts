import { LONG, testHarmInPreview } from '../../support/hostile/preview';
import { siteTeams } from '../../support/hostile-site';

testHarmInPreview({ others: siteTeams, ...LONG });
