import { on, space, VisuallyHidden } from '@site/kit';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const Line = styled.span<{ $width: number }>`
  display: block;
  height: 1.25rem;
  width: ${({ $width }) => $width}%;
  border-radius: 10px;
  background: ${on.text};
  opacity: 0.13;
`;

const widths = [62, 100, 94, 78];

/** Grey lines in the shape of text that is loading. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <Root role="status">
      <VisuallyHidden>Wordt geladen...</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are interchangeable.
        <Line key={line} $width={widths[line % widths.length] ?? 100} aria-hidden />
      ))}
    </Root>
  );
}
