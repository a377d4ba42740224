const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The address of an example of a component in the gallery, with nothing around it. */
export function exampleOf(component: string, example: string): string {
  return `/kit/example?component=${slug(component)}&name=${slug(example)}`;
}
