/// <reference path="./found-by-the-build.d.ts" />
import { type Piece, slug } from './examples';

export { type Example, type ExampleSurface, groups, type Piece, slug } from './examples';

/** A piece with the text of its file of examples, which is what the gallery shows as its source. */
export interface ShownPiece extends Piece {
  /** Its address in the gallery. */
  slug: string;
  source: string;
  /** The file of its examples, below the sources of the kit. */
  file: string;
}

const files = import.meta.webpackContext('..', { regExp: /\.examples\.tsx$/ });
const texts = import.meta.webpackContext('..?raw', { regExp: /\.examples\.tsx$/ });

/** Every piece of the kit, by name. A new file of examples is found by the build: there is no list to keep. */
export const pieces: readonly ShownPiece[] = files
  .keys()
  .map((file) => {
    const { default: piece } = files(file) as { default: Piece };
    return { ...piece, slug: slug(piece.name), source: texts(file) as string, file: file.slice(2) };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));
