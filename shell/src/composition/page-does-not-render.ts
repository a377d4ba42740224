/** A page of a release threw when it was rendered for trial: trying again cannot help. */
export class PageDoesNotRender extends Error {
  override name = 'PageDoesNotRender';
}
