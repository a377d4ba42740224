import { testHarmInPage } from '../../support/hostile/page';
import { oneNeighbour } from '../../support/hostile-site';

testHarmInPage({ others: oneNeighbour, fatal: ['slow'], tooLarge: [] });
