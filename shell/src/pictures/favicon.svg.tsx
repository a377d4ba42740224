import { Mark } from '@site/kit/pictures';

/** The icon in a browser's tab. */
export default (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42">
    <Mark />
  </svg>
);
