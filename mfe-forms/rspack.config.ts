import { remote } from '@site/platform/build';

export default remote(import.meta.dirname);
