export type { Hydration, PageContext, RemoteRenderer } from './rendering/site';
export { startRenderer } from './rendering/start-renderer';
