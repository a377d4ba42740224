/** A page's code did not arrive, or not in time. Trying again may help. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';

  constructor(
    readonly remote: string,
    readonly path: string,
    cause: unknown,
  ) {
    super(`The page ${path} of ${remote} could not be loaded.`, { cause });
  }
}
