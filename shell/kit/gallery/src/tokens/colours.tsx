import { color, font, palette, radius, space } from '@site/kit';
import styled from 'styled-components';
import { contrast } from './contrast';

const Swatches = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  gap: ${space(2)};
`;

const Swatch = styled.li`
  overflow: hidden;
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
`;

const Paint = styled.div`
  display: flex;
  gap: ${space(1.5)};
  align-items: end;
  height: 84px;
  padding: ${space(1)} ${space(1.5)};
  font: 800 26px/1 ${font.display};
`;

const Facts = styled.div`
  padding: ${space(1.25)} ${space(1.5)} ${space(1.5)};
  font-size: 14px;
  line-height: 1.5;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    font-size: 16px;
    color: ${color.ink};
  }
`;

/** What a contrast ratio is sufficient for, according to WCAG. */
function verdict(ratio: number): string {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large text, signs' : 'no text';
}

/** `plate-deep` is `color.plateDeep` in code. */
function tokenName(property: string): string {
  return property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The palette: each colour with its value and its contrast with ink and white. */
export function Colours() {
  return (
    <Swatches>
      {Object.entries(palette).map(([property, paint]) => {
        const withInk = contrast(palette.ink, paint);
        const withWhite = contrast(palette.white, paint);
        return (
          <Swatch key={property}>
            <Paint style={{ background: paint }} aria-hidden>
              {withInk >= 4.5 && <span style={{ color: palette.ink }}>Aa</span>}
              {withWhite >= 4.5 && <span style={{ color: palette.white }}>Aa</span>}
            </Paint>
            <Facts>
              <b>{tokenName(property)}</b>
              {paint}
              <br />
              ink {withInk.toFixed(1)}, {verdict(withInk)}
              <br />
              white {withWhite.toFixed(1)}, {verdict(withWhite)}
            </Facts>
          </Swatch>
        );
      })}
    </Swatches>
  );
}
