import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, media } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const sizes = {
  s: { border: 2, radius: 8, band: '1.25rem', num: '1.25rem', pad: '0.4375rem 0.75rem', mark: '0.5625rem' },
  m: { border: 3, radius: 10, band: '1.75rem', num: '1.75rem', pad: '0.6875rem 1.125rem', mark: '0.6875rem' },
  l: { border: 3, radius: 14, band: '2.75rem', num: '2.75rem', pad: '1.0625rem 0.875rem', mark: '0.875rem' },
} as const;

/** The size of a plate: `s` fits in a line of text. */
type PlateSize = keyof typeof sizes;

const settle = keyframes`
  from { transform: scale(1.07) rotate(-1.2deg); opacity: 0; }
  60% { transform: scale(0.99) rotate(0.2deg); opacity: 1; }
  to { transform: none; }
`;

/** The frame of a plate, for components with other contents. */
export const PlateFrame = styled.span<{ $size: PlateSize; $dimmed?: boolean; $wide?: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: stretch;
  max-width: 100%;
  overflow: hidden;
  color: ${color.ink};
  background: ${({ $dimmed }) => ($dimmed ? color.track : color.plate)};
  border: ${({ $size }) => sizes[$size].border}px solid ${color.ink};
  border-radius: ${({ $size }) => sizes[$size].radius}px;
  font: 800 ${({ $size }) => sizes[$size].num}/1 ${font.display};
  font-variant-numeric: tabular-nums;
  ${media.mobile} {
    font-size: ${({ $size }) => ($size === 'l' ? 'clamp(1.625rem, 20vw - 2.75rem, 2.125rem)' : undefined)};
  }
  animation: ${settle} 320ms cubic-bezier(0.2, 0.9, 0.3, 1) backwards;
  ${media.print} {
    break-inside: avoid;
    animation: none;
  }
`;

const Band = styled.span<{ $size: PlateSize }>`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: ${({ $size }) => ($size === 's' ? 'center' : 'space-between')};
  width: ${({ $size }) => sizes[$size].band};
  padding: ${({ $size }) => ($size === 'l' ? '0.5625rem 0' : '0.3125rem 0')};
  font: 700 ${({ $size }) => sizes[$size].mark}/1 ${font.text};
  color: #fff;
  background: ${color.band};
  /* Generated content, so that it is not part of the text on the plate. */
  &::after {
    content: 'NL';
  }
  ${media.print} {
    border-right: 2px solid ${color.ink};
  }
`;

/** A ring of dots: the stars of the EU flag. */
const Stars = styled.span<{ $size: PlateSize }>`
  width: ${({ $size }) => ($size === 'l' ? '1.25rem' : '0.8125rem')};
  aspect-ratio: 1;
  border: ${({ $size }) => ($size === 'l' ? 2.5 : 2)}px dotted ${color.plate};
  border-radius: 50%;
  ${media.print} {
    border-color: ${color.ink};
  }
`;

/** The blue band with the stars and NL. */
export function PlateBand({ size }: { size: PlateSize }) {
  return (
    <Band $size={size} aria-hidden>
      {size !== 's' && <Stars $size={size} />}
    </Band>
  );
}

const Content = styled.span<{ $size: PlateSize }>`
  flex: 1;
  min-width: 0;
  padding: ${({ $size }) => sizes[$size].pad};
  letter-spacing: 0.05em;
  text-align: center;
  overflow-wrap: anywhere;
`;

interface PlateProps {
  children: ReactNode;
  size?: PlateSize;
  /** What the text is, for screen readers: "Uw aanvraagcode". */
  label?: string;
}

/** A yellow number plate with its blue band. Only for the visitor's own data: an amount, a code, a countdown. */
export function Plate({ children, size = 'm', label }: PlateProps) {
  return (
    <PlateFrame $size={size}>
      <PlateBand size={size} />
      <Content $size={size}>
        {label && <VisuallyHidden>{label}: </VisuallyHidden>}
        {children}
      </Content>
    </PlateFrame>
  );
}
