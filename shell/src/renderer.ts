import { startRenderer } from './rendering/start-renderer';
import { REMOTE_RENDERER } from './site-server/remote-renderer';

/** The program of a renderer: a process that renders the pages of one release. */
startRenderer(REMOTE_RENDERER);
