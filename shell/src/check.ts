import path from 'node:path';
import { STANDAARD_IDENTITEIT } from '@site/contract';
import { checkRelease } from '@site/platform/host/check';
import { PLACES } from './server/places';
import { REMOTE_RENDERER } from './server/remote-renderer';

/** The program that `release publish` checks the pages of a remote with. */
checkRelease(process.argv.slice(2), {
  ...REMOTE_RENDERER,
  identity: STANDAARD_IDENTITEIT,
  places: PLACES,
  dist: path.resolve(__dirname, '..'),
});
