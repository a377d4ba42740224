import { ALL_IN_PAGE, testHarmInPage } from '../../support/hostile/page';
import { siteTeams } from '../../support/hostile-site';

testHarmInPage({ others: siteTeams, ...ALL_IN_PAGE });
