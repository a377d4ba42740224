import { LONG, testHarmLater } from '../../support/hostile/later';
import { siteTeams } from '../../support/hostile-site';

testHarmLater({ others: siteTeams, ...LONG });
