import { palette } from '../theme/palette';
import { glass, grey, ground } from './drawing-parts';

const { ink, plate, card, success: green, band } = palette;

/** Drawings of many pages, each in a box of 300 by 170. The svg around them sets the outline. */
export const drawings = {
  van: (
    <>
      <path d="M20 136V66a12 12 0 0 1 12-12h150c9 0 15 2 20 9l27 35 36 9a14 14 0 0 1 11 14v15z" fill={card} />
      <path d="M184 66h8c5 0 8 1 11 5l20 27h-39z" fill={glass} />
      <path d="M160 54v82M160 98h14" />
      <path d="M20 108h140" stroke={plate} strokeWidth="12" strokeLinecap="butt" />
      <path d="M20 136V66a12 12 0 0 1 12-12h128v82" />
      <path d="M254 119h12" stroke={plate} strokeWidth="7" />
      <path d="M46 74h62" strokeWidth="5" />
      {ground}
      <circle cx="76" cy="136" r="22" fill={ink} />
      <circle cx="76" cy="136" r="8" fill={plate} stroke="none" />
      <circle cx="222" cy="136" r="22" fill={ink} />
      <circle cx="222" cy="136" r="8" fill={plate} stroke="none" />
    </>
  ),
  groen: (
    <>
      <circle cx="226" cy="46" r="26" fill={plate} />
      <path d="M12 150c40-40 100-44 148-18 34 18 80 2 128-22v40z" fill={green} />
      <path d="M88 116V58" />
      <path d="M88 54l44-16M88 54L64 14M88 54L56 84" />
      <circle cx="88" cy="54" r="6" fill={card} />
      <rect x="166" y="84" width="38" height="52" rx="8" fill={card} />
      <path d="M187 94l-9 15h14l-9 15" stroke={green} />
      <path d="M204 108c18 0 6 30 26 30" />
      {ground}
    </>
  ),
  papieren: (
    <>
      <path d="M96 36l96-16a10 10 0 0 1 12 8l16 100" fill={plate} />
      <path d="M64 40h104l30 30v80H64z" fill={card} />
      <path d="M168 40v30h30z" fill={glass} />
      <path d="M86 70h52M86 92h84M86 114h56" />
      {ground}
      <circle cx="214" cy="120" r="30" fill={green} />
      <path d="M201 120l10 11 17-21" stroke={card} strokeWidth="7" />
    </>
  ),
  sleutels: (
    <>
      <path d="M146 60l62 22" />
      <path d="M132 64l-8 24" />
      <circle cx="140" cy="40" r="24" />
      <g transform="rotate(14 118 88)">
        <rect x="90" y="86" width="52" height="60" rx="16" fill={ink} />
        <circle cx="116" cy="104" r="5" fill={plate} stroke="none" />
        <path d="M106 124h20" stroke={grey} />
      </g>
      <g transform="rotate(-10 216 84)">
        <circle cx="216" cy="98" r="24" fill={plate} />
        <circle cx="216" cy="88" r="5" fill={card} strokeWidth="4" />
        <path d="M208 121v28h16v-6h8v-10h-8v-12z" fill={plate} />
      </g>
      <path d="M164 42l70-14a6 6 0 0 1 7 5l4 20a6 6 0 0 1-5 7l-70 14" fill={card} stroke="none" />
      <path d="M163 44l74-14 6 28-74 14z" fill={plate} />
      <path d="M163 44l12-2 6 28-12 2z" fill={band} />
      <path d="M190 54l38-7" />
    </>
  ),
  kaart: (
    <>
      <path d="M48 48l68-18v100l-68 18zM184 48l68-18v100l-68 18z" fill={card} />
      <path d="M116 30l68 18v100l-68-18z" fill={glass} />
      <path d="M76 116c24-34 40-2 62-22s26-8 66 10" strokeDasharray="11 11" />
      <circle cx="76" cy="116" r="8" fill={green} />
      <path d="M206 104c-18-20-26-32-26-46a26 26 0 0 1 52 0c0 14-8 26-26 46z" fill={plate} />
      <circle cx="206" cy="58" r="9" fill={card} />
      {ground}
    </>
  ),
} as const;
