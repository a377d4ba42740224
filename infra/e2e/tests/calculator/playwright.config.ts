import { suite } from '../../support/suite';

export default await suite('calculator', { remotes: ['mfe-calculator'] });
