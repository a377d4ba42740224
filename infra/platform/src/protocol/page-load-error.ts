/** A page's code did not arrive, or not in time. A retry may help. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(
    readonly remote: string,
    readonly path: string,
    cause: unknown,
  ) {
    super(`The page ${path} of ${remote} could not be loaded.`, { cause });
  }
}
