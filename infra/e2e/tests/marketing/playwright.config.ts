import { suite } from '../../support/suite';

export default await suite('marketing', { remotes: ['mfe-marketing'] });
