import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, dashes, media, on } from '../theme/theme';

const Track = styled.div`
  position: relative;
  height: 0.875rem;
  border-radius: 7px;
  overflow: hidden;
  background: ${color.track};
  box-shadow: 0 0 0 1px ${on.soft};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Drawn as a road with a dashed line. */
const Fill = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 7px;
  background: ${color.dark};
  ${media.forcedColors} {
    background: Highlight;
  }
  transition: width 400ms ease-out;
  &::after {
    content: '';
    position: absolute;
    inset: 0.375rem 0.5rem auto;
    height: 2px;
    background: ${dashes('#fff', 12)};
  }
`;

/** A progress bar of `now` out of `of`. */
export function ProgressTrack({ now, of, ...rest }: ComponentProps<'div'> & { now: number; of: number }) {
  return (
    <Track role="progressbar" aria-valuemin={0} aria-valuemax={of} aria-valuenow={now} {...rest}>
      <Fill style={{ width: `${(now / of) * 100}%` }} />
    </Track>
  );
}
