import { suite } from '../../support/suite';

// In development the site may frame its own pages.
export default await suite('kit', { remotes: ['kit-gallery'], env: { DEV: 'true' } });
