import { color, coveredCard, coveringLink, font, on, radius, space, surface } from '@site/kit';
import type { Example, ShownPiece } from '@site/kit/examples';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { exampleAddress, pieceAddress } from '../parts/address';

const Root = styled.li`
  ${coveredCard}
`;

const Preview = styled.div<{ $on: 'paper' | 'card' | 'road' | 'page' }>`
  ${({ $on }) => surface[$on === 'page' ? 'paper' : $on]}
  height: 196px;
  overflow: hidden;
  border-bottom: 1px solid ${color.line};
  border-radius: calc(${radius.l} - 2px) calc(${radius.l} - 2px) 0 0;
`;

/** The example at its own size, made smaller as a whole; it also holds what would be fixed to the window. */
const Model = styled.div<{ $scale: number; $bleeds: boolean }>`
  width: calc(100% / ${({ $scale }) => $scale});
  height: calc(196px / ${({ $scale }) => $scale});
  transform: scale(${({ $scale }) => $scale});
  transform-origin: 0 0;
  ${({ $bleeds }) =>
    !$bleeds &&
    css`
      padding: ${space(3)} ${space(4)};
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: safe center;
    `}
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const Words = styled.div`
  flex: 1;
  padding: ${space(2)} ${space(2.5)} ${space(2.5)};
  h3 {
    font: 700 21px/1.2 ${font.display};
    letter-spacing: -0.015em;
  }
  a {
    ${coveringLink}
  }
  p {
    margin-top: 6px;
    font-size: 15px;
    line-height: 1.45;
    color: ${on.soft};
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

/** What the overview shows of an example: whole pages smaller than single things. */
function scaleOf({ surface: on, wide, framed }: Example): number {
  return on === 'page' || wide || framed ? 0.36 : 0.66;
}

/** A piece in the overview: its first example, live and small, and what it is for. */
export function PieceCard({ piece }: { piece: ShownPiece }) {
  const [shown] = piece.examples;
  const on = shown.surface ?? 'paper';
  return (
    <Root data-piece>
      <Preview $on={on} inert lang="nl">
        <Model $scale={scaleOf(shown)} $bleeds={on === 'page' || Boolean(shown.framed)}>
          {shown.framed ? (
            <iframe src={exampleAddress(piece, shown)} title={shown.name} loading="lazy" />
          ) : (
            <shown.render />
          )}
        </Model>
      </Preview>
      <Words>
        <h3>
          <Link to={pieceAddress(piece)}>{piece.name}</Link>
        </h3>
        <p>{piece.for}</p>
      </Words>
    </Root>
  );
}
