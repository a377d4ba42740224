import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import * as Controls from '../controls';
import * as Kit from '../index';
import { fakeBackend } from '../testing/fake-backend';
import '../testing/matchers';
import { examplePage } from './example-page';
import { groups, slug } from './examples';
import { everyExample, exampleFiles, foundPieces, SOURCES } from './found-examples';

/** What a browser says on the console, and what React found different from the server's HTML. */
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
  '%s, “%s”: hydrates in silence, and is accessible',
  async (_piece, _name, { render }) => {
    const root = document.body.appendChild(document.createElement('main'));
    // Its own styles and no others: jsdom compares each element with every rule that there is.
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

test('names and addresses are given once, to pieces and to the examples of a piece', () => {
  const pieces = foundPieces.map(({ name }) => slug(name));
  expect(new Set(pieces).size).toBe(pieces.length);
  for (const { examples } of foundPieces) {
    const addresses = examples.map(({ name }) => slug(name));
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test.each(foundPieces.map((piece) => [piece.name, piece] as const))(
  '%s says what it is for and what it must do for people',
  (_name, piece) => {
    expect(groups).toContain(piece.group);
    expect(piece.for).toMatch(/\.$/);
    expect(piece.must.length).toBeGreaterThan(0);
    for (const sentence of piece.must) expect(sentence).toMatch(/^[A-Z].*\.$/);
  },
);

/** What stands around a whole page, or is a part of another piece that remotes never place by itself. */
const NOT_BY_ITSELF = [
  'ConsentProvider',
  'GlobalStyle',
  'PlateBand',
  'PlateFrame',
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

test('every component of the kit’s doors stands in an example', () => {
  const sources = exampleFiles.map((file) => readFileSync(path.join(SOURCES, file), 'utf8')).join('\n');
  const missing = Object.entries({ ...Kit, ...Controls })
    .filter(isComponent)
    .map(([name]) => name)
    .filter((name) => !NOT_BY_ITSELF.includes(name) && !new RegExp(`<${name}\\b`).test(sources));
  expect(missing).toEqual([]);
});
