import { suite } from '../../support/suite';

export default await suite('portal', { remotes: ['mfe-portal'] });
