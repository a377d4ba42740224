import { REMOTES } from '@site/release';
import { suite } from '../../support/suite';

export default await suite('site', { remotes: REMOTES, backend: true, workers: 3 });
