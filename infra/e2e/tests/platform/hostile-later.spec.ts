import { ALL_LATER, testHarmLater } from '../../support/hostile/later';
import { siteTeams } from '../../support/hostile-site';

testHarmLater({ others: siteTeams, ...ALL_LATER, late: true });
