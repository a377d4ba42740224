import type { Composition } from '../../protocol/composition';
import type { RenderRequest, RenderSettings } from './render';

/**
 * The numbers of the pipes for messages, in a renderer: after those of input, output and errors. There is one for each direction, because
 * sending to a renderer that has ended breaks a pipe, and what it sent last must still be read.
 */
export const ANSWERS_FD = 3;
export const REQUESTS_FD = 4;

/** What a renderer needs to load a release: plain data. */
export interface ReleaseToLoad {
  remote: string;
  /** The source of each file of its Node build, by its path in the release. */
  sources: Readonly<Record<string, string>>;
  settings: RenderSettings;
}

export type ToRenderer =
  | { type: 'load'; release: ReleaseToLoad }
  | { type: 'check' }
  /** The composition only when it is another one than that of the request before. */
  | { type: 'render'; request: Omit<RenderRequest, 'composition'>; composition?: Composition | undefined }
  | { type: 'ping' };
