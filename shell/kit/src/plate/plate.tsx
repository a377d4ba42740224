import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, media } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const sizes = {
  s: { border: 2, radius: 8, band: 20, num: 20, pad: '7px 12px', mark: 9 },
  m: { border: 3, radius: 10, band: 28, num: 28, pad: '11px 18px', mark: 11 },
  l: { border: 3, radius: 14, band: 44, num: 44, pad: '17px 14px', mark: 14 },
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
  font: 800 ${({ $size }) => sizes[$size].num}px/1 ${font.display};
  font-variant-numeric: tabular-nums;
  ${media.mobile} {
    font-size: ${({ $size }) => ($size === 'l' ? 'clamp(26px, 20vw - 44px, 34px)' : undefined)};
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
  width: ${({ $size }) => sizes[$size].band}px;
  padding: ${({ $size }) => ($size === 'l' ? '9px 0' : '5px 0')};
  font: 700 ${({ $size }) => sizes[$size].mark}px/1 ${font.text};
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
  width: ${({ $size }) => ($size === 'l' ? 20 : 13)}px;
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
