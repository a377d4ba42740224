export type { ApiRules } from './server/api-proxy';
export { cdnCacheControl } from './server/caching';
export { createHost, type LiveSite } from './server/create-host';
export type { OwnPages, PreviewRefusal } from './server/render-own-page';
export { readHostSettings } from './server/settings';
