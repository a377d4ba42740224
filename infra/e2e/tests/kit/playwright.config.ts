import { suite } from '../../support/suite';

export default await suite('kit', { remotes: ['kit-gallery'] });
