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
  /** The name of the remote. */
  remote: string;
  /** The source of each file of its Node build, by its path in the release. */
  sources: Readonly<Record<string, string>>;
  settings: RenderSettings;
}

/** What the server sends to a renderer. */
export type ToRenderer =
  | { type: 'load'; release: ReleaseToLoad }
  | { type: 'check' }
  /** The composition only when it is another one than that of the request before. */
  | { type: 'render'; request: Omit<RenderRequest, 'composition'>; composition?: Composition | undefined }
  | { type: 'ping' };

/** What a renderer answers. It works on one message at a time, in order. */
export type FromRenderer =
  | { type: 'loaded' }
  /** The page that it renders now, as part of a check. */
  | { type: 'checking'; address: string }
  /** Every page renders. The addresses that search engines may list: path and query. */
  | { type: 'checked'; indexed: readonly string[] }
  /** The body of the message is the HTML, in UTF-8. */
  | { type: 'rendered'; status: number; times?: RenderTimes | undefined }
  /** Loading, checking or rendering threw. */
  | { type: 'threw'; error: ThrownError }
  | { type: 'pong' }
  /** Something failed outside any message: the renderer ends. */
  | { type: 'failed'; failure: FailureFacts };

/** When a page was rendered, in ms since the epoch. */
export interface RenderTimes {
  start: number;
  end: number;
}

/** What was thrown, as plain data. */
export interface ThrownError {
  message: string;
  stack?: string | undefined;
}

/** The ways in which a renderer fails, as counted in the metrics. */
export type RendererFailureKind =
  | 'unhandled-rejection'
  | 'uncaught-error'
  | 'changed-global'
  | 'out-of-memory'
  | 'exit'
  | 'no-answer';

/** Why a renderer ended, as plain data. */
export interface FailureFacts {
  kind: RendererFailureKind;
  /** A sentence about the release, without its name: "It ended the process." */
  reason: string;
  /** Of what was thrown. */
  stack?: string | undefined;
}
