/** The limits of one renderer, and of all renderers of a release. Times in ms. */
export interface RendererLimits {
  /** Starting the process and evaluating the release. */
  load: number;
  /** Rendering one page; also answering when nothing is rendered. */
  answer: number;
  /** How long a request may wait for a renderer. */
  wait: number;
  /** How many requests may wait. */
  queue: number;
  /** How many renderers a release has at most. It has one while there is little to do. */
  renderers: number;
  /** JavaScript objects of one renderer, in MiB. */
  heap: number;
  /** All memory that one renderer writes to, in MiB: with buffers, which are not part of the heap. */
  memory: number;
}
