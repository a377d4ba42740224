/** A page of a release threw in a test render: a retry cannot help. */
export class PageRenderError extends Error {
  override name = 'PageRenderError';
}
