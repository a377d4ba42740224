/** Red, green and blue of `#12211d` or of `rgb(18, 33, 29)`, 0 to 255. @throws when it is neither. */
function channels(paint: string): number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(paint);
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16));
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(paint);
  if (rgb) return rgb.slice(1).map(Number);
  throw new Error(`${paint} is not a colour in figures.`);
}

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminance(paint: string): number {
  const [red = 0, green = 0, blue = 0] = channels(paint).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG counts it: 1 to 21. Text needs 4.5, large text and signs 3. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
