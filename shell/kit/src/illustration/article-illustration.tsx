import { articleDrawings } from './article-drawings';
import { Drawing, type IllustrationProps } from './illustration';

/** The names of the drawings of articles. */
export type ArticleIllustrationName = keyof typeof articleDrawings;

/** An Illustration that only a page or two have. */
export function ArticleIllustration({
  name,
  ...rest
}: IllustrationProps & { name: ArticleIllustrationName }) {
  return <Drawing {...rest}>{articleDrawings[name]}</Drawing>;
}
