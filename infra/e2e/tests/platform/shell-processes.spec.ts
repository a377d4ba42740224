import { ALL_MOMENTS, testShellProcesses } from '../../support/hostile/shell-processes';
import { siteTeams } from '../../support/hostile-site';

testShellProcesses({ others: siteTeams, moments: ALL_MOMENTS, withTwoShells: true });
