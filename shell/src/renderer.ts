import { startRenderer } from '@site/platform/host/renderer';
import { REMOTE_RENDERER } from './server/remote-renderer';

/** The program of a renderer: a process that renders the pages of one release. */
startRenderer(REMOTE_RENDERER);
