import { shell } from '@site/platform/build';

export default shell(import.meta.dirname);
