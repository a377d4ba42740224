import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Example, Piece } from './examples';

/** The sources of the kit. */
export const SOURCES = path.resolve(import.meta.dirname, '..');

/** The files of examples, relative to the sources. */
export const exampleFiles: readonly string[] = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.examples.tsx'))
  .sort();

/** Every piece, for the tests. */
export const foundPieces: readonly (Piece & { file: string })[] = exampleFiles.map((file) => ({
  ...(require(path.join(SOURCES, file)) as { default: Piece }).default,
  file,
}));

/** A table for `test.each`: the piece, the name of the example, the example. */
export const everyExample: readonly (readonly [piece: string, name: string, example: Example])[] =
  foundPieces.flatMap((piece) =>
    piece.examples.map((example) => [piece.name, example.name, example] as const),
  );
