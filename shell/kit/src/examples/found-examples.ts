import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Component, Example } from './examples';

/** The `src` folder of the kit. */
export const SOURCES = path.resolve(import.meta.dirname, '..');

/** The examples files, relative to `SOURCES`. */
export const exampleFiles: readonly string[] = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.examples.tsx'))
  .sort();

/** Every component, for the tests. */
export const foundComponents: readonly (Component & { file: string })[] = exampleFiles.map((file) => ({
  ...(require(path.join(SOURCES, file)) as { default: Component }).default,
  file,
}));

/** A table for `test.each`: the component, the name of the example, the example. */
export const everyExample: readonly (readonly [component: string, name: string, example: Example])[] =
  foundComponents.flatMap((component) =>
    component.examples.map((example) => [component.name, example.name, example] as const),
  );
