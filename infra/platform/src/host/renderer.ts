export type { RemoteRenderer } from './rendering/site';
export { startRenderer } from './rendering/start-renderer';
