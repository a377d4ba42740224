import { suite } from '../../support/suite';

// It runs alone, and a third of its time it waits.
export default await suite('platform', { workers: 3 });
