import { suite } from '../../support/suite';

export default await suite('platform', {});
