import { palette } from '../theme/palette';
import { brick, glass, grey, ground } from './drawing-parts';
import { Drawing, type IllustrationProps } from './illustration';

const { ink, plate, card, success: green, band } = palette;

/** Drawings of single pages, each in a box of 300 by 170. The svg around them sets the outline. */
const articleDrawings = {
  paraplu: (
    <>
      <path d="M44 34l-8 20M66 96l-8 20M262 34l-8 20M250 96l-8 20" stroke={band} />
      <path d="M150 66v34" />
      <path
        d="M70 78a80 64 0 0 1 160 0c-8-12-32-12-40 0c-8-12-32-12-40 0c-8-12-32-12-40 0c-8-12-32-12-40 0z"
        fill={plate}
      />
      <path d="M150 14c-22 16-38 38-40 64M150 14c22 16 38 38 40 64M150 14V6" />
      <path d="M82 140v-16a10 10 0 0 1 10-10h20l18-22h48l22 22h8a10 10 0 0 1 10 10v16z" fill={card} />
      <path d="M126 114l12-14h14v14zM164 100h10l14 14h-24z" fill={glass} />
      {ground}
      <circle cx="112" cy="138" r="14" fill={ink} />
      <circle cx="112" cy="138" r="5" fill={plate} stroke="none" />
      <circle cx="188" cy="138" r="14" fill={ink} />
      <circle cx="188" cy="138" r="5" fill={plate} stroke="none" />
    </>
  ),
  weegschaal: (
    <>
      <path d="M150 30v112M66 44h168" />
      <path d="M110 150a40 18 0 0 1 80 0z" fill={green} />
      <circle cx="150" cy="34" r="12" fill={plate} />
      <path d="M66 44l-30 62M66 44l30 62M234 44l-30 62M234 44l30 62" strokeWidth="4" />
      <path d="M44 102V80h26l14 12h6v10z" fill={card} />
      <circle cx="56" cy="102" r="6" fill={ink} />
      <circle cx="78" cy="102" r="6" fill={ink} />
      <path d="M26 106h80a40 24 0 0 1-80 0z" fill={glass} />
      <circle cx="224" cy="92" r="13" fill={plate} />
      <circle cx="246" cy="92" r="13" fill={plate} />
      <circle cx="235" cy="74" r="13" fill={plate} />
      <path d="M194 106h80a40 24 0 0 1-80 0z" fill={glass} />
      {ground}
    </>
  ),
  bakfiets: (
    <>
      {ground}
      <circle cx="68" cy="126" r="22" fill={card} />
      <circle cx="232" cy="118" r="30" fill={card} />
      <circle cx="68" cy="126" r="4" fill={ink} />
      <circle cx="232" cy="118" r="4" fill={ink} />
      <path d="M52 36h32v28H52z" fill={brick} />
      <path d="M84 24h36v40H84z" fill={card} />
      <path d="M96 24v14h12V24" fill={plate} />
      <path d="M30 64h112l-14 52H46z" fill={plate} />
      <path d="M58 84h54" />
      <path d="M128 116h58l-14-62M232 118l-46-2M186 116l20-58M232 118l-24-52-76 30" />
      <path d="M190 56h30" strokeWidth="9" />
      <path d="M156 40l16 14M156 40h-16" />
      <circle cx="186" cy="116" r="10" fill={plate} />
    </>
  ),
  graafmachine: (
    <>
      <path d="M150 88l42-60 18 10-34 62z" fill={plate} />
      <path d="M196 26l62 40-8 14-54-30z" fill={plate} />
      <path d="M246 72l20-8 14 34c-8 12-30 14-42 2z" fill={ink} />
      <path d="M54 112V70h36V40h56a10 10 0 0 1 9 6l24 50a8 8 0 0 1-7 16z" fill={plate} />
      <path d="M104 54h34l16 34h-50z" fill={glass} />
      <path d="M66 84h22M66 96h22" />
      <rect x="40" y="114" width="148" height="36" rx="18" fill={ink} />
      {[60, 87, 114, 141, 168].map((x) => (
        <circle key={x} cx={x} cy="132" r="7" fill={grey} stroke="none" />
      ))}
      {ground}
      <path d="M224 150c6-20 20-26 30-26s24 8 30 26z" fill={brick} />
    </>
  ),
  oven: (
    <>
      {ground}
      <path d="M84 150v-8M216 150v-8" strokeWidth="9" />
      <rect x="64" y="18" width="172" height="124" rx="12" fill={card} />
      <path d="M64 48h172" />
      <circle cx="86" cy="33" r="5" fill={green} stroke="none" />
      <circle cx="108" cy="33" r="5" fill={plate} stroke="none" />
      <path d="M176 33h40" />
      <rect x="84" y="66" width="132" height="58" rx="8" fill={plate} />
      <path d="M84 116h132" strokeWidth="4" />
      <path d="M98 114c-2-22 8-30 22-30s24 8 22 30z" fill={brick} />
      <path d="M158 114c-2-22 8-30 22-30s24 8 22 30z" fill={brick} />
      <path d="M112 96l6 8M122 94l6 8M172 96l6 8M182 94l6 8" strokeWidth="3.5" />
      <path d="M120 56h60" strokeWidth="6" />
    </>
  ),
  laadpaal: (
    <>
      {ground}
      <path d="M132 138v-22c0-6 3-10 8-13l20-9 22-28c5-6 10-8 18-8h62a14 14 0 0 1 14 14v66z" fill={card} />
      <path d="M190 92l16-19c2-2 4-3 7-3h17v22zM242 92V70h18a8 8 0 0 1 8 8v14z" fill={glass} />
      <path d="M236 96v34" />
      <circle cx="168" cy="138" r="18" fill={ink} />
      <circle cx="168" cy="138" r="6" fill={plate} stroke="none" />
      <circle cx="250" cy="138" r="18" fill={ink} />
      <circle cx="250" cy="138" r="6" fill={plate} stroke="none" />
      <rect x="28" y="20" width="58" height="130" rx="14" fill={green} />
      <rect x="40" y="34" width="34" height="28" rx="5" fill={card} strokeWidth="4" />
      <path d="M60 76l-11 18h16l-11 18" stroke={plate} />
      <path d="M86 84c30 0 8 44 28 44 10 0 6-8 18-8" />
    </>
  ),
} as const;

/** The names of the drawings of articles. */
export type ArticleIllustrationName = keyof typeof articleDrawings;

/** An Illustration that only a page or two have. */
export function ArticleIllustration({
  name,
  ...rest
}: IllustrationProps & { name: ArticleIllustrationName }) {
  return <Drawing {...rest}>{articleDrawings[name]}</Drawing>;
}
