export type { FailureProps } from './failures/page-failure';
export type { OwnRoutes } from './loading/routes';
export { optional } from './optional';
export type { PreviewBarProps } from './preview';
export { type BrowserSite, startBrowser } from './start';
