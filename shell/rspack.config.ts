import { shell } from '@site/build';

export default shell(import.meta.dirname);
