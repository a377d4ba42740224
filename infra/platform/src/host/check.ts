export { checkRelease } from './page-check/check-release';
