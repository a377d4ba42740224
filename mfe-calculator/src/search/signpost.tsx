import { palette } from '@site/kit';

const { ink, band, card, success: green, plate } = palette;
const brick = '#d9643a';

export function Signpost() {
  return (
    <svg
      aria-hidden
      data-screen-only
      viewBox="0 0 300 330"
      width="300"
      fill="none"
      stroke={ink}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M142 318V24a10 10 0 0 1 20 0v294z" fill={card} />
      <path d="M142 240h20v26h-20z" fill={band} />
      <path d="M84 40h160l30 26-30 26H84z" fill={band} />
      <path d="M104 58h110M104 75h66" stroke={card} />
      <path d="M218 108H56l-30 26 30 26h162z" fill={card} />
      <path d="M74 126h120M74 143h74" stroke={brick} />
      <path d="M112 176h104l24 22-24 22H112z" fill={plate} />
      <path d="M130 191h66M130 206h40" />
      <path d="M44 318l6-24h48l6 24z" fill={card} />
      <path d="M26 294l18-30h60l18 30z" fill={card} />
      <path d="M56 280h32M78 271l10 9-10 9" stroke={brick} strokeWidth="4" />
      <path
        d="M222 318c0-16 5-26 12-32M232 318c2-14 8-20 18-24M212 318c0-12-4-20-9-25"
        stroke={green}
        strokeWidth="4"
      />
      <path d="M12 318h276" />
    </svg>
  );
}
