import { ALL_AT_START, testHarmAtStart } from '../../support/hostile/at-start';
import { siteTeams } from '../../support/hostile-site';

testHarmAtStart({ others: siteTeams, ...ALL_AT_START });
