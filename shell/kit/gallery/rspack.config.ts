import { remote } from '@site/build';

export default remote(import.meta.dirname, { bundles: ['../src'] });
