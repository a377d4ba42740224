import { suite } from '../../support/suite';

export default await suite('forms', { remotes: ['mfe-forms'] });
