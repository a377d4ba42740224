import { REMOTES } from '@site/platform/protocol';
import { suite } from '../../support/suite';

export default await suite('site', { remotes: REMOTES, backend: true, workers: 3 });
