import { type Example, type ShownPiece, slug } from '@site/kit/examples';

/** Where a piece is shown. */
export function pieceAddress(piece: ShownPiece): string {
  return `/kit/piece?name=${piece.slug}`;
}

/** Where an example stands alone; on a surface of choice. */
export function exampleAddress(piece: ShownPiece, example: Example, on?: string): string {
  return `/kit/example?piece=${piece.slug}&name=${slug(example.name)}${on ? `&on=${on}` : ''}`;
}
