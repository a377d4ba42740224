import { LONG, testHarmInPage } from '../../support/hostile/page';
import { siteTeams } from '../../support/hostile-site';

testHarmInPage({ others: siteTeams, ...LONG });
