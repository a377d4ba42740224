/** A drawing of a stroopwafel with a bite out of it. Decorative. */
export function Stroopwafel({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      fill="none"
      stroke="#12211d"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ROUND} fill="#ffe9a8" stroke="none" />
      <path
        d="M8 22l32 34M18 9l38 40M33 5l24 25M5 38l18 20M6 42L35 6M14 53l28-36M28 59l28-34M44 57l15-18"
        stroke="#e9ac00"
        strokeWidth="3"
      />
      <path d={ROUND} />
    </svg>
  );
}

const ROUND = 'M38 4.7A28 28 0 1 0 59.6 27.5a7 7 0 0 1-9.1-4.2 7 7 0 0 1-8.4-8.7A7 7 0 0 1 38 4.7z';
