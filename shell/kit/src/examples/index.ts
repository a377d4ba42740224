/// <reference path="./webpack-context.d.ts" />
import { type Component, slug } from './examples';

export { type Component, type Example, type ExampleSurface, groups, slug } from './examples';

/** A component with the text of its examples file, from which the gallery takes the source that it shows. */
export interface ShownComponent extends Component {
  /** Its address in the gallery. */
  slug: string;
  source: string;
  /** The examples file, relative to the kit's `src`. */
  file: string;
}

const files = import.meta.webpackContext('..', { regExp: /\.examples\.tsx$/ });
const texts = import.meta.webpackContext('..?raw', { regExp: /\.examples\.tsx$/ });

/** Every component of the kit, sorted by name. The build finds the examples files, so there is no list to maintain. */
export const components: readonly ShownComponent[] = files
  .keys()
  .map((file) => {
    const { default: component } = files(file) as { default: Component };
    return { ...component, slug: slug(component.name), source: texts(file) as string, file: file.slice(2) };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));
