import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import * as Content from '../content';
import * as Controls from '../controls';
import * as Kit from '../index';
import { axe } from '../testing/axe';
import { fakeBackend } from '../testing/fake-backend';
import * as Widgets from '../widgets';
import { examplePage } from './example-page';
import { groups, slug } from './examples';
import { everyExample, exampleFiles, foundComponents, SOURCES } from './found-examples';

/** Console errors, and hydration mismatches reported by React. */
let complaints: unknown[] = [];
let restoreFetch = () => {};

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => complaints.push(words);
  jest.spyOn(console, 'error').mockImplementation(complain);
  jest.spyOn(console, 'warn').mockImplementation(complain);
  restoreFetch = fakeBackend({}).restore;
});

afterEach(() => {
  jest.restoreAllMocks();
  restoreFetch();
});

test.each(everyExample)(
  '%s, “%s”: hydrates without console errors, and is accessible',
  async (_component, _name, { render }) => {
    const root = document.body.appendChild(document.createElement('main'));
    // Only its own styles: jsdom matches each element against every rule in the document.
    const styles = document.head.appendChild(document.createElement('div'));
    const page = () => <StyleSheetManager target={styles}>{examplePage(render)}</StyleSheetManager>;
    root.innerHTML = renderToString(page());
    const hydrated = await act(async () =>
      hydrateRoot(root, page(), { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    expect(await axe(root)).toHaveNoViolations();
    act(() => hydrated.unmount());
    root.remove();
    styles.remove();
  },
);

test('names and addresses are unique, of components and of the examples of a component', () => {
  const components = foundComponents.map(({ name }) => slug(name));
  expect(new Set(components).size).toBe(components.length);
  for (const { examples } of foundComponents) {
    const addresses = examples.map(({ name }) => slug(name));
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test.each(foundComponents.map((component) => [component.name, component] as const))(
  '%s has a purpose and requirements',
  (_name, component) => {
    expect(groups).toContain(component.group);
    expect(component.purpose).toMatch(/\.$/);
    expect(component.requirements.length).toBeGreaterThan(0);
    for (const sentence of component.requirements) expect(sentence).toMatch(/^[A-Z].*\.$/);
  },
);

/** Components around a whole page, or parts of another component, which have no example of their own. */
const NOT_STANDALONE = [
  'CentreLine',
  'ConsentProvider',
  'GlobalStyle',
  'Link',
  'PlateBand',
  'PlateFrame',
  'SitePagesProvider',
  'SiteProvider',
  'SessionProvider',
  'ToastProvider',
  'Toaster',
];

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function'
    ? !(value.prototype instanceof Error)
    : value !== null && typeof value === 'object' && 'styledComponentId' in value);

test('every component of the kit’s entry points has an example', () => {
  const sources = exampleFiles.map((file) => readFileSync(path.join(SOURCES, file), 'utf8')).join('\n');
  const missing = Object.entries({ ...Kit, ...Content, ...Controls, ...Widgets })
    .filter(isComponent)
    .map(([name]) => name)
    .filter((name) => !NOT_STANDALONE.includes(name) && !new RegExp(`<${name}\\b`).test(sources));
  expect(missing).toEqual([]);
});
