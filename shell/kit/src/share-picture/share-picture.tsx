import type { ReactElement, ReactNode } from 'react';
import { drawings } from '../illustration/drawings';
import { palette } from '../theme/palette';

/** The size of a share image in px, as Open Graph recommends. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const { width, height } = SHARE_PICTURE;

/** The y position of the road in px, and the scale of the van. */
const ROAD = 486;
const SCALE = 1.9;

/** The length of a dash and of the gap after it, in px. */
const DASH = 74;

const dashes = Array.from({ length: 9 }, (_, place) => place * 2 * DASH - DASH / 2);

const stars = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  return { x: (16 + 13 * Math.sin(angle)).toFixed(1), y: (16 - 13 * Math.cos(angle)).toFixed(1) };
});

function Plate({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        border: `6px solid ${palette.ink}`,
        borderRadius: 20,
        background: palette.plate,
        fontSize: 74,
        lineHeight: 1,
        letterSpacing: '0.04em',
        overflow: 'hidden',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'space-between',
          width: 60,
          padding: '1rem 0 0.75rem',
          fontSize: 24,
          color: palette.white,
          background: palette.band,
        }}
      >
        <svg aria-hidden width="32" height="32" viewBox="0 0 32 32" fill={palette.plate}>
          {stars.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
          ))}
        </svg>
        NL
      </div>
      <div style={{ display: 'flex', padding: '1rem 1.625rem 1.25rem' }}>{children}</div>
    </div>
  );
}

/** The width of the title in px: it ends before the plate. */
const TITLE_WIDTH = 664;

/** The width of a letter of the font in em; a little more than the average. */
const LETTER = 0.54;

/** A long title gets a smaller font, so that it ends above the van, and so does a long word, which is not broken. */
function fontSize(title: string): number {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const ofLine = Math.floor(TITLE_WIDTH / (LETTER * longest));
  if (title.length <= 24) return Math.min(104, ofLine);
  return Math.min(title.length <= 40 ? 84 : 64, ofLine);
}

/**
 * The share image (og:image) of a page: its title, a van on the road, and its plate. Without the site's name, which is configurable.
 * For the build, which lays it out with flexbox and text as satori has it.
 */
export function sharePicture(title: string): ReactElement {
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        width,
        height,
        fontFamily: 'Bricolage Grotesque',
        fontWeight: 800,
        color: palette.ink,
        background: palette.light,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: ROAD - 2.5 * SCALE,
          width,
          height,
          background: palette.dark,
          borderTop: `${5 * SCALE}px solid ${palette.ink}`,
        }}
      />
      {dashes.map((left) => (
        <div
          key={left}
          style={{
            position: 'absolute',
            left,
            top: ROAD + 88,
            width: DASH,
            height: 10,
            background: palette.light,
          }}
        />
      ))}
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 56,
          width: TITLE_WIDTH,
          fontSize: fontSize(title),
          lineHeight: 0.96,
          letterSpacing: '-0.04em',
        }}
      >
        {title}
      </div>
      <svg
        aria-hidden
        style={{ position: 'absolute', left: 596, top: ROAD - 150 * SCALE }}
        width={300 * SCALE}
        height={170 * SCALE}
        viewBox="0 0 300 170"
        fill="none"
        stroke={palette.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings.van}
      </svg>
      <div style={{ position: 'absolute', right: 64, top: 64, display: 'flex' }}>
        <Plate>VAN-U</Plate>
      </div>
    </div>
  );
}
