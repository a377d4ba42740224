import { suite } from '../../support/suite';

export default await suite('releases', { remotes: ['remote-probe'], workers: 3 });
