/** What remotes may use of styled-components. */
export { css, default, keyframes, styled } from 'styled-components';
