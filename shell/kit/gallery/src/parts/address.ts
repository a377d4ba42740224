import { type Example, type ShownComponent, slug } from '@site/kit/examples';

/** The address of a component's page. */
export function componentAddress(component: ShownComponent): string {
  return `/kit/component?name=${component.slug}`;
}

/** The address of an example on its own, optionally on another surface. */
export function exampleAddress(component: ShownComponent, example: Example, on?: string): string {
  return `/kit/example?component=${component.slug}&name=${slug(example.name)}${on ? `&on=${on}` : ''}`;
}
