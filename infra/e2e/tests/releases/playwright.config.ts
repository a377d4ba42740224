import { suite } from '../../support/suite';

export default await suite('releases', {
  remotes: ['remote-probe'],
  // A page of the probe loads this one.
  env: { SCRIPT_SOURCES: 'https://scripts.example' },
  workers: 3,
});
