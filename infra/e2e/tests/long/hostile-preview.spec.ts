import { LONG, testHarmInPreview } from '../../support/hostile/preview';
import { oneNeighbour } from '../../support/hostile-site';

testHarmInPreview({ others: oneNeighbour, ...LONG });
